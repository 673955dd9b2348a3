/** What a trade that was agreed to, or proposed, promises before it is carried out. */

import type { Seat } from '@quayside/rules-kit'
import { GOAL, KINDS } from '../content.ts'
import { add, of } from '../numbers.ts'
import { isOneOf, type State } from '../state.ts'
import { holdsAll } from '../trade.ts'

/** A rival with this many visible points is about to win, and gets no trade. */
const TOO_STRONG = GOAL - 2
/** An accepted offer is usually carried out, a counter-offer more rarely accepted. */
const CARRIED_OUT = 0.9
const ACCEPTED = 0.5
/** What words cost in log-odds, so that nobody speaks for next to nothing. */
const ANSWER_COST = 0.02
const COUNTER_COST = 0.08

type Value = (state: State, seat: Seat) => number

function isTooStrong(state: State, seat: Seat): boolean {
  return of(state.points, seat) >= TOO_STRONG
}

/** For a seat that is not active: in log-odds, what its accept or its proposal is worth. */
export function tradeProspect(state: State, seat: Seat, value: Value): number {
  if (seat === state.turn || !isOneOf(state.accepted | state.proposed, seat)) return 0
  if (isTooStrong(state, state.turn)) return -1
  if (isOneOf(state.accepted, seat)) return acceptValue(state, seat, value)
  return proposalValue(state, seat, value)
}

/** What the seat gives and gets, from `at` on. */
interface Terms {
  readonly give: Int8Array
  readonly get: Int8Array
  readonly at: number
}

/** The active seat gives `offerGive`; the seat that accepts gives `offerGet`. */
function acceptValue(state: State, seat: Seat, value: Value): number {
  const terms = { give: state.offerGet, get: state.offerGive, at: 0 }
  const before = value(state, seat)
  swap(state, seat, terms, 1)
  const gain = value(state, seat) - before
  swap(state, seat, terms, -1)
  return CARRIED_OUT * gain - ANSWER_COST
}

function proposalValue(state: State, seat: Seat, value: Value): number {
  const { turn, wordGive, wordGet } = state
  if (!holdsAll(state, turn, wordGet, seat)) return -COUNTER_COST
  const terms = { give: wordGive, get: wordGet, at: seat * KINDS }
  const before = value(state, seat)
  const theirs = value(state, turn)
  swap(state, seat, terms, 1)
  const gain = value(state, seat) - before
  const agrees = value(state, turn) > theirs
  swap(state, seat, terms, -1)
  return agrees ? ACCEPTED * gain - COUNTER_COST : -COUNTER_COST
}

/** Cards from a seat to the active one and back; sign -1 takes it back. */
function swap(state: State, seat: Seat, { give, get, at }: Terms, sign: number): void {
  const { hands, handSize, turn } = state
  for (let kind = 0; kind < KINDS; kind++) {
    const many = sign * (of(get, at + kind) - of(give, at + kind))
    if (many === 0) continue
    add(hands, seat * KINDS + kind, many)
    add(hands, turn * KINDS + kind, -many)
    add(handSize, seat, many)
    add(handSize, turn, -many)
  }
}
