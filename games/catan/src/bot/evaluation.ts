/** Static evaluation: points, what the dice bring, how near the hand is to a building, where to build next, open trades. */
import type { Seat } from '@quayside/rules-kit'
import { HEXES } from '../board.ts'
import { GOAL, KINDS, KNIGHT, MOST_SEATS, POINT, RESOURCES } from '../content.ts'
import { DESERT } from '../fixed.ts'
import { listed, of } from '../numbers.ts'
import { pointsOf, type State } from '../state.ts'
import { handValue, siteValue } from './building-features.ts'
import { tradeValue } from './trade-features.ts'
import { WEIGHTS } from './weights.ts'

const WHEAT = RESOURCES.indexOf('wheat')
const ORE = RESOURCES.indexOf('ore')

export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'over') return state.winner === seat ? WEIGHTS.win : -WEIGHTS.win
  const lead = seatValue(state, seat) - WEIGHTS.rival * bestRival(state, seat)
  return lead * (1 + WEIGHTS.lateLead * leaderProgress(state)) + tradeValue(state, seat)
}

export function ownValue(state: State, seat: Seat): number {
  return seatValue(state, seat) + (state.winner === seat ? WEIGHTS.win : 0)
}

/** The leader's fraction of the points that win. */
function leaderProgress(state: State): number {
  let most = 0
  for (let seat = 0; seat < state.fixed.players; seat++) most = Math.max(most, of(state.points, seat))
  return Math.min(1, most / GOAL)
}

function seatValue(state: State, seat: Seat): number {
  const cards = of(state.cardCount, seat) - of(state.cards, seat * KINDS + POINT)
  return (
    pointsOf(state, seat) +
    production(state, seat) +
    handValue(state, seat) +
    siteValue(state, seat) +
    WEIGHTS.card * cards +
    WEIGHTS.knight * Math.min(5, of(state.played, seat * 4 + KNIGHT))
  )
}

/** Expected cards; each kind that comes at all counts once more. */
function production(state: State, seat: Seat): number {
  const pips = pipsByKind(state, seat)
  let value = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const many = pips[kind] as number
    if (many > 0) value += WEIGHTS.kind
    const rate = of(state.rates, seat * KINDS + kind)
    const harbour = rate === 2 ? WEIGHTS.ownHarbour : rate === 3 ? WEIGHTS.harbour : 0
    const rich = kind === WHEAT ? WEIGHTS.wheat : kind === ORE ? WEIGHTS.ore : 0
    value += (WEIGHTS.pip * (1 + harbour) + rich) * many
  }
  return value
}

function bestRival(state: State, seat: Seat): number {
  let best = 0
  for (let other = 0; other < state.fixed.players; other++) {
    if (other === seat) continue
    const pips = pipsByKind(state, other)
    let sum = 0
    for (let kind = 0; kind < KINDS; kind++) sum += pips[kind] as number
    const value = of(state.points, other) + WEIGHTS.rivalPip * sum + 0.03 * of(state.handSize, other)
    if (value > best) best = value
  }
  return best
}

const pips = new Float64Array(KINDS)

/** Rolls of 36 that bring each kind, cities counted twice; what the robber blocks counts in part. Valid until the next call. */
function pipsByKind(state: State, seat: Seat): Float64Array {
  pips.fill(0)
  for (let hex = 0; hex < HEXES; hex++) {
    const many = of(state.yields, hex * MOST_SEATS + seat)
    const kind = listed(state.fixed.kindOfHex, hex)
    if (many === 0 || kind === DESERT) continue
    const share = hex === state.robber ? WEIGHTS.robbed : 1
    pips[kind] = (pips[kind] as number) + many * listed(state.fixed.pips, hex) * share
  }
  return pips
}
