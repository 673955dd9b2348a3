/** What a hand is good for and where to build next: parts of the evaluation that candidates and trades use too. */
import type { Seat } from '@quayside/rules-kit'
import { EDGE_ENDS, EDGE_WORD_BITS, EDGE_WORDS, VERTEX_WORD_BITS, VERTEX_WORDS } from '../board.ts'
import { CARD_COST, CITY_COST, HAND_LIMIT, KINDS, SETTLEMENT_COST } from '../content.ts'
import { pipsAt } from '../fallback.ts'
import { add, lowest, of, tableAt, word } from '../numbers.ts'
import { hasSettlementSpot, hasVertex } from '../pieces.ts'
import { inHand, type State } from '../state.ts'
import { WEIGHTS } from './weights.ts'

/** The fraction of a cost of `all` cards that the hand holds: 1 when it can be paid. */
export function paidFraction(state: State, seat: Seat, cost: readonly number[], all: number): number {
  let missing = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const short = (cost[kind] as number) - inHand(state, seat, kind)
    if (short > 0) missing += short
  }
  return 1 - missing / all
}

/** What the cards in hand are good for now. */
export function handValue(state: State, seat: Seat): number {
  const size = of(state.handSize, seat)
  const settles = of(state.settlementsLeft, seat) > 0 && hasSettlementSpot(state, seat)
  const upgrades = of(state.citiesLeft, seat) > 0 && of(state.settlementsLeft, seat) < 5
  let value = WEIGHTS.hold * Math.min(size, HAND_LIMIT) - WEIGHTS.over * Math.max(0, size - HAND_LIMIT)
  const near = square(paidFraction(state, seat, SETTLEMENT_COST, 4))
  if (settles) value += WEIGHTS.settlement * near
  else value += WEIGHTS.placeless * near + WEIGHTS.roadHand * roadCards(state, seat)
  if (upgrades) value += WEIGHTS.city * square(paidFraction(state, seat, CITY_COST, 5))
  if (state.deckSize > 0) value += WEIGHTS.buy * square(paidFraction(state, seat, CARD_COST, 3))
  return value
}

const square = (x: number) => x * x

function roadCards(state: State, seat: Seat): number {
  return Math.min(1, inHand(state, seat, 0)) + Math.min(1, inHand(state, seat, 1))
}

/** Where the next settlement could stand: at once, or after one more road. */
export function siteValue(state: State, seat: Seat): number {
  if (of(state.settlementsLeft, seat) === 0) return WEIGHTS.road * of(state.roadLength, seat)
  const now = bestSiteNow(state, seat)
  const later = bestSiteAfterRoad(state, seat)
  const longer = WEIGHTS.road * of(state.roadLength, seat)
  return WEIGHTS.place * now + WEIGHTS.nextPlace * Math.max(now, later) + longer
}

export function bestSiteNow(state: State, seat: Seat): number {
  let best = 0
  for (let w = 0; w < VERTEX_WORDS; w++) {
    let bits = word(state.reach, seat * VERTEX_WORDS + w) & word(state.open, w)
    for (; bits !== 0; bits &= bits - 1) {
      const value = pipsAt(state, w * VERTEX_WORD_BITS + lowest(bits))
      if (value > best) best = value
    }
  }
  return best
}

/** How many free sites the seat's roads reach. */
export function sitesNow(state: State, seat: Seat): number {
  let many = 0
  for (let w = 0; w < VERTEX_WORDS; w++) {
    let bits = word(state.reach, seat * VERTEX_WORDS + w) & word(state.open, w)
    for (; bits !== 0; bits &= bits - 1) many++
  }
  return many
}

export function bestSiteAfterRoad(state: State, seat: Seat): number {
  let best = 0
  if (of(state.roadsLeft, seat) === 0) return best
  for (let w = 0; w < EDGE_WORDS; w++) {
    for (let bits = word(state.roadSpots, seat * EDGE_WORDS + w); bits !== 0; bits &= bits - 1) {
      const value = edgeValue(state, w * EDGE_WORD_BITS + lowest(bits))
      if (value > best) best = value
    }
  }
  return best
}

/** The better open end of an edge. */
export function edgeValue(state: State, edge: number): number {
  let best = 0
  for (let i = edge * 2; i < edge * 2 + 2; i++) {
    const vertex = tableAt(EDGE_ENDS, i)
    if (hasVertex(state.open, 0, vertex)) best = Math.max(best, pipsAt(state, vertex))
  }
  return best
}

/** How much better a hand is after a swap of what stands at `from` in both lists; the hand itself stays as it is. */
export function swapGain(state: State, seat: Seat, give: Int8Array, get: Int8Array, from: number): number {
  const before = handValue(state, seat)
  shift(state, seat, give, from, -1)
  shift(state, seat, get, from, 1)
  const after = handValue(state, seat)
  shift(state, seat, give, from, 1)
  shift(state, seat, get, from, -1)
  return after - before
}

function shift(state: State, seat: Seat, cards: Int8Array, from: number, sign: number): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const many = of(cards, from + kind) * sign
    add(state.hands, seat * KINDS + kind, many)
    add(state.handSize, seat, many)
  }
}
