/** What a sale is worth, and who has won. */
import type { Result, Seat } from '@quayside/rules-kit'
import { ROUND_TO, VALUES } from './content.ts'
import { goodsOf, type ReadonlyState, tokenCount, tokensOf } from './state.ts'

export interface SaleValue {
  readonly cards: number
  readonly price: number
  readonly bonus: number
  readonly score: number
  readonly rounded: number
  readonly points: number
}

/** CTH-14, CTH-C9. Null when the seat has no card of this colour. */
export function saleValue(state: ReadonlyState, seat: Seat, colour: number): SaleValue | null {
  let cards = 0
  let highest = 0
  for (let i = 0; i < VALUES.length; i++) {
    const many = goodsOf(state, seat, colour * 3 + i)
    if (many > 0) highest = VALUES[i] as number
    cards += many
  }
  if (cards === 0) return null
  return setValue(cards, highest, state.fixed.classic ? tokensOf(state, seat, colour) : 0)
}

export function setValue(cards: number, highest: number, bonus: number): SaleValue {
  const price = highest + bonus
  const score = price * cards
  const points = Math.ceil(score / ROUND_TO)
  return { cards, price, bonus, score, rounded: points * ROUND_TO, points }
}

/** CTH-24, CTH-25: points, then tokens, then a shared win. */
export function result(state: ReadonlyState): Result | null {
  if (state.phase !== 'over') return null
  const seats = Array.from({ length: state.fixed.players }, (_, seat) => seat)
  const scores = seats.map((seat) => state.points[seat] as number)
  const tokens = seats.map((seat) => tokenCount(state, seat))
  const better = (a: Seat, b: Seat) =>
    (scores[a] as number) > (scores[b] as number) ||
    (scores[a] === scores[b] && (tokens[a] as number) > (tokens[b] as number))
  const places = seats.map((seat) => 1 + seats.filter((other) => better(other, seat)).length)
  return { winners: seats.filter((seat) => places[seat] === 1), scores, places, reason: state.ending }
}
