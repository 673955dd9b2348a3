/** The numbers of `features.ts`, in the same order. */
import type { Seat } from '@quayside/rules-kit'
import {
  ARMY_CARD_FROM,
  CARD_COST,
  CARDS,
  CITY_COST,
  GOAL,
  HAND_LIMIT,
  KINDS,
  KNIGHT,
  MOST_SEATS,
  POINT,
  ROAD_CARD_FROM,
  SETTLEMENT_COST,
  SETTLEMENTS,
} from '../content.ts'
import { listed, of } from '../numbers.ts'
import { hasSettlementSpot } from '../pieces.ts'
import { inHand, pointsOf, type State } from '../state.ts'
import { bestSiteAfterRoad, bestSiteNow, paidFraction, sitesNow } from './building-features.ts'

/** From the points of the opening to one before the goal. */
export const FIRST_POINTS = 3
/** More cards of a kind, played knights and free sites than these say nothing more. */
export const MOST_OF_A_KIND = 4
export const MOST_KNIGHTS = 5
export const MOST_SITES = 3

const pips = new Float64Array(KINDS)
let blocked = 0
let sums = 0

/** Fills `pips`, `blocked` and `sums`. */
function countProduction(state: State, seat: Seat): void {
  const { kindOfHex, bySum } = state.fixed
  pips.fill(0)
  blocked = 0
  sums = 0
  for (let sum = 2; sum <= 12; sum++) {
    const paid = bySum[sum] as readonly number[]
    let brings = 0
    for (let i = 0; i < paid.length; i++) {
      const hex = listed(paid, i)
      const many = of(state.yields, hex * MOST_SEATS + seat) * (6 - Math.abs(7 - sum))
      if (many === 0) continue
      const kind = listed(kindOfHex, hex)
      pips[kind] = (pips[kind] as number) + many
      if (hex === state.robber) blocked += many
      brings += many
    }
    if (brings > 0) sums++
  }
}

const ROADS = CARDS.indexOf('roads')
/** In knights. */
const PLAYED_KNIGHT = 1.1
const square = (x: number) => x * x
const between = (low: number, x: number, high: number) => Math.min(high, Math.max(low, x))

/** The leader's fraction of the points that win. */
function leaderProgress(state: State): number {
  let most = 0
  for (let seat = 0; seat < state.fixed.players; seat++) most = Math.max(most, of(state.points, seat))
  return Math.min(1, most / GOAL)
}

function putProduction(state: State, seat: Seat, into: Float64Array, from: number): number {
  countProduction(state, seat)
  let at = from
  let all = 0
  let three = 0
  let two = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const many = pips[kind] as number
    const rate = of(state.rates, seat * KINDS + kind)
    all += many
    if (rate === 3) three += many
    else if (rate === 2) two += many
    into[at] = many
    into[at + KINDS] = Math.sqrt(many)
    at++
  }
  at += KINDS
  into[at++] = blocked
  into[at++] = all * leaderProgress(state)
  into[at++] = sums
  into[at++] = three
  into[at++] = two
  return at
}

function putHand(state: State, seat: Seat, into: Float64Array, from: number): number {
  let at = from
  const size = of(state.handSize, seat)
  for (let kind = 0; kind < KINDS; kind++) into[at++] = Math.min(MOST_OF_A_KIND, inHand(state, seat, kind))
  const hasSettlement = of(state.settlementsLeft, seat) > 0
  const upgrades = of(state.citiesLeft, seat) > 0 && of(state.settlementsLeft, seat) < SETTLEMENTS
  const settlement = hasSettlement ? square(paidFraction(state, seat, SETTLEMENT_COST, 4)) : 0
  const settles = hasSettlementSpot(state, seat)
  into[at++] = Math.max(0, size - HAND_LIMIT)
  into[at++] = size * leaderProgress(state)
  into[at++] = upgrades ? square(paidFraction(state, seat, CITY_COST, 5)) : 0
  into[at++] = settles ? settlement : 0
  into[at++] = settles ? 0 : settlement
  into[at++] = state.deckSize > 0 ? square(paidFraction(state, seat, CARD_COST, 3)) : 0
  return at
}

/**
 * What is paid for and has not come yet counts too, or single actions look like losses and rollouts never take them: a card
 * that is being drawn as what it may be, free roads that are still to be laid as a part of their card, and a knight whose
 * robber has not moved as a little more than one in hand, so that it is played.
 */
function dueCards(state: State, seat: Seat, card: number): number {
  if (seat !== state.turn) return 0
  switch (state.phase) {
    case 'drawing':
      return state.deckSize > 0 ? of(state.deck, card) / state.deckSize : 0
    case 'freeRoads':
      return card === ROADS ? state.freeRoads / 2 : 0
    case 'robber':
      return card === KNIGHT && state.knightMoves ? PLAYED_KNIGHT : 0
    default:
      return 0
  }
}

/** Knights and roads: what the seat has, and how far it is from taking the bonus or keeping it. */
function putRaces(state: State, seat: Seat, into: Float64Array, from: number): number {
  let at = from
  for (let card = 0; card < POINT; card++)
    into[at++] = of(state.cards, seat * KINDS + card) + dueCards(state, seat, card)
  const knights = of(state.played, seat * 4 + KNIGHT)
  const { armyHolder, roadHolder } = state
  const toBeat = armyHolder < 0 ? ARMY_CARD_FROM : of(state.played, armyHolder * 4 + KNIGHT) + 1
  into[at++] = Math.min(MOST_KNIGHTS, knights)
  into[at++] = armyHolder === seat ? 1 : 0
  into[at++] =
    armyHolder === seat ? 0 : between(-3, knights + of(state.cards, seat * KINDS + KNIGHT) - toBeat, 1)
  const length = of(state.roadLength, seat)
  const longer = roadHolder < 0 ? ROAD_CARD_FROM : of(state.roadLength, roadHolder) + 1
  into[at++] = length
  into[at++] = roadHolder === seat ? 1 : 0
  into[at++] = roadHolder === seat ? 0 : between(-3, length - longer, 1)
  return at
}

/** A seat that has rolled counts as one whose turn is over, so that ending a turn changes nothing. */
function wait({ rolled, turn, round, fixed: { players } }: State, seat: Seat): number {
  if (round === 0) return 0
  const next = rolled ? turn + 1 : turn
  return (seat - next + 2 * players) % players
}

export function compute(state: State, seat: Seat, into: Float64Array): void {
  const points = pointsOf(state, seat) + dueCards(state, seat, POINT)
  let at = 0
  for (let many = FIRST_POINTS; many < GOAL; many++) into[at++] = between(0, points - many + 1, 1)
  at = putProduction(state, seat, into, at)
  const hasSettlement = of(state.settlementsLeft, seat) > 0
  into[at++] = 4 - of(state.citiesLeft, seat)
  into[at++] = hasSettlement ? 0 : 1
  at = putHand(state, seat, into, at)
  at = putRaces(state, seat, into, at)
  into[at++] = hasSettlement ? bestSiteNow(state, seat) : 0
  into[at++] = hasSettlement ? Math.min(MOST_SITES, sitesNow(state, seat)) : 0
  into[at++] = wait(state, seat)
  into[at] = hasSettlement ? bestSiteAfterRoad(state, seat) : 0
}
