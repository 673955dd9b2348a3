import { plural } from '@quayside/texts'
import type { TerminalWords } from '../terminal-words.ts'

export const terminal: TerminalWords = {
  resources: { lumber: 'lumber', brick: 'brick', wool: 'wool', wheat: 'wheat', ore: 'ore' },
  cards: {
    knight: 'knight',
    roads: 'road building',
    discovery: 'discovery',
    monopoly: 'monopoly',
    point: 'victory point',
  },
  desert: 'desert',
  robber: 'ROBBER',
  legend:
    'a1 settlement, A1 city, |1 road of the seat with that number; [3:1] harbour; numbers are free corners',
  bank: 'Bank',
  deck: (many) => plural(many, 'development card'),
  hand: 'hand',
  held: 'cards',
  open: 'face up',
  left: (roads, settlements, cities) => `left: ${roads} roads, ${settlements} settlements, ${cities} cities`,
  longest: (length, isHolder) => `road ${length}${isHolder ? ' (Longest Road, 2)' : ''}`,
  army: 'Largest Army, 2',
  points: (many) => plural(many, 'point'),
  rates: 'bank rates',
  offer: 'Offer',
  accepts: 'accepts',
  declines: 'declines',
  proposes: 'proposes',
  forWord: 'for',
  none: 'none',
}
