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
import { HEXES, VERTICES } from './board.ts'
import { CARDS, COLOURS, RESOURCES } from './content.ts'
import { RULES_VERSION } from './fixed.ts'
import { ALL_DICE } from './state.ts'
import type { Action, Catan } from './types.ts'

const seat = whole(0, 3)
const vertex = whole(0, VERTICES - 1)
const edge = list(vertex, 2, 2)
const hex = list(whole(-2, 2), 2, 2)
const resource = oneOf(...RESOURCES)
const five = list(whole(0, 95), 5, 5)
const die = whole(1, 6)
const colour = oneOf(...COLOURS)
const perSeat = (schema: Schema) => list(schema, 3, 4)
const kind = (type: Action['type'], fields: { readonly [name: string]: Schema } = {}) =>
  record({ type: oneOf(type), ...fields })

const setupHex = record({
  q: whole(-2, 2),
  r: whole(-2, 2),
  resource: nullable(resource),
  number: nullable(whole(2, 12)),
})
const harbour = record({ vertices: edge, resource: nullable(resource) })
const counts = dictionary(whole(0, 25))
const cardNames = list(oneOf(...CARDS), 0, 100)

const phase = either(
  record({ type: oneOf('openingSettle'), step: whole(0, 7) }),
  record({ type: oneOf('openingRoad'), step: whole(0, 7), vertex }),
  record({ type: oneOf('preRoll', 'rolling', 'drawing', 'main') }),
  record({ type: oneOf('discard'), due: perSeat(whole(0, 47)), chosen: perSeat(bool) }),
  record({ type: oneOf('robber'), by: oneOf('seven', 'knight') }),
  record({ type: oneOf('stealing'), victim: seat }),
  record({ type: oneOf('freeRoads'), left: whole(1, 2), placed: bool }),
  record({ type: oneOf('over'), winner: nullable(seat), reason: oneOf('points', 'cap') }),
)

const word = either(
  record({ says: oneOf('accept', 'decline') }),
  record({ says: oneOf('propose'), give: five, get: five, declines: bool }),
)

const shownSeat = record({
  colour,
  resources: nullable(five),
  handSize: whole(0, 95),
  cards: nullable(five),
  cardCount: whole(0, 100),
  played: list(whole(0, 100), 4, 4),
  left: record({ roads: whole(0, 15), settlements: whole(0, 5), cities: whole(0, 4) }),
  settlements: list(vertex, 0, 5),
  cities: list(vertex, 0, 4),
  roads: list(edge, 0, 15),
  points: record({ public: whole(0, 30), all: nullable(whole(0, 130)) }),
  rates: list(whole(2, 4), 5, 5),
  discard: nullable(five),
  offersMade: whole(0, 10),
  answersGiven: whole(0, 30),
  ask: whole(0, 10_000_000),
})

const bounds = record({ least: perSeat(five), most: perSeat(five) })

const firstRolls = list(record({ seat, dice: list(die, 2, 2) }), 2, 60)

const facts = {
  rules: whole(1, RULES_VERSION),
  options: record({
    board: oneOf('variable', 'beginner', 'balanced'),
    harbours: oneOf('fixed', 'shuffled', 'frame'),
    brokenTie: oneOf('holderKeeps', 'setAside'),
    domesticTrade: bool,
    friendlyRobber: bool,
    dice: oneOf('fair', 'deck36'),
    openTracking: bool,
    roundCap: whole(0, 10_000),
  }),
  first: seat,
  'firstRolls?': firstRolls,
  hexes: list(setupHex, HEXES, HEXES),
  harbours: list(harbour, 0, 15),
  robber: hex,
  phase,
  turnSeat: seat,
  round: whole(0, 1_000_000),
  rolled: bool,
  dice: nullable(list(die, 2, 2)),
  cardPlayed: bool,
  freshCount: whole(0, 100),
  fresh: nullable(five),
  bank: five,
  deck: whole(0, 100),
  deckStacked: whole(0, 100),
  deckOf: five,
  longestRoad: record({ holder: nullable(seat), lengths: perSeat(whole(0, 15)) }),
  largestArmy: nullable(seat),
  diceLeft: nullable(list(whole(0, ALL_DICE - 1), 1, ALL_DICE)),
  trade: record({
    offer: nullable(record({ give: five, get: five, to: list(seat, 1, 3) })),
    words: perSeat(nullable(word)),
  }),
  seats: perSeat(shownSeat),
}

export const factsSchema = record(facts)

const cards = list(whole(0, 19), 5, 5)
const terms = { give: cards, get: cards }

export const schemas: Schemas<Catan> = {
  setup: record({
    'colours?': list(colour, 3, 4),
    first: seat,
    'firstRolls?': firstRolls,
    hexes: list(setupHex, HEXES, HEXES),
    harbours: list(harbour, 0, 15),
    robber: hex,
    developmentDeck: either(
      cardNames,
      list(whole(0, 25), 5, 5),
      record({ stacked: cardNames, counts, 'under?': cardNames }),
      counts,
    ),
  }),
  actions: {
    settle: kind('settle', { vertex }),
    road: kind('road', { edge }),
    city: kind('city', { vertex }),
    roll: kind('roll'),
    discard: kind('discard', { cards }),
    robber: kind('robber', { hex, victim: nullable(seat) }),
    buyCard: kind('buyCard'),
    playKnight: kind('playKnight'),
    playRoads: kind('playRoads'),
    playDiscovery: kind('playDiscovery', { cards }),
    playMonopoly: kind('playMonopoly', { resource }),
    maritime: kind('maritime', { give: resource, get: resource }),
    offer: kind('offer', { ...terms, to: list(seat, 1, 3) }),
    answer: kind('answer', { accept: bool }),
    counter: kind('counter', terms),
    settleTrade: kind('settleTrade', { with: seat }),
    withdraw: kind('withdraw'),
    skipRoad: kind('skipRoad'),
    endTurn: kind('endTurn'),
  },
  outcomes: {
    dice: record({ type: oneOf('dice'), dice: list(die, 2, 2) }),
    steal: record({ type: oneOf('steal'), resource }),
    card: record({ type: oneOf('card'), card: oneOf(...CARDS) }),
  },
  shown: record({ ...facts, tracking: nullable(bounds) }),
  known: record({ public: bounds, own: nullable(bounds), pointsMost: perSeat(whole(0, 100)) }),
}
