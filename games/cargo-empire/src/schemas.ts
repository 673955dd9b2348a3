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
import { CARGO, FACES, MAPS, OBJECTIVES, PLAYER_COLOURS, TRANSPORTS } from './content.ts'
import { RULES_VERSION } from './fixed.ts'
import { PHASE_NAMES } from './state.ts'
import type { CargoEmpire } from './types.ts'

const cityIds = [...MAPS.europe.cities, ...MAPS.dior.cities].map((city) => city.id)
export const city = oneOf(...cityIds)
const cityCard = oneOf(...cityIds, 'blank')
const cargo = oneOf(...CARGO)
const transport = oneOf(...TRANSPORTS)
const space = oneOf('upper', 'lower')
export const objective = oneOf(...OBJECTIVES.map(({ id }) => id))
const seat = whole(0, 4)
const who = either(seat, oneOf('auto'))
const express = oneOf(...MAPS.dior.express.map(({ id }) => id))
const post = record({ who, vassal: bool })
const many = whole(0, 99)
const cards = record({ car: whole(0, 15), train: whole(0, 7), ship: whole(0, 3) })
const of = (type: string, fields: { readonly [name: string]: Schema } = {}) =>
  record({ type: oneOf(type), ...fields })

const shownCity = record({
  city,
  tile: whole(1, 24),
  level: whole(1, 3),
  cubes: list(nullable(cargo), 2, 2),
  posts: list(nullable(post), 2, 2),
  beside: list(record({ post, many: whole(1, 4) }), 0, 8),
})

const participant = record({
  who,
  hand: record({ car: many, train: many, ship: many }),
  kept: many,
  cityCards: list(city, 0, 24),
  blanks: many,
  objectiveCount: whole(0, 24),
  markers: list(record({ position: whole(0, 40), row: whole(0, 2) }), 3, 3),
  postsLeft: whole(0, 4),
  emblem: nullable(city),
  faceDown: bool,
  dealt: whole(0, 2),
  chosen: bool,
})

const auto = record({
  slot: whole(1, 5),
  city: nullable(city),
  card: nullable(whole(1, 13)),
  steps: whole(0, 9),
  stage: oneOf('', 'card', 'forced', 'develop'),
  cards: list(whole(1, 13), 0, 14),
  objectives: nullable(list(objective, 0, 24)),
})

const own = record({
  objectives: list(objective, 0, 24),
  dealt: list(objective, 0, 2),
  chosen: nullable(objective),
  faceDown: nullable(city),
})

/** What everybody may see: the fields of `Facts`. */
export const publicFields: { readonly [name: string]: Schema } = {
  rules: whole(1, RULES_VERSION),
  options: dictionary(either(text(), bool)),
  players: whole(1, 5),
  colours: list(oneOf(...PLAYER_COLOURS), 1, 5),
  first: whole(0, 5),
  order: list(who, 1, 5),
  phase: oneOf(...PHASE_NAMES),
  choice: oneOf('', 'keepObjective', 'takeCity', 'gainCard', 'cityOrObjective'),
  stage: oneOf('express', 'cards', 'extra', 'idle', 'end'),
  round: whole(0, 3),
  turns: whole(0, 60),
  turn: whole(-1, 5),
  picked: whole(0, 31),
  paid: whole(0, 1),
  from: nullable(city),
  to: nullable(city),
  fullUpgrade: whole(0, 1),
  moved: whole(0, 7),
  extra: whole(0, 4),
  enhanced: many,
  copied: whole(0, 31),
  objectiveDraws: whole(0, 2),
  steps: list(many, 3, 3),
  played: list(many, 3, 3),
  auto: nullable(auto),
  cities: list(shownCity, 24, 24),
  display: list(nullable(cityCard), 4, 5),
  participants: list(participant, 2, 5),
  vassalPosts: list(whole(0, 4), 2, 2),
  faces: list(oneOf(...FACES.map(({ id }) => id)), 3, 3),
  express: list(nullable(transport), 0, 6),
  bag: list(whole(0, 2), 3, 3),
  cityPile: record({ stacked: whole(0, 24), mixed: whole(0, 24), under: list(cityCard, 0, 60) }),
  objectivePile: record({ stacked: whole(0, 24), mixed: whole(0, 24), under: list(seat, 0, 24) }),
  gone: list(city, 0, 24),
  asks: list(whole(0, 100000), 1, 5),
}

export const schemas: Schemas<CargoEmpire> = {
  setup: record({
    'colours?': list(oneOf(...PLAYER_COLOURS), 1, 5),
    first: who,
    tiles: list(whole(1, 24), 24, 24),
    faces: list(text(3), 3, 3),
    display: list(city, 4, 5),
    faceDown: list(city, 1, 5),
    objectives: list(list(objective, 2, 2), 1, 5),
    auto: nullable(record({ city, objective })),
    express: list(transport, 0, 6),
  }),
  actions: {
    keepObjective: of('keepObjective', { objective }),
    gainCard: of('gainCard', { card: transport }),
    startPost: of('startPost', { city, space }),
    placeEmblem: of('placeEmblem', { city }),
    deliver: of('deliver', {
      from: city,
      to: city,
      cargo,
      space,
      cards,
      express: nullable(express),
      emblem: bool,
    }),
    restock: of('restock', { city }),
    supply: of('supply'),
    step: of('step', { marker: transport, row: nullable(space) }),
    takeCity: of('takeCity', { slot: whole(1, 5) }),
    prefer: of('prefer', { bonus: oneOf('city', 'objective') }),
    vassal: of('vassal', { from: city, to: city, cargo, space }),
    moveEmblem: of('moveEmblem', { city }),
    gainCar: of('gainCar'),
    moveCube: of('moveCube', { from: city, to: city, cargo }),
    enhance: of('enhance'),
    swapShip: of('swapShip', { card: transport }),
    copyEmblem: of('copyEmblem', { seat }),
    endTurn: of('endTurn'),
  },
  outcomes: {
    city: of('city', { card: cityCard }),
    objective: of('objective', { card: objective }),
    auto: of('auto', { card: whole(1, 13) }),
    express: of('express', { tile: transport }),
  },
  shown: record({
    ...publicFields,
    own: nullable(own),
    open: nullable(list(list(objective, 0, 24), 2, 5)),
  }),
  known: record({ under: list(nullable(objective), 0, 24) }),
}
