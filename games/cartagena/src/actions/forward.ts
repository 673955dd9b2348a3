/** Play a card, move a pirate on (CTG-20 to CTG-23). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { CARDS, GOAL, KINDS, kindOf, MOST_PIRATES, PLACES, symbolOf } from '../content.ts'
import { LAYOUTS, placeName, placeOf } from '../course.ts'
import { forwardTarget, NOWHERE } from '../moves.ts'
import { playCard, prepare, sayPlayed } from '../play.ts'
import { held, type State, sizeOfHand } from '../state.ts'
import type { ActionOfType, Cartagena } from '../types.ts'
import { noWayForward, pirateProblem } from './problems.ts'

type Forward = ActionOfType<'forward'>

/** By layout, kind and place: places are called differently. */
const FORWARD: readonly Forward[] = LAYOUTS.flatMap((_, layout) =>
  CARDS.flatMap((card) =>
    Array.from({ length: PLACES }, (_place, place) =>
      Object.freeze({ type: 'forward' as const, card, from: placeName(layout, place) }),
    ),
  ),
)

export const forward: ActionKind<Cartagena, 'forward'> = {
  type: 'forward',

  possible(state, seat) {
    if (sizeOfHand(state, seat) === 0) return false
    // Outside the whole story every card moves every pirate that is not home, and one is not.
    return !state.course.isStory || countForward(state, seat, -1) > 0
  },

  count: (state, seat) => countForward(state, seat, Number.MAX_SAFE_INTEGER),

  nth(state, seat, n) {
    countForward(state, seat, n)
    return FORWARD[found] as Forward
  },

  legal(state, seat, into) {
    const { where, course } = state
    const first = seat * MOST_PIRATES
    for (let i = first; i < first + course.pirates; i++) {
      const place = where[i] as number
      if (place === GOAL || (i > first && where[i - 1] === place)) continue
      for (let kind = 0; kind < KINDS; kind++) {
        if (held(state, seat, kind) === 0) continue
        if (forwardTarget(state, seat, place, symbolOf(kind)) === NOWHERE) continue
        into.push(FORWARD[(course.layout * KINDS + kind) * PLACES + place] as Forward)
      }
    }
  },

  check(state, seat, { card, from }) {
    const kind = kindOf(card)
    if (held(state, seat, kind) === 0) return { code: 'notInHand', rule: 'CTG-20', detail: { card } }
    const place = placeOf(state.course, from)
    const wrong = pirateProblem(state, seat, place, from)
    if (wrong) return wrong
    const target = forwardTarget(state, seat, place, symbolOf(kind))
    return target === NOWHERE ? noWayForward(state, place) : null
  },

  apply(state, seat, { card, from }, emit) {
    const kind = kindOf(card)
    const symbol = symbolOf(kind)
    if (emit) sayPlayed(emit, seat, 'forward', [card], symbol)
    prepare(state, 'forward', symbol, placeOf(state.course, from), 0)
    playCard(state, seat, kind, emit)
  },
}

/** The index of the action that `countForward` stopped at. */
let found = 0

/** Counts up to number `n` (0 the first; -1 stops at the first too) in the order of `legal`. */
function countForward(state: State, seat: Seat, n: number): number {
  const { where, course } = state
  const first = seat * MOST_PIRATES
  let many = 0
  for (let i = first; i < first + course.pirates; i++) {
    const place = where[i] as number
    if (place === GOAL || (i > first && where[i - 1] === place)) continue
    for (let kind = 0; kind < KINDS; kind++) {
      if (state.hands[seat * KINDS + kind] === 0) continue
      if (course.isStory && forwardTarget(state, seat, place, symbolOf(kind)) === NOWHERE) continue
      if (many++ >= n) {
        found = (course.layout * KINDS + kind) * PLACES + place
        return many
      }
    }
  }
  return many
}
