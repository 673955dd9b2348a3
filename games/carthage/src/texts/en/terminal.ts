import { plural } from '@quayside/texts'
import type { TerminalWords } from '../terminal-words.ts'

export const terminal: TerminalWords = {
  goods: { red: 'red', blue: 'blue', yellow: 'yellow', green: 'green' },
  route: 'Route',
  pirates: 'pirates',
  market: 'Market',
  farm: 'Farm',
  price: (price) => `price ${price}`,
  piles: (pile, discard) => `pile ${pile}, discards ${discard}`,
  hand: 'hand',
  cards: (many) => plural(many, 'card'),
  stock: 'stock',
  stored: 'stored',
  tokens: 'tokens',
  used: 'turned',
  points: (points) => plural(points, 'point'),
  thickness: (fingers) => (fingers === 0 ? 'no points' : `a pile ${plural(fingers, 'finger')} thick`),
  piece: (isClassic, isOut) =>
    isClassic
      ? `reserving piece ${isOut ? 'on a card' : 'at hand'}`
      : `double action ${isOut ? 'used' : 'open'}`,
  first: 'began',
  none: '-',
}
