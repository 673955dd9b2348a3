/** What a sensible settler looks at: points, what the dice bring, how near the hand is to a building, where to go next. */
import type { Brain, Seat } from '@quayside/rules-kit'
import { narrow } from './bot-narrow.ts'
import { tradeHope } from './bot-trade.ts'
import { handValue, pipsByKind, placeValue } from './bot-values.ts'
import { KINDS, KNIGHT, POINT } from './content.ts'
import { of } from './numbers.ts'
import { pointsOf, type State } from './state.ts'
import type { Catan } from './types.ts'
import found from './weights.json' with { type: 'json' }

/** How much each thing counts, in points. */
type Weights = {
  readonly win: number
  readonly pip: number
  /** Each kind that the dice bring at all. */
  readonly kind: number
  readonly robbed: number
  readonly knight: number
  readonly card: number
  readonly rival: number
  readonly rivalPip: number
}

/** `weights.json` says which command found them. */
export const WEIGHTS: Weights = { ...found.weights }

export const brain: Brain<Catan> = {
  scale: 1.2,
  weights: WEIGHTS,
  evaluate(state, seat) {
    if (state.phase === 'over') return state.winner === seat ? WEIGHTS.win : -WEIGHTS.win
    return ownValue(state, seat) - WEIGHTS.rival * bestRival(state, seat) + tradeHope(state, seat)
  },
  narrow,
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
    value += WEIGHTS.pip * many * (rate === 2 ? 1.15 : rate === 3 ? 1.05 : 1)
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
