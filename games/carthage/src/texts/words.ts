/** What both languages read off a view alike. */
import type { View } from '@quayside/rules-kit'
import { CARD_KINDS, COLOURS, colourOfLetter, GOODS, type Good, kindOf, VALUE_OF } from '../content.ts'
import { priceWith } from '../prices.ts'
import type { Carthage } from '../types.ts'

export type CarthageView = View<Carthage>

/** What the open market costs the viewer: others' reservations are not bought. */
export function priceFor(view: CarthageView, tokens: readonly string[]): number {
  const seat = view.viewer === 'watcher' ? view.shown.turn : view.viewer
  const used = new Uint8Array(COLOURS)
  for (const letter of tokens) {
    const colour = colourOfLetter(letter)
    used[colour] = (used[colour] ?? 0) + 1
  }
  const counts = new Uint8Array(CARD_KINDS)
  for (const { card, by } of view.shown.market) {
    if (by === null || by === seat) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1
  }
  return priceWith(counts, used)
}

/** The same with every token that gives a discount; classic mode has none. */
export function lowestPriceFor(view: CarthageView): number {
  const own = view.viewer === 'watcher' ? undefined : view.shown.seats[view.viewer]
  return priceFor(view, view.shown.mode === 'classic' ? [] : (own?.tokens.up ?? []))
}

export function sumInHand(view: CarthageView): number {
  const hand = view.viewer === 'watcher' ? null : view.shown.seats[view.viewer]?.hand
  return (hand ?? []).reduce((sum, card) => sum + (VALUE_OF[kindOf(card)] ?? 0), 0)
}

export function goodOf(card: string): Good {
  return GOODS[colourOfLetter(card[0] ?? 'R')] ?? 'red'
}

export function goodOfLetter(letter: string): Good {
  return GOODS[colourOfLetter(letter)] ?? 'red'
}
