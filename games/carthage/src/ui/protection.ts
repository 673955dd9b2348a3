/** Proposes what to store from the pirates: the goods worth most, with the fewest icons wasted. */
import type { Seat } from '@quayside/rules-kit'
import type { Shown } from '../view-types.ts'
import { coinsOf, goodOfCard, iconsIn, iconsOf } from './read.ts'

/** Upright cards of raided goods. */
export function exposedCards(shown: Shown, seat: Seat): readonly string[] {
  const stock = shown.seats[seat]?.stock ?? []
  return stock.filter((card) => shown.raided.includes(goodOfCard(card)))
}

/** Positions of the exposed cards to keep when `icons` can be played: the highest first. */
export function proposeKeep(exposed: readonly string[], icons: number): readonly number[] {
  const order = exposed.map((_, i) => i)
  order.sort((a, b) => coinsOf(exposed[b] ?? '') - coinsOf(exposed[a] ?? ''))
  return order.slice(0, icons)
}

/** Positions in the hand to play for that many cards: no icon wasted if it can be helped, then the fewest cards. */
export function proposePlay(hand: readonly string[], many: number): readonly number[] | null {
  if (many === 0) return []
  const twos = hand.flatMap((card, i) => (iconsOf(card) === 2 ? [i] : []))
  const threes = hand.flatMap((card, i) => (iconsOf(card) === 1 ? [i] : []))
  let best: { readonly cost: number; readonly play: number[] } | null = null
  for (let n2 = 0; n2 <= twos.length; n2++) {
    const n3 = Math.max(0, many - n2 * 2)
    if (n3 > threes.length) continue
    const cost = (n2 * 2 + n3 - many) * 100 + n2 * 2 + n3 * 3
    if (!best || cost < best.cost) best = { cost, play: [...twos.slice(0, n2), ...threes.slice(0, n3)] }
    if (n2 * 2 >= many) break
  }
  return best?.play ?? null
}

export function allIcons(hand: readonly string[]): number {
  return iconsIn(hand)
}
