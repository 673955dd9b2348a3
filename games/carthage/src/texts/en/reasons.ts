import type { Reason } from '../../bot/features.ts'

export const en: { readonly [R in Reason]: string } = {
  outlook: 'the position as a whole',
  points: 'points made',
  coins: 'coins in hand',
  cards: 'cards in hand',
  goods: 'goods in stock',
  pirates: 'goods that pirates may take',
  tokens: 'tokens',
  piece: 'the piece kept',
  next: 'what the next player finds',
}
