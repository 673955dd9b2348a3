/** What a purchase would do, read off the open position: where ships land, who is paid, who is raided. */
import type { Seat } from '@quayside/rules-kit'
import { CARD_KINDS, CARTHAGE, GOODS, type Good, isPirateWater, kindOf } from '../content.ts'
import { colourPrice, priceWith, stepsOf } from '../prices.ts'
import { setValue } from '../scoring.ts'
import type { SeatFacts, Shown } from '../view-types.ts'
import { coinsOf, goodOfCard, letterOfGood } from './read.ts'

/** The cards that this seat would buy: all that nobody else has reserved. */
export function buyable(shown: Shown, seat: Seat): readonly string[] {
  return shown.market.filter(({ by }) => by === null || by === seat).map(({ card }) => card)
}

export function countsOf(cards: readonly string[]): Uint8Array {
  const counts = new Uint8Array(CARD_KINDS)
  for (const card of cards) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1
  return counts
}

/** How many tokens of each good are turned over. */
export type TokenChoice = { readonly [G in Good]: number }
export const NO_TOKENS: TokenChoice = { red: 0, blue: 0, yellow: 0, green: 0 }

export function priceOf(cards: readonly string[], tokens: TokenChoice): number {
  return priceWith(
    countsOf(cards),
    GOODS.map((good) => tokens[good]),
  )
}

/** What the tokens of one good save. */
export function savingOf(cards: readonly string[], good: Good, many: number): number {
  const colour = GOODS.indexOf(good)
  const counts = countsOf(cards)
  return colourPrice(counts, colour, 0) - colourPrice(counts, colour, many)
}

export function usableTokens(shown: Shown, seat: Seat, good: Good): number {
  const one = shown.seats[seat]
  if (!one || shown.mode === 'classic') return 0
  const own = one.tokens.up.filter((letter) => letter === letterOfGood(good)).length
  return Math.min(own, buyable(shown, seat).filter((card) => goodOfCard(card) === good).length)
}

export function tokenLetters(tokens: TokenChoice): string[] {
  return GOODS.flatMap((good) => Array.from({ length: tokens[good] }, () => letterOfGood(good)))
}

/** Names of the market cards that tokens make free: the cheapest of each good. */
export function freeCards(cards: readonly string[], tokens: TokenChoice): string[] {
  return GOODS.flatMap((good) => {
    const own = cards.filter((card) => goodOfCard(card) === good)
    return own.sort((a, b) => coinsOf(a) - coinsOf(b)).slice(0, tokens[good])
  })
}

export interface SetWorth {
  readonly cards: readonly string[]
  readonly points: number
}

/** What a seat would get for a good if it were sold now, with more cards of it perhaps. */
export function worthOf(shown: Shown, seat: Seat, good: Good, more: readonly string[] = []): SetWorth | null {
  const one = shown.seats[seat]
  if (!one) return null
  const cards = [...one.stock, ...one.stored, ...more].filter((card) => goodOfCard(card) === good)
  if (cards.length === 0) return null
  const highest = Math.max(...cards.map(coinsOf))
  return { cards, points: setValue(cards.length, highest, bonusOf(shown, one, good)).points }
}

function bonusOf(shown: Shown, one: SeatFacts, good: Good): number {
  if (shown.mode !== 'classic') return 0
  return [...one.tokens.up, ...one.tokens.used].filter((letter) => letter === letterOfGood(good)).length
}

export interface Preview {
  /** Ships that move. */
  readonly sails: readonly { readonly good: Good; readonly from: number; readonly to: number }[]
  readonly paid: readonly { readonly good: Good; readonly seat: Seat; readonly points: number }[]
  readonly raided: readonly { readonly good: Good; readonly port: number }[]
  /** Cards a seat would have lying open to the pirates. */
  readonly exposed: readonly { readonly good: Good; readonly seat: Seat; readonly cards: number }[]
}

export function previewOf(shown: Shown, seat: Seat, cards = buyable(shown, seat)): Preview {
  const counts = countsOf(cards)
  const ports = GOODS.map((good, colour) => {
    const from = shown.ships[good]
    return { good, from, to: Math.min(CARTHAGE, from + stepsOf(counts, colour)) }
  })
  const landed = ports.filter(({ to }) => to === CARTHAGE).map(({ good }) => good)
  const raided = landed.length > 0 ? ports.filter(({ to }) => isPirateWater(to)) : []
  const seats = shown.seats.map((_, i) => i)
  const bought = (who: Seat, good: Good) =>
    who === seat ? cards.filter((card) => goodOfCard(card) === good) : []
  const paid = landed.flatMap((good) =>
    seats.flatMap((who) => {
      const worth = worthOf(shown, who, good, bought(who, good))
      return worth ? [{ good, seat: who, points: worth.points }] : []
    }),
  )
  const exposed = raided.flatMap(({ good }) =>
    seats.flatMap((who) => {
      const open = (shown.seats[who]?.stock ?? []).filter((card) => goodOfCard(card) === good)
      const many = open.length + bought(who, good).length
      return many > 0 ? [{ good, seat: who, cards: many }] : []
    }),
  )
  return {
    sails: ports.filter(({ from, to }) => from !== to),
    paid,
    raided: raided.map(({ good, to }) => ({ good, port: to })),
    exposed,
  }
}
