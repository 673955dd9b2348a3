/** Data only: cards, costs, counts, harbours, the beginner's island. */

export const RESOURCES = ['lumber', 'brick', 'wool', 'wheat', 'ore'] as const
export type Resource = (typeof RESOURCES)[number]
export const KINDS = RESOURCES.length

export const CARDS = ['knight', 'roads', 'discovery', 'monopoly', 'point'] as const
export type Card = (typeof CARDS)[number]
export const KNIGHT = 0
export const ROADS_CARD = 1
export const DISCOVERY = 2
export const MONOPOLY = 3
export const POINT = 4
/** CAT-70: how many of each the deck starts with. */
export const DECK: readonly number[] = [14, 2, 2, 2, 5]

export const MOST_SEATS = 4
/** Red comes last: three players leave it in the box. */
export const COLOURS = ['blue', 'white', 'orange', 'red'] as const
/** Three players do without red. */
export const UNUSED_COLOURS = { 3: ['red'] }
export type Colour = (typeof COLOURS)[number]

export const BANK = 19
export const ROADS = 15
export const SETTLEMENTS = 5
export const CITIES = 4
export const GOAL = 10
export const HAND_LIMIT = 7
export const ROAD_CARD_FROM = 5
export const ARMY_CARD_FROM = 3
export const BONUS = 2
/** CAT-35: offers, proposals and counters of one seat in one turn. */
export const OFFERS_A_TURN = 10
/** Answers of one seat in one turn: more than anybody needs, and play always ends. */
export const ANSWERS_A_TURN = 30
/** House rule: up to this many open points a seat is left alone by the friendly robber. */
export const FRIENDLY_UP_TO = 2

export const ROAD_COST: readonly number[] = [1, 1, 0, 0, 0]
export const SETTLEMENT_COST: readonly number[] = [1, 1, 1, 1, 0]
export const CITY_COST: readonly number[] = [0, 0, 0, 2, 3]
export const CARD_COST: readonly number[] = [0, 0, 1, 1, 1]

/** 19 tiles; null is the desert. */
export const TILES: readonly (Resource | null)[] = [
  ...(['lumber', 'lumber', 'lumber', 'lumber'] as const),
  ...(['brick', 'brick', 'brick'] as const),
  ...(['wool', 'wool', 'wool', 'wool'] as const),
  ...(['wheat', 'wheat', 'wheat', 'wheat'] as const),
  ...(['ore', 'ore', 'ore'] as const),
  null,
]

/** The number chips in the order of their letters, A to R. */
export const CHIPS: readonly number[] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
/** The hexes in the order in which shuffled tiles are laid: columns, from the start mark. */
export const TILE_ORDER: readonly number[] = [
  7, 8, 9, 10, 11, 12, 13, 14, 15, 3, 4, 5, 6, 16, 17, 18, 0, 1, 2,
]
/** The hexes in the order in which chips are laid: counter-clockwise from the start mark, coast inwards. */
export const CHIP_ORDER: readonly number[] = [
  7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 8, 13, 14, 10, 5, 4, 9,
]

/** Clockwise from the upper left; null trades anything three to one. */
export const HARBOURS: readonly {
  readonly vertices: readonly [number, number]
  readonly resource: Resource | null
}[] = [
  { vertices: [0, 3], resource: null },
  { vertices: [1, 5], resource: 'wheat' },
  { vertices: [10, 15], resource: 'ore' },
  { vertices: [26, 32], resource: null },
  { vertices: [42, 46], resource: 'wool' },
  { vertices: [49, 52], resource: null },
  { vertices: [47, 51], resource: null },
  { vertices: [33, 38], resource: 'brick' },
  { vertices: [11, 16], resource: 'lumber' },
]

/** The beginner's island, hex by hex. */
export const BEGINNER: readonly { readonly resource: Resource | null; readonly number: number | null }[] = [
  { resource: 'brick', number: 10 },
  { resource: 'wool', number: 2 },
  { resource: 'lumber', number: 9 },
  { resource: 'wheat', number: 12 },
  { resource: 'brick', number: 6 },
  { resource: 'wool', number: 4 },
  { resource: 'ore', number: 10 },
  { resource: 'wheat', number: 9 },
  { resource: 'lumber', number: 11 },
  { resource: null, number: null },
  { resource: 'lumber', number: 3 },
  { resource: 'ore', number: 8 },
  { resource: 'lumber', number: 8 },
  { resource: 'ore', number: 3 },
  { resource: 'wheat', number: 4 },
  { resource: 'wool', number: 5 },
  { resource: 'brick', number: 5 },
  { resource: 'wheat', number: 6 },
  { resource: 'wool', number: 11 },
]

export interface Start {
  readonly settlements: readonly [number, number]
  /** The settlement that brings the first cards. */
  readonly star: number
  readonly roads: readonly (readonly [number, number])[]
}

export const BEGINNER_START: { readonly [C in Colour]: Start } = {
  orange: {
    settlements: [18, 28],
    star: 18,
    roads: [
      [18, 24],
      [28, 34],
    ],
  },
  white: {
    settlements: [17, 44],
    star: 44,
    roads: [
      [17, 22],
      [44, 48],
    ],
  },
  blue: {
    settlements: [31, 41],
    star: 31,
    roads: [
      [25, 31],
      [36, 41],
    ],
  },
  red: {
    settlements: [8, 14],
    star: 14,
    roads: [
      [8, 13],
      [9, 14],
    ],
  },
}

export function kindOf(resource: Resource): number {
  // Compared one by one: the fastest way to a number, and this is asked at every trade.
  if (resource === 'lumber') return 0
  if (resource === 'brick') return 1
  if (resource === 'wool') return 2
  return resource === 'wheat' ? 3 : 4
}

export function cardKindOf(card: Card): number {
  return CARDS.indexOf(card)
}
