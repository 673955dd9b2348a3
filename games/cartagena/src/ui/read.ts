/** Small readings of a position that several drawings share. */

import type { Place } from '../types.ts'
import type { Shown } from '../view-types.ts'

export const SYMBOL_OF = { G: 'gun', R: 'rum', L: 'lantern', P: 'parrot', H: 'hook', C: 'chest' } as const
export type SymbolName = (typeof SYMBOL_OF)[keyof typeof SYMBOL_OF]

export const symbolOfCard = (card: string): SymbolName => SYMBOL_OF[card[0] as keyof typeof SYMBOL_OF]
export const isDark = (card: string) => card.endsWith('d')

const ORDER = 'GRLPHC'
/** In the order of the box: by symbol, a dark card after its plain ones. */
export function sortCards(cards: readonly string[]): string[] {
  const rank = (card: string) => ORDER.indexOf(card.charAt(0)) * 2 + card.length - 1
  return [...cards].sort((a, b) => rank(a) - rank(b))
}

/** Equal cards together, with how many. */
export function stacksOf(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const card of sortCards(cards)) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}

export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards]
  for (const card of gone) {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}

export const startOf = ({ options }: Pick<Shown, 'options'>): Place =>
  options.layout === 'tortuga' ? 'wreck' : 'prison'
export const goalOf = ({ options }: Pick<Shown, 'options'>): Place =>
  options.layout === 'escape' ? 'ship' : 'cove'

export const deckSize = ({ deck }: Shown) => deck.stacked + deck.mixed + deck.under
export const sumOf = (counts: { readonly [name: string]: number | undefined }) =>
  Object.values(counts).reduce<number>((sum, many) => sum + (many ?? 0), 0)

/** How many pirates of a seat stand on a place. */
export function countAt(shown: Shown, seat: number, place: Place): number {
  return shown.seats[seat]?.pirates.filter((where) => where === place).length ?? 0
}
