/** What a sensible settler looks at: points, what the dice bring, how near the hand is to a building, where to go next. */
import type { Heuristic, Seat } from '@quayside/rules-kit'
import { narrow } from './bot-narrow.ts'
import { tradeHope } from './bot-trade.ts'
import { handValue, pipsByKind, placeValue } from './bot-values.ts'
import { WEIGHTS } from './bot-weights.ts'
import { GOAL, KINDS, KNIGHT, POINT, RESOURCES } from './content.ts'
import { of } from './numbers.ts'
import { pointsOf, type State } from './state.ts'
import type { Catan } from './types.ts'
import found from './weights.json' with { type: 'json' }

const WHEAT = RESOURCES.indexOf('wheat')
const ORE = RESOURCES.indexOf('ore')

export const heuristic: Heuristic<Catan> = {
  scale: found.scale,
  weights: WEIGHTS,
  turns({ round, turn, players, island }) {
    return round === 0 ? 0 : (round - 1) * players + ((turn - island.first + players) % players)
  },
  evaluate(state, seat) {
    if (state.phase === 'over') return state.winner === seat ? WEIGHTS.win : -WEIGHTS.win
    const edge = ownValue(state, seat) - WEIGHTS.rival * bestRival(state, seat)
    return edge * (1 + WEIGHTS.settled * nearness(state)) + tradeHope(state, seat)
  },
  ownValue: (state, seat) => ownValue(state, seat) + (state.winner === seat ? WEIGHTS.win : 0),
  pruneCandidates: narrow,
}

/** How near the leader is to the goal, from 0 to 1. */
function nearness(state: State): number {
  let most = 0
  for (let seat = 0; seat < state.players; seat++) most = Math.max(most, of(state.points, seat))
  return Math.min(1, most / GOAL)
}

function ownValue(state: State, seat: Seat): number {
  const cards = of(state.cardCount, seat) - of(state.cards, seat * KINDS + POINT)
  return (
    pointsOf(state, seat) +
    production(state, seat) +
    handValue(state, seat) +
    placeValue(state, seat) +
    WEIGHTS.card * cards +
    WEIGHTS.knight * Math.min(5, of(state.played, seat * 4 + KNIGHT))
  )
}

/** Expected cards, each kind that comes at all counted once more; what the robber blocks comes back some day. */
function production(state: State, seat: Seat): number {
  const pips = pipsByKind(state, seat, WEIGHTS.robbed)
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

/** Open points weigh more the nearer they are to ten. */
function bestRival(state: State, seat: Seat): number {
  let best = 0
  for (let other = 0; other < state.players; other++) {
    if (other === seat) continue
    const pips = pipsByKind(state, other, WEIGHTS.robbed)
    let sum = 0
    for (let kind = 0; kind < KINDS; kind++) sum += pips[kind] as number
    const value = of(state.points, other) + WEIGHTS.rivalPip * sum + 0.03 * of(state.handSize, other)
    if (value > best) best = value
  }
  return best
}
