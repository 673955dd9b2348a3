/** What both languages read off a view alike. */
import { type Seat, SeededRng, type View } from '@quayside/rules-kit'
import { joinLines, type Line } from '@quayside/texts'
import { CARD_KINDS, COLOURS, colourOfLetter, GOODS, type Good } from '../content.ts'
import { handSum, marketCounts, priceWith } from '../prices.ts'
import type { State } from '../state.ts'
import type { Carthage } from '../types.ts'
import { sight } from '../view.ts'

export type CarthageView = View<Carthage>

/** Prices are asked of the rules, through a position this view allows. */
export function stateOf(view: CarthageView): State {
  return sight.imagine(view, new SeededRng(1))
}

export function priceFor(view: CarthageView, tokens: readonly string[]): number {
  const seat = view.viewer === 'watcher' ? view.shown.turn : view.viewer
  const used = new Uint8Array(COLOURS)
  for (const letter of tokens) {
    const colour = colourOfLetter(letter)
    used[colour] = (used[colour] ?? 0) + 1
  }
  return priceWith(marketCountsOf(view, seat), used)
}

function marketCountsOf(view: CarthageView, seat: Seat): Uint8Array {
  const counts = new Uint8Array(CARD_KINDS)
  if (view.known) return marketCounts(stateOf(view), seat, counts)
  return counts
}

export function sumInHand(view: CarthageView): number {
  return view.viewer === 'watcher' || !view.known ? 0 : handSum(stateOf(view), view.viewer)
}

export function goodOf(card: string): Good {
  return GOODS[colourOfLetter(card[0] ?? 'R')] ?? 'red'
}

export function goodOfLetter(letter: string): Good {
  return GOODS[colourOfLetter(letter)] ?? 'red'
}

/** A list of cards as icons, equal ones counted together. */
export function cardList(cards: readonly string[], one: (card: string) => Line, comma: string): Line {
  return joinLines(cards.map(one), comma)
}
