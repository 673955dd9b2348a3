/** What one sees on a card by its name. */
import { at } from '@quayside/rules-kit'
import { COLOUR_OF, GOODS, type Good, ICONS_OF, kindOf, letterOf, VALUE_OF } from '../content.ts'

export function goodOfCard(card: string): Good {
  return at(GOODS, at(COLOUR_OF, kindOf(card)))
}

export function coinsOf(card: string): number {
  return at(VALUE_OF, kindOf(card))
}

export function iconsOf(card: string): number {
  return at(ICONS_OF, kindOf(card))
}

export function letterOfGood(good: Good): string {
  return letterOf(GOODS.indexOf(good))
}

export function goodOfToken(letter: string): Good {
  return GOODS.find((good) => letterOfGood(good) === letter) ?? 'red'
}

export function sumOfCards(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + coinsOf(card), 0)
}

export function iconsIn(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + iconsOf(card), 0)
}

/** In the order of kinds, as the rules list them. */
export function sortCards(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => kindOf(a) - kindOf(b))
}

/** The list without one card for each of the given names. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const rest = [...cards]
  for (const card of gone) {
    const i = rest.indexOf(card)
    if (i >= 0) rest.splice(i, 1)
  }
  return rest
}
