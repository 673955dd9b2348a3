/** Static evaluation: the way still to go, a hand that is wide but not hoarded, the ship, and what the next seat gets. */
import type { Seat } from '@quayside/rules-kit'
import { GOAL, KINDS, MOST_PIRATES, SHIP, SYMBOL_COUNT, symbolOf } from '../content.ts'
import { forwardTarget, NOWHERE, progressOf } from '../moves.ts'
import { progress, result } from '../scoring.ts'
import { inHand, type State, seatAfter, sizeOfHand } from '../state.ts'
import { WEIGHTS } from './weights.ts'

export function evaluate(state: State, seat: Seat): number {
  const done = result(state)
  if (done) return done.winners.includes(seat) ? WEIGHTS.win : -WEIGHTS.win
  return lead(state, seat) - WEIGHTS.threat * threat(state, seat)
}

/** The seat's own value against the best of the others, and a little against all. */
function lead(state: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < state.fixed.players; other++) {
    if (other === seat) continue
    const value = ownValue(state, other)
    sum += value
    if (value > best) best = value
  }
  const others = (best + sum / (state.fixed.players - 1)) / 2
  return ownValue(state, seat) - WEIGHTS.rival * others
}

export function ownValue(state: State, seat: Seat): number {
  const ahead = progress(state, seat) + WEIGHTS.home * (state.home[seat] as number)
  return ahead + handValue(state, seat) + shipValue(state, seat) - WEIGHTS.rear * distanceOfLast(state, seat)
}

/** How far the rearmost pirate still has to go: a single one left behind loses the race. */
function distanceOfLast(state: State, seat: Seat): number {
  return progressOf(state, GOAL) - progressOf(state, state.where[seat * MOST_PIRATES] as number)
}

function handValue(state: State, seat: Seat): number {
  const size = sizeOfHand(state, seat)
  const { card, usefulCards, spare, symbol, fading } = WEIGHTS
  const fresh = fading / (fading + state.turns / state.fixed.players)
  let bits = 0
  for (let kind = 0; kind < KINDS; kind++) if (inHand(state, seat, kind) > 0) bits |= 1 << symbolOf(kind)
  const wide = bitsIn(bits)
  return (
    fresh * (card * Math.min(size, usefulCards) + symbol * wide) + spare * Math.max(0, size - usefulCards)
  )
}

function bitsIn(bits: number): number {
  let many = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) many++
  return many
}

/** Aboard, a pirate is worth something where it can land; ashore, the ship is where one waits for it. */
function shipValue(state: State, seat: Seat): number {
  if (!state.fixed.isStory) return 0
  let aboard = 0
  let behind = 0
  const first = seat * MOST_PIRATES
  for (let i = first; i < first + state.fixed.pirates; i++) {
    const place = state.where[i] as number
    if (place === SHIP) aboard++
    else if (place <= state.fixed.tunnel) behind++
  }
  if (state.shore === 1) return WEIGHTS.aboardAtTortuga * aboard
  return WEIGHTS.shipWaits * Math.min(behind, 3)
}

/** The longest jump that stands open to the seat that moves next. */
function threat(state: State, seat: Seat): number {
  const next = state.phase === 'turn' ? state.active : seatAfter(state, seat)
  if (next === seat || sizeOfHand(state, next) === 0) return 0
  let longest = 0
  const first = next * MOST_PIRATES
  for (let i = first; i < first + state.fixed.pirates; i++) {
    const place = state.where[i] as number
    if (place === GOAL || (i > first && state.where[i - 1] === place)) continue
    const here = progressOf(state, place)
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      const to = forwardTarget(state, next, place, symbol)
      if (to !== NOWHERE) longest = Math.max(longest, progressOf(state, to) - here)
    }
  }
  return longest
}
