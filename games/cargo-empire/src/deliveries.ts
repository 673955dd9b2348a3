/** Every delivery a seat can make with its hand (CGE-5 to CGE-12), walked without building what nobody asks for. */
import { abilityCity, barredCity, portsFor } from './abilities.ts'
import { openDemand } from './cities.ts'
import { CARGO } from './content.ts'
import { FREE_WALK, laidTiles } from './express.ts'
import { fillPurse, paymentsFor } from './payments.ts'
import { type CardSet, isLegalSet, type Trip } from './routes.ts'
import { bitCount, inHand, lowestBit, NONE, type ReadonlyState, ROUTES, routesOf } from './state.ts'

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

/** What stays the same during a walk over one seat's deliveries. */
const round = {
  payments: paymentsFor(ROUTES.europe, 0, 0),
  purse: { car: 0, train: 0, ship: 0 },
  laid: 0,
  /** Green's city. */
  free: NONE,
  /** Bits of the cities that red leaves open. */
  open: 0,
  /** Bits of the demand spaces at `met.to` that accept the cube. */
  spaces: 0,
}

/** Called for each origin, cube and destination in `met`, with its demand spaces in `round`; true stops the walk. */
type VisitPair = (state: ReadonlyState, seat: number) => boolean

export function walkDeliveries(state: ReadonlyState, seat: number, visit: Visit): boolean {
  visiting = visit
  return walkPairs(state, seat, meetPair)
}

export function canDeliver(state: ReadonlyState, seat: number): boolean {
  return walkPairs(state, seat, hasPayment)
}

export function countDeliveries(state: ReadonlyState, seat: number): number {
  counted = 0
  walkPairs(state, seat, countPair)
  return counted
}

/** Fills `met` with delivery n of the walk; false if there are fewer. */
export function meetNth(state: ReadonlyState, seat: number, n: number): boolean {
  counted = n
  visiting = isLast
  return walkPairs(state, seat, skipPair)
}

let visiting: Visit = () => true
let counted = 0
const isLast: Visit = () => counted-- === 0
const meetPair: VisitPair = (state, seat) => meetSets(state, seat, visiting)
const hasPayment: VisitPair = (state, seat) =>
  round.payments.payable(met.from, met.to, round.purse) !== 0 || emblemSetsIn(state, seat) > 0
const countPair: VisitPair = (state, seat) => {
  counted += paymentsIn(state, seat) * bitCount(round.spaces)
  return false
}
const skipPair: VisitPair = (state, seat) => {
  const many = paymentsIn(state, seat) * bitCount(round.spaces)
  if (counted < many) return meetSets(state, seat, isLast)
  counted -= many
  return false
}

function walkPairs(state: ReadonlyState, seat: number, visit: VisitPair): boolean {
  round.payments = paymentsFor(routesOf(state), portsFor(state, seat), state.enhanced)
  round.laid = laidTiles(state)
  round.free = abilityCity(state, seat, 'green')
  const barred = barredCity(state, seat)
  round.open = barred === NONE ? ~0 : ~(1 << barred)
  fillPurse(round.purse, inHand(state, seat, 0), inHand(state, seat, 1), inHand(state, seat, 2))
  for (let left = (state.present[seat] as number) & round.open; left !== 0; left &= left - 1) {
    const from = lowestBit(left)
    const first = state.cubes[from * 2] as number
    const second = state.cubes[from * 2 + 1] as number
    if (first !== NONE && walkFrom(state, seat, from, first, visit)) return true
    if (second !== NONE && second !== first && walkFrom(state, seat, from, second, visit)) return true
  }
  return false
}

function walkFrom(
  state: ReadonlyState,
  seat: number,
  from: number,
  cargo: number,
  visit: VisitPair,
): boolean {
  const upper = accepting(state, from, cargo, 0)
  const lower = accepting(state, from, cargo, 1)
  for (let left = (upper | lower) & round.open & ~(1 << from); left !== 0; left &= left - 1) {
    const to = lowestBit(left)
    met.from = from
    met.to = to
    met.cargo = cargo
    round.spaces = ((upper >> to) & 1) | (((lower >> to) & 1) << 1)
    if (visit(state, seat)) return true
  }
  return false
}

