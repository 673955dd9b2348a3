/** Move a pirate back onto one or two others and draw as many cards (CTG-30 to CTG-35). */
import type { ActionKind } from '@quayside/rules-kit'
import { MOST_PIRATES, PLACES, SHIP, START } from '../content.ts'
import { LAYOUTS } from '../fixed.ts'
import { backwardMoved } from '../moved.ts'
import { backwardTarget, cardsFor, NOWHERE } from '../moves.ts'
import { placeName, placeOf } from '../names.ts'
import { movePirate, piratesOn, type State } from '../state.ts'
import { spendAction, startDraw } from '../turn.ts'
import type { ActionOfType, Cartagena } from '../types.ts'
import { foremost } from './problems.ts'

type Backward = ActionOfType<'backward'>

const BACKWARD: readonly Backward[] = LAYOUTS.flatMap((_, layout) =>
  Array.from({ length: PLACES }, (_place, place) =>
    Object.freeze({ type: 'backward' as const, from: placeName(layout, place) }),
  ),
)

export const backward: ActionKind<Cartagena, 'backward'> = {
  type: 'backward',

  possible(state, seat) {
    const first = seat * MOST_PIRATES
    for (let i = first + state.fixed.pirates - 1; i >= first; i--)
      if (canGoBack(state, state.where[i] as number)) return true
    return false
  },

  legal(state, seat, into) {
    const { where, fixed } = state
    const first = seat * MOST_PIRATES
    for (let i = first; i < first + fixed.pirates; i++) {
      const place = where[i] as number
      if (i > first && where[i - 1] === place) continue
      if (canGoBack(state, place)) into.push(BACKWARD[fixed.layout * PLACES + place] as Backward)
    }
  },

  check(state, seat, { from }) {
    const place = placeOf(state.fixed, from)
    if (place < 0 || piratesOn(state, seat, place) === 0)
      return { code: 'noPirateThere', rule: 'CTG-30', detail: { place: from } }
    if (place === START) return { code: 'notFromStart', rule: 'CTG-34' }
    if (place === SHIP && state.shore === 1) return { code: 'shipAway', rule: 'CTG-W11' }
    return canGoBack(state, place) ? null : { code: 'nothingBehind', rule: 'CTG-33' }
  },

  explain(state, seat, { from = foremost(state, seat) }) {
    return backward.check(state, seat, { type: 'backward', from })
  },

  apply(state, seat, { from }, emit) {
    const place = placeOf(state.fixed, from)
    const to = backwardTarget(state, place)
    const cards = cardsFor(state, to)
    if (emit) emit(backwardMoved(state, seat, place, to))
    spendAction(state, 1)
    movePirate(state, seat, place, to)
    startDraw(state, seat, cards, 'act', emit)
  },
}

function canGoBack(state: State, place: number): boolean {
  return place !== START && backwardTarget(state, place) !== NOWHERE
}
