/** Every delivery a seat can make with its hand (CGE-5 to CGE-12), walked without building what nobody asks for. */
import { abilityCity, isBarred, portsFor } from './abilities.ts'
import { hasCube, openDemand } from './cities.ts'
import { CITIES } from './content.ts'
import { expressChoices, FREE_WALK } from './express.ts'
import { type CardSet, isLegalSet, legalSets, type Trip } from './routes.ts'
import { inHand, isPresent, NONE, routesOf, type Sight } from './state.ts'

/** One delivery as numbers; `express` is a space, NONE, and `emblem` 1 for yellow's two cards. */
export interface Delivery {
  from: number
  to: number
  cargo: number
  space: number
  car: number
  train: number
  ship: number
  express: number
  emblem: number
}

export const met: Delivery = {
  from: 0,
  to: 0,
  cargo: 0,
  space: 0,
  car: 0,
  train: 0,
  ship: 0,
  express: NONE,
  emblem: 0,
}

/** Called for each delivery with `met` filled; true stops the walk. */
export type Visit = () => boolean

const TWO_CARDS: readonly CardSet[] = [
  { car: 2, train: 0, ship: 0 },
  { car: 1, train: 1, ship: 0 },
  { car: 1, train: 0, ship: 1 },
  { car: 0, train: 2, ship: 0 },
  { car: 0, train: 1, ship: 1 },
  { car: 0, train: 0, ship: 2 },
]

export function walkDeliveries(state: Sight, seat: number, visit: Visit): boolean {
  for (let from = 0; from < CITIES; from++) {
    if (!isPresent(state, seat, from) || isBarred(state, seat, from)) continue
    const first = state.cubes[from * 2] as number
    const second = state.cubes[from * 2 + 1] as number
    if (first !== NONE && walkFrom(state, seat, from, first, visit)) return true
    if (second !== NONE && second !== first && walkFrom(state, seat, from, second, visit)) return true
  }
  return false
}

function walkFrom(state: Sight, seat: number, from: number, cargo: number, visit: Visit): boolean {
  met.from = from
  met.cargo = cargo
  for (let to = 0; to < CITIES; to++) {
    if (to === from || state.level[to] === 3) continue
    met.to = to
    const spaces = (takes(state, seat, met, 0) ? 1 : 0) | (takes(state, seat, met, 1) ? 2 : 0)
    if (spaces === 0 || isBarred(state, seat, to)) continue
    if (walkSets(state, seat, spaces, visit)) return true
  }
  return false
}

/** Whether a demand space accepts this cube from there; green's emblem ignores the colour. */
export function takes(
  state: Sight,
  seat: number,
  { from, to, cargo }: { readonly from: number; readonly to: number; readonly cargo: number },
  space: number,
): boolean {
  const wanted = openDemand(state, to, space)
  if (wanted === NONE) return false
  if (wanted === cargo) return true
  const free = abilityCity(state, seat, 'green')
  return free !== NONE && (free === from || free === to)
}

/** All payments for the ends in `met`; `spaces` are bits of the demand spaces that accept the cube. */
function walkSets(state: Sight, seat: number, spaces: number, visit: Visit): boolean {
  const { from, to } = met
  met.emblem = 0
  const sets = setsFor(state, seat, from, to)
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i] as CardSet
    if (canPay(state, seat, set) && meet(state, seat, set, spaces, visit)) return true
  }
  if (!hasTwoCardRight(state, seat, from, to)) return false
  met.emblem = 1
  for (const set of TWO_CARDS) {
    if (!canPay(state, seat, set) || isLegalSet(tripOf(state, seat, from, to), set, enhancedIn(state, set)))
      continue
    if (meetSpaces(set, NONE, spaces, visit)) return true
  }
  return false
}

function meet(state: Sight, seat: number, set: CardSet, spaces: number, visit: Visit): boolean {
  if (state.frame.options.map !== 'dior') return meetSpaces(set, NONE, spaces, visit)
  const trip = tripOf(state, seat, met.from, met.to)
  const choices = expressChoices(state, trip, set, enhancedIn(state, set))
  for (let space = 0; space < 6; space++) {
    if (choices & (1 << space) && meetSpaces(set, space, spaces, visit)) return true
  }
  return (choices & FREE_WALK) !== 0 && meetSpaces(set, NONE, spaces, visit)
}

function meetSpaces(set: CardSet, express: number, spaces: number, visit: Visit): boolean {
  met.car = set.car
  met.train = set.train
  met.ship = set.ship
  met.express = express
  for (let space = 0; space < 2; space++) {
    if (!(spaces & (1 << space))) continue
    met.space = space
    if (visit()) return true
  }
  return false
}

export function canPay(state: Sight, seat: number, set: CardSet): boolean {
  return (
    inHand(state, seat, 0) >= set.car &&
    inHand(state, seat, 1) >= set.train &&
    inHand(state, seat, 2) >= set.ship
  )
}

/** Enhanced trains are not optional once paid for: as many of the trains played as there are activations. */
export function enhancedIn(state: Sight, set: CardSet): number {
  return Math.min(state.enhanced, set.train)
}

export function hasTwoCardRight(state: Sight, seat: number, from: number, to: number): boolean {
  const city = abilityCity(state, seat, 'yellow')
  return city !== NONE && (city === from || city === to)
}

export function tripOf(state: Sight, seat: number, from: number, to: number): Trip {
  return { table: routesOf(state), from, to, ports: portsFor(state, seat) }
}

export function isOriginOf(state: Sight, seat: number, from: number, cargo: number): boolean {
  return isPresent(state, seat, from) && hasCube(state, from, cargo)
}

/** Legal sets by map, ports, activations and ends: asked again and again, so kept. */
const kept = new Map<string, (readonly CardSet[])[]>()

function setsFor(state: Sight, seat: number, from: number, to: number): readonly CardSet[] {
  const ports = portsFor(state, seat)
  const table = tableOf(state, ports)
  const index = from * CITIES + to
  table[index] ??= setsWith(tripOf(state, seat, from, to), state.enhanced)
  return table[index]
}

let lastTable: (readonly CardSet[])[] = []
let lastPorts = NONE
let lastMap = ''
let lastEnhanced = NONE

function tableOf(state: Sight, ports: number): (readonly CardSet[])[] {
  const { map } = state.frame.options
  if (ports === lastPorts && map === lastMap && state.enhanced === lastEnhanced) return lastTable
  lastPorts = ports
  lastMap = map
  lastEnhanced = state.enhanced
  const key = `${map} ${ports} ${state.enhanced}`
  lastTable = kept.get(key) ?? []
  kept.set(key, lastTable)
  return lastTable
}

function setsWith(trip: Trip, enhanced: number): readonly CardSet[] {
  if (enhanced === 0) return legalSets(trip)
  const most = trip.table.distance[trip.from * trip.table.nodes + trip.to] as number
  const sets: CardSet[] = []
  for (let ship = 0; ship <= 1; ship++) {
    for (let train = 0; train <= most; train++) {
      for (let car = 0; car <= most; car++) {
        const set = { car, train, ship }
        if (isLegalSet(trip, set, Math.min(enhanced, train))) sets.push(set)
      }
    }
  }
  return sets
}