/** Bits of the cities where a demand space takes this cube; green's emblem ignores the colour. */
function accepting(state: ReadonlyState, from: number, cargo: number, space: number): number {
  const fitting = state.wanted[cargo * 2 + space] as number
  if (round.free === NONE) return fitting
  let open = 0
  for (let colour = 0; colour < CARGO.length; colour++) open |= state.wanted[colour * 2 + space] as number
  return round.free === from ? open : fitting | (open & (1 << round.free))
}

/** Whether a demand space accepts this cube from there; green's emblem ignores the colour. */
export function takes(
  state: ReadonlyState,
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

/** How many payments the ends in `met` have, express tiles told apart. */
function paymentsIn(state: ReadonlyState, seat: number): number {
  const { payments, purse, laid } = round
  const { from, to } = met
  const payable = payments.payable(from, to, purse)
  let many = 0
  if (laid === 0) many = bitCount(payable)
  else {
    for (let left = payable; left !== 0; left &= left - 1)
      many += bitCount(payments.choices(from, to, lowestBit(left), laid))
  }
  return many + emblemSetsIn(state, seat)
}

function emblemSetsIn(state: ReadonlyState, seat: number): number {
  if (!hasTwoCardRight(state, seat, met.from, met.to)) return 0
  let many = 0
  for (const set of TWO_CARDS) if (isEmblemSet(state, seat, set)) many++
  return many
}

/** All payments for the ends in `met`. */
function meetSets(state: ReadonlyState, seat: number, visit: Visit): boolean {
  const { from, to } = met
  const { payments, purse, laid } = round
  const sets = payments.setsOf(from, to)
  met.emblem = 0
  for (let left = payments.payable(from, to, purse); left !== 0; left &= left - 1) {
    const set = lowestBit(left)
    const choices = laid === 0 ? FREE_WALK : payments.choices(from, to, set, laid)
    if (meetWays(sets[set] as CardSet, choices, visit)) return true
  }
  if (!hasTwoCardRight(state, seat, from, to)) return false
  met.emblem = 1
  for (const set of TWO_CARDS) {
    if (isEmblemSet(state, seat, set) && meetSpaces(set, NONE, visit)) return true
  }
  return false
}

/** E44: two cards in hand that are no ordinary payment. */
function isEmblemSet(state: ReadonlyState, seat: number, set: CardSet): boolean {
  if (!canPay(state, seat, set)) return false
  return !isLegalSet(tripOf(state, seat, met.from, met.to), set, enhancedIn(state, set))
}

function meetWays(set: CardSet, choices: number, visit: Visit): boolean {
  for (let tiles = choices & ~FREE_WALK; tiles !== 0; tiles &= tiles - 1) {
    if (meetSpaces(set, lowestBit(tiles), visit)) return true
  }
  return (choices & FREE_WALK) !== 0 && meetSpaces(set, NONE, visit)
}

function meetSpaces(set: CardSet, express: number, visit: Visit): boolean {
  met.car = set.car
  met.train = set.train
  met.ship = set.ship
  met.express = express
  for (let space = 0; space < 2; space++) {
    if (!(round.spaces & (1 << space))) continue
    met.space = space
    if (visit()) return true
  }
  return false
}

export function canPay(state: ReadonlyState, seat: number, set: CardSet): boolean {
  return (
    inHand(state, seat, 0) >= set.car &&
    inHand(state, seat, 1) >= set.train &&
    inHand(state, seat, 2) >= set.ship
  )
}

/** Enhanced trains are not optional once paid for: as many of the trains played as there are activations. */
export function enhancedIn(state: ReadonlyState, set: CardSet): number {
  return Math.min(state.enhanced, set.train)
}

export function hasTwoCardRight(state: ReadonlyState, seat: number, from: number, to: number): boolean {
  const city = abilityCity(state, seat, 'yellow')
  return city !== NONE && (city === from || city === to)
}

export function tripOf(state: ReadonlyState, seat: number, from: number, to: number): Trip {
  return { table: routesOf(state), from, to, ports: portsFor(state, seat) }
}
