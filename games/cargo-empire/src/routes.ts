/** Distances and legal payments on a map (CGE-10 to CGE-12): they depend on the ends and the ports alone. */
import { CAR_REACH, CITIES, type CityMap, ENHANCED_REACH, PORTS, TRAIN_REACH } from './content.ts'

/** A multiset of played cards; `enhanced` counts trains of the long kind among `train`. */
export interface CardSet {
  readonly car: number
  readonly train: number
  readonly ship: number
}

/** Far more than any walk on a map. */
const FAR = 99

export interface RouteTable {
  readonly map: CityMap
  /** Cities by their outside names. */
  readonly named: ReadonlyMap<string, number>
  /** Cities first, then express spaces. */
  readonly nodes: number
  /** Fewest land routes between nodes, row by row. */
  readonly distance: Uint8Array
  readonly neighbours: readonly (readonly number[])[]
  /** Bits of the cities one route away from each city, all around an express space included (CGE-D6). */
  readonly joined: readonly number[]
  /** Bits of the cities of each colour, and of the printed ports. */
  readonly coloured: { readonly [colour: string]: number }
  readonly ports: number
}

export function routeTable(map: CityMap): RouteTable {
  const nodes = CITIES + map.express.length
  const neighbours: number[][] = Array.from({ length: nodes }, () => [])
  const join = (a: number, b: number) => {
    neighbours[a]?.push(b)
    neighbours[b]?.push(a)
  }
  for (const [a, b] of map.routes) join(a, b)
  map.express.forEach(({ links }, i) => {
    for (const city of links) join(city, CITIES + i)
  })
  const distance = new Uint8Array(nodes * nodes).fill(FAR)
  for (let start = 0; start < nodes; start++) walkFrom(start, nodes, neighbours, distance)
  const named = new Map(map.cities.map(({ id }, city) => [id, city]))
  const joined = Array.from({ length: CITIES }, (_, city) => joinedTo(city, neighbours))
  return { map, named, nodes, distance, neighbours, joined, coloured: colourBits(map), ports: PORTS[map.id] }
}

function joinedTo(city: number, neighbours: readonly (readonly number[])[]): number {
  const near = neighbours[city]?.flatMap((one) => (one < CITIES ? [one] : (neighbours[one] ?? []))) ?? []
  return near.reduce((bits, one) => bits | (1 << one), 0)
}

function colourBits(map: CityMap): RouteTable['coloured'] {
  const bits: { [colour: string]: number } = {}
  map.cities.forEach(({ colour }, city) => {
    bits[colour] = (bits[colour] ?? 0) | (1 << city)
  })
  return bits
}

function walkFrom(
  start: number,
  nodes: number,
  neighbours: readonly (readonly number[])[],
  distance: Uint8Array,
): void {
  distance[start * nodes + start] = 0
  const queue = [start]
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    const steps = (distance[start * nodes + node] as number) + 1
    for (const next of neighbours[node] ?? []) {
      if ((distance[start * nodes + next] as number) <= steps) continue
      distance[start * nodes + next] = steps
      queue.push(next)
    }
  }
}

export function landDistance(table: RouteTable, a: number, b: number): number {
  return table.distance[a * table.nodes + b] as number
}

/** The nearest port's distance; ports as bits of city indexes. */
export function portDistance(table: RouteTable, city: number, ports: number): number {
  let nearest = FAR
  for (let port = 0; port < CITIES; port++) {
    if (ports & (1 << port)) nearest = Math.min(nearest, landDistance(table, city, port))
  }
  return nearest
}

/** Can the land cards be split into two piles that cover x and y routes? A card is never split. */
export function coverable(car: number, train: number, enhanced: number, x: number, y: number): boolean {
  for (let e = 0; e <= enhanced; e++) {
    for (let t = 0; t <= train; t++) {
      const first = e * ENHANCED_REACH + t * TRAIN_REACH
      const cars = Math.max(0, x - first) / CAR_REACH
      const second = (enhanced - e) * ENHANCED_REACH + (train - t) * TRAIN_REACH + (car - cars) * CAR_REACH
      if (cars <= car && second >= y) return true
    }
  }
  return false
}

export interface Trip {
  readonly table: RouteTable
  readonly from: number
  readonly to: number
  /** Bits of city indexes: the printed ports and those an ability adds. */
  readonly ports: number
}

/** CGE-11: whether these cards reach, cards left over allowed. `train` are ordinary ones here. */
export function isFeasible(trip: Trip, car: number, train: number, enhanced: number, ship: number): boolean {
  const { table, from, to, ports } = trip
  const reach = car * CAR_REACH + train * TRAIN_REACH + enhanced * ENHANCED_REACH
  if (reach >= landDistance(table, from, to)) return true
  if (ship === 0) return false
  // Nearest ports suffice unless both ends have the same one as their only nearest: then a second port is tried.
  for (let p = 0; p < CITIES; p++) {
    if (!(ports & (1 << p)) || landDistance(table, from, p) > reach) continue
    for (let q = 0; q < CITIES; q++) {
      if (p === q || !(ports & (1 << q)) || landDistance(table, q, to) > reach) continue
      if (coverable(car, train, enhanced, landDistance(table, from, p), landDistance(table, q, to)))
        return true
    }
  }
  return false
}

/** CGE-11: feasible, and no card could be left out. `train` counts enhanced ones too. */
export function isLegalSet(trip: Trip, cards: CardSet, enhanced = 0): boolean {
  const { car, train, ship } = cards
  if (car + train + ship === 0 || enhanced > train) return false
  const plain = train - enhanced
  if (!isFeasible(trip, car, plain, enhanced, ship)) return false
  if (car > 0 && isFeasible(trip, car - 1, plain, enhanced, ship)) return false
  if (plain > 0 && isFeasible(trip, car, plain - 1, enhanced, ship)) return false
  if (enhanced > 0 && isFeasible(trip, car, plain, enhanced - 1, ship)) return false
  return ship === 0 || !isFeasible(trip, car, plain, enhanced, ship - 1)
}

/** Every legal set for a trip without enhanced trains, cheapest number of cards first. */
export function legalSets(trip: Trip): CardSet[] {
  const most = landDistance(trip.table, trip.from, trip.to)
  const sets: CardSet[] = []
  for (let ship = 0; ship <= 1; ship++) {
    for (let train = 0; train <= most; train++) {
      for (let car = 0; car <= most; car++) {
        if (isLegalSet(trip, { car, train, ship })) sets.push({ car, train, ship })
      }
    }
  }
  return sets.sort((a, b) => size(a) - size(b))
}

function size({ car, train, ship }: CardSet): number {
  return car + train + ship
}
