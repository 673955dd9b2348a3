/** What the market costs a seat, with and without tokens (CTH-8, CTH-10, CTH-C4). */
import { at, type Seat } from '@quayside/rules-kit'
import { CARD_KINDS, COLOUR_OF, COLOURS, VALUE_OF, VALUES } from './content.ts'
import { inHand, mayTouch, type Sight } from './state.ts'

/** Counts by kind of what this seat would buy. */
export function marketCounts(state: Sight, seat: Seat, into: Uint8Array): Uint8Array {
  into.fill(0)
  for (let slot = 0; slot < state.marketSize; slot++) {
    if (!mayTouch(at(state.marketBy, slot), seat)) continue
    const kind = at(state.market, slot)
    into[kind] = at(into, kind) + 1
  }
  return into
}

export function cardsOfColour(counts: ArrayLike<number>, colour: number): number {
  return at(counts, colour * 3) + at(counts, colour * 3 + 1) + at(counts, colour * 3 + 2)
}

/** The price of one colour when its `free` cheapest cards cost nothing. */
export function colourPrice(counts: ArrayLike<number>, colour: number, free: number): number {
  let left = free
  let price = 0
  for (let i = 0; i < VALUES.length; i++) {
    const many = at(counts, colour * 3 + i)
    const freed = Math.min(many, left)
    left -= freed
    price += (many - freed) * at(VALUES, i)
  }
  return price
}

/** Tokens a seat can turn over for a colour of this purchase. */
export function usableTokens(state: Sight, seat: Seat, colour: number, counts: ArrayLike<number>): number {
  if (state.classic) return 0
  return Math.min(at(state.tokensUp, seat * COLOURS + colour), cardsOfColour(counts, colour))
}

/** The lowest price this seat can reach with all its tokens. */
export function lowestPrice(state: Sight, seat: Seat, counts: ArrayLike<number>): number {
  let price = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    price += colourPrice(counts, colour, usableTokens(state, seat, colour, counts))
  }
  return price
}

export function handSum(state: Sight, seat: Seat): number {
  let sum = 0
  for (let kind = 0; kind < CARD_KINDS; kind++) sum += inHand(state, seat, kind) * at(VALUE_OF, kind)
  return sum
}

/** The price with `tokens[colour]` cards of each colour free. */
export function priceWith(counts: ArrayLike<number>, tokens: ArrayLike<number>): number {
  let price = 0
  for (let colour = 0; colour < COLOURS; colour++) price += colourPrice(counts, colour, at(tokens, colour))
  return price
}

/** Ship steps of a purchase: one card one step, more cards two (CTH-13). */
export function stepsOf(counts: ArrayLike<number>, colour: number): number {
  return Math.min(2, cardsOfColour(counts, colour))
}

export function colourOfKind(kind: number): number {
  return at(COLOUR_OF, kind)
}
