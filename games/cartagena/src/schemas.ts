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
  whole,
} from '@quayside/rules-kit'
import { BOARD_NAMES, CARDS, COLOURS, FACES, LETTERS, MOST_SPACES } from './content.ts'
import type { Cartagena } from './types.ts'

const card = oneOf(...CARDS)
const cards = list(card, 0, 102)
const counts = dictionary(whole(0, 102))
const seat = whole(0, 4)
const place: Schema = either(whole(1, MOST_SPACES), oneOf('prison', 'wreck', 'ship', 'cove'))
const letter = oneOf(...LETTERS)
const pile: Schema = either(cards, record({ stacked: cards, counts, under: cards }), counts)
const boards = list(oneOf(...BOARD_NAMES), 4, 8)
const colour = oneOf(...COLOURS)
const symbolCard = (symbol: string) => oneOf(symbol, `${symbol}d`)

const options = record({
  layout: oneOf('escape', 'tortuga', 'story'),
  boards: oneOf(4, 5, 6, 7, 8, '3+3', '3+4', '3+5', '4+3', '4+4', '5+3'),
  piratesPerPlayer: oneOf(5, 6),
  drawRule: oneOf('backward', 'morgan', 'both'),
  outlaws: bool,
  magic: bool,
  arrangement: oneOf('random', 'A-BASE', 'A-STORY'),
  morganShipLimitInBase: bool,
  shipDepartureNeedsOwnPirate: bool,
  roundCap: whole(0, 10_000),
})

const phase: Schema = either(
  record({ type: oneOf('turn', 'share', 'keep') }),
  record({
    type: oneOf('draw'),
    seat,
    due: whole(1, 6),
    to: oneOf('hand', 'look'),
    next: oneOf('act', 'endTurn', 'share', 'keep'),
  }),
  record({ type: oneOf('token'), from: place }),
  record({
    type: oneOf('discard'),
    seat,
    due: whole(1, 102),
    waiting: record({
      effect: oneOf('forward', 'pair', 'gun', 'rum', 'lantern', 'chest'),
      symbol: letter,
      from: nullable(place),
      target: nullable(seat),
    }),
  }),
  record({ type: oneOf('take'), target: seat }),
  record({ type: oneOf('over'), winner: nullable(seat), reason: oneOf('home', 'cap') }),
)

const seatFacts = record({
  colour,
  hand: nullable(cards),
  handSize: whole(0, 102),
  pirates: list(place, 5, 6),
  home: whole(0, 6),
  ask: whole(0, 65535),
})

export const schemas: Schemas<Cartagena> = {
  setup: record({
    'colours?': list(colour, 2, 5),
    first: seat,
    boards,
    hands: list(cards, 2, 5),
    'deck?': pile,
  }),
  actions: {
    forward: record({ type: oneOf('forward'), card, from: place }),
    backward: record({ type: oneOf('backward'), from: place }),
    morgan: record({ type: oneOf('morgan'), seat, from: place }),
    ship: record({ type: oneOf('ship') }),
    freeShip: record({ type: oneOf('freeShip') }),
    gun: record({ type: oneOf('gun'), card: symbolCard('G'), target: seat }),
    rum: record({ type: oneOf('rum'), card: symbolCard('R') }),
    lantern: record({ type: oneOf('lantern'), card: symbolCard('L') }),
    chest: record({ type: oneOf('chest'), card: symbolCard('C'), from: place }),
    parrot: record({ type: oneOf('parrot'), cards: list(symbolCard('P'), 2, 2), as: letter, from: place }),
    pair: record({
      type: oneOf('pair'),
      hook: symbolCard('H'),
      cards: list(card, 1, 2),
      'as?': letter,
      from: place,
    }),
    skipDraw: record({ type: oneOf('skipDraw') }),
    endTurn: record({ type: oneOf('endTurn') }),
    discard: record({ type: oneOf('discard'), cards }),
    take: record({ type: oneOf('take'), card }),
    share: record({ type: oneOf('share'), give: list(card, 0, 4) }),
    keep: record({ type: oneOf('keep'), card, top: list(card, 0, 3) }),
  },
  outcomes: {
    draw: record({ type: oneOf('draw'), card }),
    token: record({ type: oneOf('token'), face: oneOf(...FACES) }),
  },
  shown: record({
    options,
    first: seat,
    boards,
    turn: seat,
    turns: whole(1, 100_000),
    phase,
    actionsLeft: whole(0, 3),
    acted: bool,
    freeShip: bool,
    sailedFree: bool,
    ship: nullable(oneOf('cartagena', 'tortuga')),
    deck: record({ stacked: whole(0, 102), mixed: whole(0, 102), under: whole(0, 102) }),
    discard: counts,
    tokens: list(whole(1, MOST_SPACES), 0, 8),
    faces: record(Object.fromEntries(FACES.map((face) => [`${face}?`, whole(1, 2)]))),
    lookSize: whole(0, 6),
    look: nullable(list(card, 0, 6)),
    seats: list(seatFacts, 2, 5),
  }),
  known: record({
    own: nullable(record({ hands: list(cards, 2, 5), top: list(nullable(card), 0, 102) })),
  }),
}
