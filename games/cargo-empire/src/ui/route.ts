/** The walk of a paid cube, to be drawn: shortest on land, by nearest ports at sea (CGE-12). */
import { CITIES, type CityMap, MAPS } from '../content.ts'
import {
  type CardSet,
  coverable,
  landDistance,
  portDistance,
  type RouteTable,
  routeTable,
  type Trip,
} from '../routes.ts'

export interface Leg {
  /** `free` follows no route: the emblem of yellow, vassals, the automatic opponent. */
  readonly by: 'land' | 'sea' | 'free'
  readonly nodes: readonly number[]
}

export interface Walk {
  readonly trip: Trip
  /** Null: nothing was paid, the cube goes straight. */
  readonly cards: CardSet | null
  /** Number of the express space whose tile is taken, or null. */
  readonly express: number | null
  /** Express spaces on which a tile lies, as numbers. */
  readonly laid: readonly number[]
}

const TABLES = { europe: routeTable(MAPS.europe), dior: routeTable(MAPS.dior) }

export function tableOf(map: CityMap['id']): RouteTable {
  return TABLES[map]
}

export function routeOf(walk: Walk): readonly Leg[] {
  const { trip, cards } = walk
  if (cards) for (const legs of routesFor(trip, cards)) if (passes(legs, walk)) return legs
  return [{ by: 'free', nodes: [trip.from, trip.to] }]
}

/** The nodes one after another. */
export function nodesOf(legs: readonly Leg[]): number[] {
  return legs.flatMap(({ nodes }, i) => (i === 0 ? nodes : nodes.slice(1)))
}

function passes(legs: readonly Leg[], { express, laid }: Walk): boolean {
  const spaces = legs.flatMap(({ nodes }) => nodes.filter((node) => node >= CITIES)).map((n) => n - CITIES)
  return express === null ? !spaces.some((space) => laid.includes(space)) : spaces.includes(express)
}

function* routesFor(trip: Trip, cards: CardSet): Generator<readonly Leg[]> {
  if (cards.ship === 0) {
    for (const nodes of shortest(trip.table, trip.from, trip.to)) yield [{ by: 'land', nodes }]
    return
  }
  for (const [p, q] of harbours(trip, cards)) {
    for (const before of shortest(trip.table, trip.from, p)) {
      for (const after of shortest(trip.table, q, trip.to)) {
        const legs: Leg[] = [
          { by: 'land', nodes: before },
          { by: 'sea', nodes: [p, q] },
          { by: 'land', nodes: after },
        ]
        yield legs.filter(({ nodes }) => nodes.length > 1)
      }
    }
  }
}

/** Pairs of ports that the cards reach, nearest ones first. */
function harbours(trip: Trip, { car, train }: CardSet): (readonly [number, number])[] {
  const { table, from, to, ports } = trip
  const isPort = (city: number) => (ports & (1 << city)) !== 0
  const cities = Array.from({ length: CITIES }, (_, city) => city).filter(isPort)
  const near = portDistance(table, from, ports)
  const far = portDistance(table, to, ports)
  const cost = ([p, q]: readonly [number, number]) =>
    landDistance(table, from, p) - near + landDistance(table, q, to) - far
  return cities
    .flatMap((p) => cities.filter((q) => q !== p).map((q) => [p, q] as const))
    .filter(([p, q]) => {
      const [x, y] = [landDistance(table, from, p), landDistance(table, q, to)]
      // An enhanced train reaches one farther; which trains were enhanced does not matter for the drawing.
      return coverable(car, train, 0, x, y) || coverable(car, 0, train, x, y)
    })
    .sort((a, b) => cost(a) - cost(b))
}

/** All shortest walks on land. */
function* shortest(table: RouteTable, a: number, b: number): Generator<readonly number[]> {
  if (a === b) {
    yield [a]
    return
  }
  const left = landDistance(table, a, b)
  for (const next of table.neighbours[a] ?? []) {
    if (landDistance(table, next, b) !== left - 1) continue
    for (const rest of shortest(table, next, b)) yield [a, ...rest]
  }
}
