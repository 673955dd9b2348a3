import botCardFile from './content/bot-cards.json' with { type: 'json' }
import tileFile from './content/city-tiles.json' with { type: 'json' }
import diorFile from './content/dior.json' with { type: 'json' }
import europeFile from './content/europe.json' with { type: 'json' }
import objectiveFile from './content/objectives.json' with { type: 'json' }
import trackFile from './content/tracks.json' with { type: 'json' }
import zoneFile from './content/vp-zone.json' with { type: 'json' }

export const CARGO = ['orange', 'white', 'grey', 'brown'] as const
export type Cargo = (typeof CARGO)[number]
export const TRANSPORTS = ['car', 'train', 'ship'] as const
export type Transport = (typeof TRANSPORTS)[number]
export const CITY_COLOURS = ['red', 'blue', 'green', 'yellow'] as const
export type CityColour = (typeof CITY_COLOURS)[number]
/** Seats' colours; the family follows from it. */
export const PLAYER_COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]

/** Steps that a played card pays to its own marker. */
export const REWARD: readonly number[] = [1, 1, 2]
export const ENHANCED_REWARD = 2
/** Land routes that a card covers. */
export const CAR_REACH = 1
export const TRAIN_REACH = 2
export const ENHANCED_REACH = 3

export const CITIES = 24
export const BLANK = CITIES
export const BLANKS_UNDER_DECK = 6
export const CITY_CARD_POINTS = 5
export const LEVEL_THREE_POINTS = 3
export const ACTIVATION_COST = 2

export interface City {
  readonly id: string
  readonly name: { readonly en: string; readonly ja: string }
  readonly colour: CityColour
  readonly port: boolean
  /** Used by the automatic opponent only. */
  readonly number: number
  readonly x: number
  readonly y: number
}

export interface ExpressSpace {
  readonly id: string
  readonly links: readonly number[]
  readonly x: number
  readonly y: number
}

export interface CityMap {
  readonly id: 'europe' | 'dior'
  readonly cities: readonly City[]
  /** Pairs of city indexes. */
  readonly routes: readonly (readonly [number, number])[]
  readonly express: readonly ExpressSpace[]
}

interface MapFile {
  readonly id: string
  readonly cities: readonly {
    readonly id: string
    /** Built pages leave it out where it is the id with a capital letter. */
    readonly name?: string
    readonly nameJa: string
    readonly colour: string
    readonly port: boolean
    readonly number: number
    readonly x: number
    readonly y: number
  }[]
  readonly landRoutes: readonly { readonly a: string; readonly b: string }[]
  readonly expressSpaces: readonly {
    readonly id: string
    readonly links: readonly string[]
    readonly x: number
    readonly y: number
  }[]
}

function readMap(file: MapFile): CityMap {
  const cities = file.cities.map(({ id, name, nameJa, colour, port, number, x, y }) => {
    const en = name ?? id.charAt(0).toUpperCase() + id.slice(1)
    return { id, name: { en, ja: nameJa }, colour: colour as CityColour, port, number, x, y }
  })
  const index = (id: string) => cities.findIndex((city) => city.id === id)
  return {
    id: file.id as CityMap['id'],
    cities,
    routes: file.landRoutes.map(({ a, b }) => [index(a), index(b)] as const),
    express: file.expressSpaces.map(({ id, links, x, y }) => ({ id, links: links.map(index), x, y })),
  }
}

export const MAPS: { readonly [M in CityMap['id']]: CityMap } = {
  europe: readMap(europeFile as MapFile),
  dior: readMap(diorFile as MapFile),
}

/** One side of a city tile: colours as numbers of CARGO; demand upper, then lower. */
export interface TileSide {
  readonly production: readonly [number, number]
  readonly demand: readonly [number, number]
}

function readSide(side: {
  readonly production: readonly string[]
  readonly demand: readonly string[]
}): TileSide {
  const number = (colour: string | undefined) => CARGO.indexOf(colour as Cargo)
  const [p1, p2] = side.production
  const [d1, d2] = side.demand
  return { production: [number(p1), number(p2)], demand: [number(d1), number(d2)] }
}

