/** What the market costs a seat, with and without tokens (CTH-8, CTH-10, CTH-C4). */
import type { Seat } from '@quayside/rules-kit'
import { CARD_KINDS, COLOURS, VALUE_OF, VALUES } from './content.ts'
import { inHand, mayTouch, type ReadonlyState } from './state.ts'

/** Counts by kind of what this seat would buy. */
export function marketCounts(state: ReadonlyState, seat: Seat, into: Uint8Array): Uint8Array {
  into.fill(0)
  for (let slot = 0; slot < state.marketSize; slot++) {
    if (!mayTouch(state.marketBy[slot] as number, seat)) continue
    const kind = state.market[slot] as number
    into[kind] = (into[kind] as number) + 1
  }
  return into
}

export function cardsOfColour(counts: ArrayLike<number>, colour: number): number {
  return (
    (counts[colour * 3] as number) + (counts[colour * 3 + 1] as number) + (counts[colour * 3 + 2] as number)
  )
}

/** The price of one colour when its `free` cheapest cards cost nothing. */
export function colourPrice(counts: ArrayLike<number>, colour: number, free: number): number {
  let left = free
  let price = 0
  for (let i = 0; i < VALUES.length; i++) {
    const many = counts[colour * 3 + i] as number
    const freed = Math.min(many, left)
    left -= freed
    price += (many - freed) * (VALUES[i] as number)
  }
  return price
}

/** Tokens a seat can turn over for a colour of this purchase. */
export function usableTokens(
  state: ReadonlyState,
  seat: Seat,
  colour: number,
  counts: ArrayLike<number>,
): number {
  if (state.fixed.classic) return 0
  return Math.min(state.tokensUp[seat * COLOURS + colour] as number, cardsOfColour(counts, colour))
}

/** The lowest price this seat can reach with all its tokens. */
export function lowestPrice(state: ReadonlyState, seat: Seat, counts: ArrayLike<number>): number {
  let price = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    price += colourPrice(counts, colour, usableTokens(state, seat, colour, counts))
  }
  return price
}

export function handSum(state: ReadonlyState, seat: Seat): number {
  let sum = 0
  for (let kind = 0; kind < CARD_KINDS; kind++) sum += inHand(state, seat, kind) * (VALUE_OF[kind] as number)
  return sum
}

/** The price with `tokens[colour]` cards of each colour free. */
export function priceWith(counts: ArrayLike<number>, tokens: ArrayLike<number>): number {
  let price = 0
  for (let colour = 0; colour < COLOURS; colour++)
    price += colourPrice(counts, colour, tokens[colour] as number)
  return price
}

/** Ship steps of a purchase: one card one step, more cards two (CTH-13). */
export function stepsOf(counts: ArrayLike<number>, colour: number): number {
  return Math.min(2, cardsOfColour(counts, colour))
}
