/** Keep one of two objectives: secretly and all together at the start, at once after a bonus (CGE-23, E37). */
import type { ActionKind } from '@quayside/rules-kit'
import { advance } from '../advance.ts'
import { keepObjective } from '../bonuses.ts'
import { OBJECTIVES } from '../content.ts'
import { objectiveOf } from '../names.ts'
import { NONE, type State } from '../state.ts'
import type { Action, CargoEmpire } from '../types.ts'
import { refuse } from './shared.ts'

type Keep = Extract<Action, { type: 'keepObjective' }>
const KEEP: readonly Keep[] = OBJECTIVES.map(({ id }) =>
  Object.freeze({ type: 'keepObjective', objective: id }),
)

export const keep: ActionKind<CargoEmpire, 'keepObjective'> = {
  type: 'keepObjective',

  possible: () => true,

  legal(state, seat, into) {
    for (let i = seat * 2; i < seat * 2 + 2; i++) into.push(KEEP[state.dealt[i] as number] as Keep)
  },

  check(state, seat, { objective }) {
    const wanted = objectiveOf(objective)
    const isDealt = state.dealt[seat * 2] === wanted || state.dealt[seat * 2 + 1] === wanted
    return isDealt ? null : refuse('notDealt', 'CGE-23')
  },

  apply(state, seat, { objective }, emit) {
    if (state.phase !== 'firstObjectives') {
      state.choice = ''
      keepObjective(state, seat, objectiveOf(objective), emit)
      advance(state, emit)
      return
    }
    state.chosen[seat] = objectiveOf(objective)
    if (isSomebodyThinking(state)) return
    for (let one = 0; one < state.fixed.players; one++) {
      keepObjective(state, one, state.chosen[one] as number, null)
      state.chosen[one] = NONE
    }
    emit?.({ type: 'objectivesChosen' })
    state.phase = 'orderBonus'
    state.turn = 0
    advance(state, emit)
  },
}

function isSomebodyThinking(state: State): boolean {
  for (let seat = 0; seat < state.fixed.players; seat++) if (state.chosen[seat] === NONE) return true
  return false
}
