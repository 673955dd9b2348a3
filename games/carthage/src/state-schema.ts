/** The form of a whole position as `toJson` writes it; piles and counts as a scenario may give them. */
import { bool, list, oneOf, record, whole } from '@quayside/rules-kit'
import { CARDS, GOODS, PLAYER_COLOURS } from './content.ts'
import { byGood, cards, phase, pile, seat, slot, tokens } from './schemas.ts'

export const STATE = record({
  mode: oneOf('standard', 'classic'),
  'arrivals?': oneOf('alone'),
  players: whole(2, 4),
  colours: list(oneOf(...PLAYER_COLOURS), 2, 4),
  first: seat,
  turn: seat,
  turns: whole(0, 100000),
  phase,
  arrived: list(oneOf(...GOODS), 0, 4),
  raided: list(oneOf(...GOODS), 0, 4),
  passes: whole(0, 4),
  market: list(slot, 0, 16),
  farm: list(slot, 0, 16),
  pile,
  discard: record(Object.fromEntries(CARDS.map((card) => [`${card}?`, whole(0, 108)]))),
  ships: byGood,
  seats: list(
    record({
      hand: cards,
      stock: cards,
      stored: cards,
      points: whole(0, 200),
      pointCards: cards,
      unseenCards: cards,
      tokens,
      pieceOut: bool,
      ask: whole(0, 65535),
    }),
    2,
    4,
  ),
})
