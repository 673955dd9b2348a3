/** Value of open offers, acceptances and proposals before they become trades: neither spam nor charity pays. */
import type { Seat } from '@quayside/rules-kit'
import { KINDS } from '../content.ts'
import { of } from '../numbers.ts'
import { isOneOf, type State } from '../state.ts'
import { holdsAll } from '../trade.ts'
import { swapGain } from './building-features.ts'

/** A rival with this many visible points gets no trade. */
const TOO_STRONG = 8
/** The fraction of the partner's gain that is subtracted from the own gain. */
const ENVY = 0.7
/** What an offer costs, so that none is made for next to nothing. */
const OFFER_COST = 0.05

/** The value of a swap to `seat`, its partner's gain held against it. */
function swapValue(state: State, seat: Seat, partner: Seat, own: number, other: number): number {
  const leader = of(state.points, partner) >= TOO_STRONG
  return leader
    ? -1
    : own - ENVY * Math.max(0, other) - 0.02 * (of(state.points, partner) > of(state.points, seat) ? 1 : 0)
}

export function tradeValue(state: State, seat: Seat): number {
  if ((state.offerTo | state.accepted | state.proposed) === 0) return 0
  if (seat === state.turn) return state.offerTo === 0 ? 0 : offerValue(state, seat)
  if (isOneOf(state.accepted, seat)) return acceptValue(state, seat)
  return isOneOf(state.proposed, seat) ? proposalValue(state, seat) : 0
}

/** The active seat gives `offerGive`; the seat that accepts gives `offerGet`. */
function acceptValue(state: State, seat: Seat): number {
  const own = swapGain(state, seat, state.offerGet, state.offerGive, 0)
  const other = swapGain(state, state.turn, state.offerGive, state.offerGet, 0)
  return swapValue(state, seat, state.turn, own, other) - 0.01
}

function offerValue(state: State, seat: Seat): number {
  const own = swapGain(state, seat, state.offerGive, state.offerGet, 0)
  let value = -OFFER_COST * of(state.offersMade, seat)
  for (let other = 0; other < state.fixed.players; other++) {
    if (!isOneOf(state.offerTo & ~state.declined, other) || !holdsAll(state, other, state.offerGet, 0))
      continue
    const theirs = swapGain(state, other, state.offerGet, state.offerGive, 0)
    if (swapValue(state, other, seat, theirs, own) <= 0) continue
    value = Math.max(
      value,
      0.8 * swapValue(state, seat, other, own, theirs) - OFFER_COST * of(state.offersMade, seat),
    )
  }
  return value
}

function proposalValue(state: State, seat: Seat): number {
  const { turn } = state
  const from = seat * KINDS
  const cost = OFFER_COST * of(state.offersMade, seat)
  if (!holdsAll(state, turn, state.wordGet, seat)) return -cost
  const own = swapGain(state, seat, state.wordGive, state.wordGet, from)
  const theirs = swapGain(state, turn, state.wordGet, state.wordGive, from)
  return swapValue(state, turn, seat, theirs, own) > 0
    ? 0.5 * swapValue(state, seat, turn, own, theirs) - cost
    : -cost
}
