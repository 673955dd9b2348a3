/** Play a card, move a pirate on (CTG-20 to CTG-23). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { CARDS, GOAL, KINDS, kindOf, MOST_PIRATES, PLACES, symbolOf } from '../content.ts'
import { LAYOUTS } from '../fixed.ts'
import { forwardTarget, NOWHERE } from '../moves.ts'
import { placeName, placeOf } from '../names.ts'
import { playCard, prepare, sayPlayed } from '../play.ts'
import { inHand, type State, sizeOfHand } from '../state.ts'
import type { ActionOfType, Cartagena } from '../types.ts'
import { foremost, likelyCard, noWayForward, pirateProblem } from './problems.ts'

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
    return !state.fixed.isStory || countInStory(state, seat, -1) > 0
  },

  count(state, seat) {
    if (state.fixed.isStory) return countInStory(state, seat, Number.MAX_SAFE_INTEGER)
    return kindsHeld(state, seat) * placesOut(state, seat)
  },

  nth(state, seat, n) {
    if (state.fixed.isStory) {
      countInStory(state, seat, n)
      return FORWARD[found] as Forward
    }
    const many = kindsHeld(state, seat)
    const kind = nthKind(state, seat, n % many)
    const place = nthPlace(state, seat, Math.floor(n / many))
    return FORWARD[(state.fixed.layout * KINDS + kind) * PLACES + place] as Forward
  },

  legal(state, seat, into) {
    const { where, fixed } = state
    const first = seat * MOST_PIRATES
    for (let i = first; i < first + fixed.pirates; i++) {
      const place = where[i] as number
      if (place === GOAL || (i > first && where[i - 1] === place)) continue
      for (let kind = 0; kind < KINDS; kind++) {
        if (inHand(state, seat, kind) === 0) continue
        if (forwardTarget(state, seat, place, symbolOf(kind)) === NOWHERE) continue
        into.push(FORWARD[(fixed.layout * KINDS + kind) * PLACES + place] as Forward)
      }
    }
  },

  check(state, seat, { card, from }) {
    const kind = kindOf(card)
    if (inHand(state, seat, kind) === 0) return { code: 'notInHand', rule: 'CTG-20', detail: { card } }
    const place = placeOf(state.fixed, from)
    const wrong = pirateProblem(state, seat, place, from)
    if (wrong) return wrong
    const target = forwardTarget(state, seat, place, symbolOf(kind))
    return target === NOWHERE ? noWayForward(state, place) : null
  },

  explain(state, seat, { card = likelyCard(state, seat), from = foremost(state, seat) }) {
    return forward.check(state, seat, { type: 'forward', card, from })
  },

  apply(state, seat, { card, from }, emit) {
    const kind = kindOf(card)
    const symbol = symbolOf(kind)
    if (emit) sayPlayed(emit, seat, 'forward', [card], symbol)
    prepare(state, 'forward', symbol, placeOf(state.fixed, from), 0)
    playCard(state, seat, kind, emit)
  },
}

function kindsHeld(state: State, seat: Seat): number {
  const { hands } = state
  let many = 0
  for (let i = seat * KINDS; i < (seat + 1) * KINDS; i++) if (hands[i] !== 0) many++
  return many
}

function nthKind(state: State, seat: Seat, n: number): number {
  const { hands } = state
  let left = n
  let kind = 0
  while (hands[seat * KINDS + kind] === 0 || left-- > 0) kind++
  return kind
}

/** How many places off the goal hold a pirate of this seat. Outside the whole story the goal comes last in `where`. */
function placesOut(state: State, seat: Seat): number {
  const { where } = state
  const end = seat * MOST_PIRATES + state.fixed.pirates
  let many = 0
  let last = -1
  for (let i = seat * MOST_PIRATES; i < end && where[i] !== GOAL; i++) {
    if (where[i] !== last) many++
    last = where[i] as number
  }
  return many
}

function nthPlace(state: State, seat: Seat, n: number): number {
  const { where } = state
  let i = seat * MOST_PIRATES
  for (let left = n; left > 0; left--) {
    const place = where[i]
    while (where[i] === place) i++
  }
  return where[i] as number
}

/** The index of the action that `countInStory` stopped at. */
let found = 0

/** Counts up to number `n` (0 the first; -1 stops at the first too) in the order of `legal`. */
function countInStory(state: State, seat: Seat, n: number): number {
  const { where, fixed } = state
  const first = seat * MOST_PIRATES
  let many = 0
  for (let i = first; i < first + fixed.pirates; i++) {
    const place = where[i] as number
    if (place === GOAL || (i > first && where[i - 1] === place)) continue
    for (let kind = 0; kind < KINDS; kind++) {
      if (state.hands[seat * KINDS + kind] === 0) continue
      if (forwardTarget(state, seat, place, symbolOf(kind)) === NOWHERE) continue
      if (many++ >= n) {
        found = (fixed.layout * KINDS + kind) * PLACES + place
        return many
      }
    }
  }
  return many
}
