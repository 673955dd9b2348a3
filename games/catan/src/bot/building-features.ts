/** What a hand is good for and where to build next: parts of the evaluation that candidates and trades use too. */
import type { Seat } from '@quayside/rules-kit'
import {
  EDGE_ENDS,
  EDGE_WORD_BITS,
  EDGE_WORDS,
  NOWHERE,
  VERTEX_EDGES,
  VERTEX_NEXT,
  VERTEX_WORD_BITS,
  VERTEX_WORDS,
} from '../board.ts'
import { CARD_COST, CITY_COST, HAND_LIMIT, KINDS, SETTLEMENT_COST } from '../content.ts'
import { pipsAt } from '../fallback.ts'
import { lowest, of, tableAt, word } from '../numbers.ts'
import { hasSettlementSpot, hasVertex } from '../pieces.ts'
import { inHand, type State } from '../state.ts'

/** The fraction of a cost of `all` cards that the hand holds: 1 when it can be paid. */
export function paidFraction(state: State, seat: Seat, cost: readonly number[], all: number): number {
  let missing = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const short = (cost[kind] as number) - inHand(state, seat, kind)
    if (short > 0) missing += short
  }
  return 1 - missing / all
}

/** Parts of the value of a hand. */
export interface HandWeights {
  /** A card in hand up to the limit of the robber, and one beyond it. */
  readonly hold: number
  readonly over: number
  /** A hand that can pay for a settlement with a place for it, without one, a city, a card; cards for a road. */
  readonly settlement: number
  readonly placeless: number
  readonly city: number
  readonly buy: number
  readonly roadHand: number
}

/** Rounded from `weights.json`: enough to tell candidates apart. */
export const ROUGH: HandWeights = {
  hold: 0.03,
  over: 0.055,
  settlement: 0.36,
  placeless: 0.11,
  city: 0.42,
  buy: 0.09,
  roadHand: 0.07,
}

/** What the cards in hand are good for now. */
export function handValue(state: State, seat: Seat, weights: HandWeights): number {
  const size = of(state.handSize, seat)
  const settles = of(state.settlementsLeft, seat) > 0 && hasSettlementSpot(state, seat)
  const upgrades = of(state.citiesLeft, seat) > 0 && of(state.settlementsLeft, seat) < 5
  let value = weights.hold * Math.min(size, HAND_LIMIT) - weights.over * Math.max(0, size - HAND_LIMIT)
  const near = square(paidFraction(state, seat, SETTLEMENT_COST, 4))
  if (settles) value += weights.settlement * near
  else value += weights.placeless * near + weights.roadHand * roadCards(state, seat)
  if (upgrades) value += weights.city * square(paidFraction(state, seat, CITY_COST, 5))
  if (state.deckSize > 0) value += weights.buy * square(paidFraction(state, seat, CARD_COST, 3))
  return value
}

const square = (x: number) => x * x

function roadCards(state: State, seat: Seat): number {
  return Math.min(1, inHand(state, seat, 0)) + Math.min(1, inHand(state, seat, 1))
}

/** Production of the best free site that is reached. */
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

/** The part of a site's value that counts one road further away. */
const FURTHER = 0.6

/** The best site that a road leads to, at its end or after another road from there. */
export function roadValue(state: State, edge: number): number {
  let best = edgeValue(state, edge)
  for (let i = edge * 2; i < edge * 2 + 2; i++) {
    const vertex = tableAt(EDGE_ENDS, i)
    for (let j = vertex * 3; j < vertex * 3 + 3; j++) {
      const next = tableAt(VERTEX_NEXT, j)
      if (
        next !== NOWHERE &&
        of(state.edgeOwner, tableAt(VERTEX_EDGES, j)) < 0 &&
        hasVertex(state.open, 0, next)
      )
        best = Math.max(best, FURTHER * pipsAt(state, next))
    }
  }
  return best
}
