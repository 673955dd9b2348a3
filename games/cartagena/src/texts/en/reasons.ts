import type { Reason } from '../../bot/features.ts'

export const en: { readonly [R in Reason]: string } = {
  outlook: 'the position as a whole',
  way: 'the way made so far',
  home: 'pirates home',
  rear: 'the pirates left behind',
  cards: 'cards in hand',
  symbols: 'different symbols in hand',
  jumps: 'long jumps to come',
}
