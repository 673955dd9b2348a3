/** The legal payments between all cities, worked out once for each set of ports and number of activations (CGE-11, CGE-12). */
import { BrokenRule } from '@quayside/rules-kit'
import { CITIES } from './content.ts'
import { expressChoices } from './express.ts'
import { type CardSet, isLegalSet, legalSets, type RouteTable, type Trip } from './routes.ts'

/** No land way is longer, so no payment has more cards of a kind; a hand with more counts as this many. */
const MOST_OF_A_KIND = 7
/** A pair's row of bits: what so many cars allow, what so many trains allow, what no ship or one allows. */
const TRAINS = MOST_OF_A_KIND + 1
const SHIPS = TRAINS + MOST_OF_A_KIND + 1
const ROW = SHIPS + 2
const MOST_SETS = 31
/** Every way that express tiles can lie on their six spaces. */
const LAYINGS = 64

/** A hand as far as payments can tell. */
export interface Purse {
  car: number
  train: number
  ship: number
}

export function fillPurse(purse: Purse, car: number, train: number, ship: number): void {
  purse.car = Math.min(car, MOST_OF_A_KIND)
  purse.train = Math.min(train, MOST_OF_A_KIND)
  purse.ship = Math.min(ship, 1)
}

export class Payments {
  private readonly sets: (readonly CardSet[] | undefined)[] = Array(CITIES * CITIES).fill(undefined)
  private readonly allowed = new Uint32Array(CITIES * CITIES * ROW)
  private readonly ways: (Uint8Array | undefined)[] = Array(CITIES * CITIES).fill(undefined)
  private readonly table: RouteTable
  private readonly ports: number
  private readonly activations: number

  constructor(table: RouteTable, ports: number, activations: number) {
    this.table = table
    this.ports = ports
    this.activations = activations
  }

  setsOf(from: number, to: number): readonly CardSet[] {
    return this.sets[from * CITIES + to] ?? this.prepare(from, to)
  }

  /** Bits of the sets of a pair that a hand can pay. */
  payable(from: number, to: number, { car, train, ship }: Purse): number {
    const pair = from * CITIES + to
    if (this.sets[pair] === undefined) this.prepare(from, to)
    const row = pair * ROW
    const { allowed } = this
    return (
      (allowed[row + car] as number) &
      (allowed[row + TRAINS + train] as number) &
      (allowed[row + SHIPS + ship] as number)
    )
  }

  /** What `expressChoices` says of a set where express tiles lie like this. */
  choices(from: number, to: number, set: number, laid: number): number {
    const ways = this.ways[from * CITIES + to] ?? this.prepareWays(from, to)
    const index = set * LAYINGS + laid
    // Some walk there always is: 0 means that nobody has asked yet.
    if (ways[index] === 0) {
      const cards = this.setsOf(from, to)[set] as CardSet
      ways[index] = expressChoices(this.trip(from, to), cards, Math.min(this.activations, cards.train), laid)
    }
    return ways[index] as number
  }

  private trip(from: number, to: number): Trip {
    return { table: this.table, from, to, ports: this.ports }
  }

  private prepare(from: number, to: number): readonly CardSet[] {
    const sets = setsWith(this.trip(from, to), this.activations)
    if (sets.length > MOST_SETS) throw new BrokenRule(`${sets.length} payments between two cities`)
    const row = (from * CITIES + to) * ROW
    sets.forEach(({ car, train, ship }, i) => {
      this.allow(row, car, TRAINS, i)
      this.allow(row + TRAINS, train, TRAINS, i)
      this.allow(row + SHIPS, ship, 2, i)
    })
    this.sets[from * CITIES + to] = sets
    return sets
  }

  private allow(start: number, least: number, room: number, set: number): void {
    for (let many = least; many < room; many++) {
      this.allowed[start + many] = (this.allowed[start + many] as number) | (1 << set)
    }
  }

  private prepareWays(from: number, to: number): Uint8Array {
    const ways = new Uint8Array(this.setsOf(from, to).length * LAYINGS)
    this.ways[from * CITIES + to] = ways
    return ways
  }
}

function setsWith(trip: Trip, activations: number): readonly CardSet[] {
  if (activations === 0) return legalSets(trip)
  const most = trip.table.distance[trip.from * trip.table.nodes + trip.to] as number
  const sets: CardSet[] = []
  for (let ship = 0; ship <= 1; ship++) {
    for (let train = 0; train <= most; train++) {
      for (let car = 0; car <= most; car++) {
        const set = { car, train, ship }
        if (isLegalSet(trip, set, Math.min(activations, train))) sets.push(set)
      }
    }
  }
  return sets
}

const kept = new Map<number, Payments>()
let lastKey = -1
let last: Payments | null = null

/** The same answers serve every game on a map. */
export function paymentsFor(table: RouteTable, ports: number, activations: number): Payments {
  // Ports are 24 bits; more activations than cards in a payment change nothing.
  const long = Math.min(activations, MOST_OF_A_KIND)
  const key = (ports * 8 + long) * 2 + (table.map.id === 'dior' ? 1 : 0)
  if (key === lastKey && last) return last
  const payments = kept.get(key) ?? new Payments(table, ports, long)
  kept.set(key, payments)
  lastKey = key
  last = payments
  return payments
}