/** `TILES[tile][level - 1]`. */
export const TILES: readonly (readonly [TileSide, TileSide])[] = tileFile.tiles.map(({ level1, level2 }) => {
  return [readSide(level1), readSide(level2)] as const
})

export interface BotCard {
  readonly transport: number
  readonly steps: number
  readonly up: boolean
}

const actionCards = botCardFile.cards.filter((card) => card.kind === 'action') as readonly {
  readonly transport: string
  readonly steps: number
  readonly arrow: string
}[]

/** The action cards, then null: the reshuffle card. */
export const BOT_CARDS: readonly (BotCard | null)[] = [
  ...actionCards.map(({ transport, steps, arrow }) => {
    return { transport: TRANSPORTS.indexOf(transport as Transport), steps, up: arrow === 'up' }
  }),
  null,
]
export const RESHUFFLE_CARDS = botCardFile.cards.length - actionCards.length

/** How many of a card are in the opponent's deck. */
export function botCopies(card: number): number {
  return BOT_CARDS[card] ? 1 : RESHUFFLE_CARDS
}

export type Bonus = Transport | 'city' | 'objective' | 'anyTransport' | 'cityOrObjective'

export interface TrackSpace {
  readonly bonus: Bonus | null
  /** The right edge of the space, 1 to 5. */
  readonly col: number
}

export interface TrackFace {
  readonly id: string
  readonly rows: { readonly upper: readonly TrackSpace[]; readonly lower: readonly TrackSpace[] }
}

export const FACES: readonly TrackFace[] = Object.entries(trackFile.faces).map(([id, face]) => {
  const row = (spaces: readonly { bonus: string | null; col: number }[]) =>
    spaces.map(({ bonus, col }) => ({ bonus: bonus as Bonus | null, col }))
  return { id, rows: { upper: row(face.upper), lower: row(face.lower) } }
})

export const BASE_TILES: readonly (readonly string[])[] = trackFile.physicalTiles.base
export const MIDDLE_FACES: readonly string[] = trackFile.physicalTiles.advancedMiddle
export const LAST_FACES: readonly string[] = trackFile.physicalTiles.advancedLast

export const ZONE_START: number = zoneFile.firstPosition
export const ZONE_POINTS: readonly number[] = zoneFile.values
export const TOP_POSITION = ZONE_START + ZONE_POINTS.length - 1

export interface Filter {
  readonly colour?: string
  readonly port?: boolean
  readonly level?: number
  readonly minOwnPosts?: number
}

export type ObjectiveScoring =
  | { readonly kind: 'sets'; readonly groups: readonly Filter[]; readonly vpPerSet: number }
  | { readonly kind: 'largestNetwork'; readonly vpPerCity: number }
  | {
      readonly kind: 'tiers'
      readonly metric: string
      readonly filter?: Filter
      readonly tiers: readonly { readonly min: number; readonly vp: number }[]
    }
  | { readonly kind: 'perUnit'; readonly metric: string; readonly filter: Filter; readonly vp: number }
  | {
      readonly kind: 'markersBehind'
      readonly marker: string
      readonly vpByParticipants: { readonly [n: string]: number }
    }

export interface Objective {
  readonly id: string
  readonly scoring: ObjectiveScoring
}

export const OBJECTIVES: readonly Objective[] = objectiveFile.objectives.map(({ id, scoring }) => {
  return { id, scoring: scoring as unknown as ObjectiveScoring }
})

export function cityIndex(map: CityMap, id: string): number {
  return map.cities.findIndex((city) => city.id === id)
}

/** Printed ports as bits of city indexes. */
export const PORTS: { readonly [M in CityMap['id']]: number } = {
  europe: portBits(MAPS.europe),
  dior: portBits(MAPS.dior),
}

function portBits(map: CityMap): number {
  return map.cities.reduce((bits, city, i) => (city.port ? bits | (1 << i) : bits), 0)
}
