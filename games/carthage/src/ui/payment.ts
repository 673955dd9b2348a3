/** Proposes how to pay: exact if possible, then the payment that keeps most warehouse icons, then the fewest cards. */
import type { Seat } from '@quayside/rules-kit'
import { GOODS } from '../content.ts'
import type { Shown } from '../view-types.ts'
import { buyable, NO_TOKENS, priceOf, type TokenChoice, usableTokens } from './purchase.ts'
import { coinsOf, iconsIn, sumOfCards } from './read.ts'

/** Positions in the hand that pay; null when the hand does not suffice. */
export function proposePayment(hand: readonly string[], price: number): readonly number[] | null {
  const byValue = [5, 3, 2].map((value) => hand.flatMap((card, i) => (coinsOf(card) === value ? [i] : [])))
  const [fives = [], threes = [], twos = []] = byValue
  let best: { readonly cost: number; readonly pay: number[] } | null = null
  for (let n5 = 0; n5 <= fives.length; n5++) {
    for (let n3 = 0; n3 <= threes.length; n3++) {
      const n2 = Math.max(0, Math.ceil((price - n5 * 5 - n3 * 3) / 2))
      if (n2 > twos.length) continue
      const over = n5 * 5 + n3 * 3 + n2 * 2 - price
      const cost = over * 10_000 + (n3 + n2 * 2) * 100 + n5 + n3 + n2
      if (!best || cost < best.cost) {
        best = { cost, pay: [...fives.slice(0, n5), ...threes.slice(0, n3), ...twos.slice(0, n2)] }
      }
    }
  }
  return best?.pay ?? null
}

/** No tokens if the hand suffices; otherwise the fewest that make the market affordable, and of those the cheapest payment. */
export function proposeTokens(shown: Shown, seat: Seat, hand: readonly string[]): TokenChoice | null {
  const cards = buyable(shown, seat)
  const money = sumOfCards(hand)
  const most = GOODS.map((good) => usableTokens(shown, seat, good))
  let best: { readonly cost: number; readonly tokens: TokenChoice } | null = null
  for (const tokens of choices(most)) {
    const price = priceOf(cards, tokens)
    if (price > money) continue
    const many = GOODS.reduce((sum, good) => sum + tokens[good], 0)
    const pay = proposePayment(hand, price) ?? []
    const over = sumOfCards(pay.map((i) => hand[i] ?? '')) - price
    const cost = many * 1000 + over * 10 + price / 100
    if (!best || cost < best.cost) best = { cost, tokens }
  }
  return best?.tokens ?? null
}

function choices(most: readonly number[]): TokenChoice[] {
  let all: TokenChoice[] = [NO_TOKENS]
  GOODS.forEach((good, i) => {
    const amounts = Array.from({ length: (most[i] ?? 0) + 1 }, (_, n) => n)
    all = all.flatMap((tokens) => amounts.map((n) => ({ ...tokens, [good]: n })))
  })
  return all
}

export interface PaymentFacts {
  readonly paid: number
  readonly over: number
  /** Warehouse icons that stay in the hand. */
  readonly iconsKept: number
}

export function paymentFacts(hand: readonly string[], pay: ReadonlySet<number>, price: number): PaymentFacts {
  const paid = sumOfCards(hand.filter((_, i) => pay.has(i)))
  return { paid, over: paid - price, iconsKept: iconsIn(hand.filter((_, i) => !pay.has(i))) }
}
