/** One step of one marker, with its row where it enters a tile (CGE-21, CGE-22, CGE-26). */
import type { ActionKind } from '@quayside/rules-kit'
import { advance, walk } from '../advance.ts'
import { TRANSPORTS } from '../content.ts'
import { spaceOf, transportOf } from '../names.ts'
import type { ReadonlyState } from '../state.ts'
import { hasSteps, needsRow, positionOf } from '../track.ts'
import type { Action, CargoEmpire } from '../types.ts'
import { refuse } from './shared.ts'

type Step = Extract<Action, { type: 'step' }>
const ROWS = [null, 'upper', 'lower'] as const
/** By marker, then plain, upper, lower. */
const STEP: readonly (readonly Step[])[] = TRANSPORTS.map((marker) =>
  ROWS.map((row) => Object.freeze({ type: 'step', marker, row })),
)

/** Whether this marker has a step due, or may be given one of the free ones. */
function isDue(state: ReadonlyState, marker: number): boolean {
  if ((state.steps[marker] as number) > 0) return true
  return !hasSteps(state) && state.stage === 'extra' && state.extra > 0 && (state.moved & (1 << marker)) !== 0
}

export const step: ActionKind<CargoEmpire, 'step'> = {
  type: 'step',
  possible: () => true,

  legal(state, seat, into) {
    for (let marker = 0; marker < 3; marker++) {
      if (!isDue(state, marker)) continue
      const forms = STEP[marker] as readonly Step[]
      if (!needsRow(positionOf(state, seat, marker))) into.push(forms[0] as Step)
      else {
        into.push(forms[1] as Step)
        into.push(forms[2] as Step)
      }
    }
  },

  check(state, seat, { marker, row }) {
    const index = transportOf(marker)
    if (!isDue(state, index)) {
      return hasSteps(state)
        ? refuse('noStepDue', 'CGE-20', { marker })
        : refuse('markerDidNotMove', 'CGE-26', { marker })
    }
    const isEntering = needsRow(positionOf(state, seat, index))
    if (isEntering && row === null) return refuse('rowNeeded', 'CGE-21')
    return !isEntering && row !== null ? refuse('noRowHere', 'CGE-21') : null
  },

  apply(state, _seat, { marker, row }, emit) {
    const index = transportOf(marker)
    if (!hasSteps(state)) {
      state.extra--
      state.steps[index] = 1
    }
    walk(state, index, row === null ? 0 : spaceOf(row) + 1, emit)
    advance(state, emit)
  },
}
