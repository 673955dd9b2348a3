import {
  bool,
  dictionary,
  either,
  list,
  nullable,
  oneOf,
  record,
  type Schema,
  type Schemas,
  text,
  whole,
} from '@quayside/rules-kit'
import { CARDS, GOODS, PLAYER_COLOURS } from './content.ts'
import type { Carthage } from './types.ts'

const card = oneOf(...CARDS)
export const cards = list(card, 0, 108)
const letters = oneOf('R', 'B', 'Y', 'G')
const zone = oneOf('market', 'farm')
const counts = dictionary(whole(0, 108))
export const pile: Schema = either(cards, record({ stacked: cards, counts, under: cards }), counts)
export const seat = whole(0, 3)
export const slot = record({ card, by: nullable(seat) })
export const byGood = record(Object.fromEntries(GOODS.map((good) => [good, whole(0, 48)])))

export const tokens = record({ up: list(letters, 0, 48), used: list(letters, 0, 48) })

const shownSeat = record({
  colour: oneOf(...PLAYER_COLOURS),
  hand: nullable(cards),
  handSize: whole(0, 108),
  stock: cards,
  stored: cards,
  tokens,
  tokenCount: whole(0, 48),
  pieceOut: bool,
  points: nullable(whole(0, 200)),
  thickness: whole(0, 50),
})

export const phase = either(
  record({ type: oneOf('turn', 'doubleBuy') }),
  record({
    type: oneOf('refill'),
    toMarket: whole(0, 2),
    toFarm: whole(0, 4),
    next: oneOf('choose', 'endTurn'),
  }),
  record({
    type: oneOf('points'),
    seat,
    good: oneOf(...GOODS),
    due: whole(1, 60),
    sold: list(whole(0, 15), 0, 16),
  }),
  record({ type: oneOf('protect'), seat }),
  record({ type: oneOf('over'), reason: text() }),
)

export const schemas: Schemas<Carthage> = {
  setup: record({
    'colours?': list(oneOf(...PLAYER_COLOURS), 2, 4),
    first: seat,
    market: list(card, 0, 16),
    farm: list(card, 0, 16),
    'pile?': pile,
  }),
  actions: {
    take: record({ type: oneOf('take'), card, 'reserved?': oneOf(true) }),
    buy: record({ type: oneOf('buy'), pay: cards, tokens: list(letters, 0, 16) }),
    double: record({ type: oneOf('double'), card }),
    reserve: record({ type: oneOf('reserve'), zone, card }),
    protect: record({ type: oneOf('protect'), play: cards, keep: cards }),
  },
  outcomes: { draw: record({ type: oneOf('draw'), card }) },
  shown: record({
    mode: oneOf('standard', 'classic'),
    'arrivals?': oneOf('alone'),
    players: whole(2, 4),
    first: seat,
    turn: seat,
    turns: whole(1, 100000),
    phase,
    arrived: list(oneOf(...GOODS), 0, 4),
    raided: list(oneOf(...GOODS), 0, 4),
    passes: whole(0, 4),
    market: list(slot, 0, 16),
    farm: list(slot, 0, 16),
    pile: record({ stacked: whole(0, 108), mixed: whole(0, 108), under: whole(0, 108) }),
    discard: counts,
    ships: byGood,
    asks: list(whole(0, 65535), 2, 4),
    seats: list(shownSeat, 2, 4),
  }),
  known: record({
    hands: list(cards, 2, 4),
    points: list(whole(0, 200), 2, 4),
    pointCards: list(cards, 2, 4),
    unseen: list(whole(0, 108), 2, 4),
  }),
}
