/** The whole position in one block of numbers, with the piles and the printed map beside it. */
import { blockSize, copyPile, cutBlock, newPile, type Pile, type Seat, type Seen } from '@quayside/rules-kit'
import { BOT_CARDS, CARGO, CITIES, MAPS, OBJECTIVES } from './content.ts'
import { type FixedConfig, NO_CONFIG } from './fixed.ts'
import { type RouteTable, routeTable } from './routes.ts'

/** What is going on; `phase.ts` reads it, with `choice`, `stage`, `autoStage` and the steps due, as one tagged union. */
export const PHASE_NAMES = [
  'firstObjectives', // every seat keeps one of two, secretly
  'orderBonus', // the order track pays, slot by slot
  'firstPosts', // a post in a city of the display, last seat first
  'secondPosts', // a post in the city that was dealt face down
  'emblems', // families: every emblem finds its city
  'plan', // the active seat delivers or falls back
  'develop', // markers move: express tile, cards, cities and upgrade
  'vassal', // the seat's vassal delivers
  'auto', // the rulebook's opponent moves
  'express', // new express tiles between the rounds
  'over',
] as const

export type PhaseName = (typeof PHASE_NAMES)[number]

export type Choice = '' | 'keepObjective' | 'takeCity' | 'gainCard' | 'cityOrObjective'

/** Where the development of a turn stands. */
export type Stage =
  | 'express'
  | 'cards'
  | 'extra' // free steps; then the vassal
  | 'idle' // the vassal has nothing to deliver, and the turn has not passed yet
  | 'end' // all is done, and the turn has not passed yet

export const NONE = -1
export const OWNERS = 8
/** The vassal of seat 0 or 1 owns posts under this number plus the seat. */
export const VASSAL = 6

const SEATS = 5
const LAYOUT = {
  tile: CITIES,
  level: CITIES,
  cubes: CITIES * 2, // colour on each production space, or NONE
  demandPosts: CITIES * 2, // owner on upper and lower demand space, or NONE
  wants: CITIES * 2, // colour that an open demand space asks for, or NONE: follows from tile, level and posts
  wanted: CARGO.length * 2, // the same turned round: bits of the cities, by colour and space
  beside: CITIES * OWNERS, // posts beside the tile, by owner
  present: OWNERS, // bits of cities where an owner has a post
  display: 5, // city, BLANK, or NONE where a card is due
  hands: SEATS * 3, // transport cards
  kept: SEATS, // cubes kept for family costs
  cityCards: OWNERS, // bits of personal cities
  blanks: OWNERS, // blank city cards owned
  objectives: OWNERS, // bits of objectives held
  position: OWNERS * 3,
  row: OWNERS * 3, // inside a tile: 1 upper, 2 lower
  order: SEATS, // participants in turn order
  postsLeft: OWNERS,
  faces: 3,
  emblem: SEATS,
  expressTiles: 6, // transport on each express space, or NONE
  expressBag: 3,
  faceDown: OWNERS, // city dealt face down, or NONE
  dealt: SEATS * 2, // objectives to choose from, or NONE
  chosen: SEATS, // the one kept in the first choice, or NONE
  steps: 3, // steps due for the active participant's markers
  asks: SEATS,
  // the turn
  playedCards: 3,
} as const

type Part = keyof typeof LAYOUT
const BLOCK_SIZE = blockSize(LAYOUT)

export interface State extends Record<Part, Int32Array> {
  numbers: Int32Array
  fixed: FixedConfig
  cityPile: Pile
  objectivePile: Pile
  botPile: Pile
  /** Seat that put each card under the objective pile: it knows what lies there. */
  underBy: number[]
  phase: PhaseName
  choice: Choice
  stage: Stage
  round: number
  turns: number
  /** Index in the order of whoever is at turn, or of the step of the set-up. */
  turn: number
  /** Display slots picked in the set-up, as bits. */
  picked: number
  /** The order slot at turn has paid its bonus. */
  paid: number
  /** Cities whose card has turned blank or left the game, as bits. */
  gone: number
  from: number
  to: number
  fullUpgrade: number
  /** Markers that moved by cards this turn, as bits. */
  moved: number
  /** Free steps of cities, upgrade and purple's emblem still to be given. */
  extra: number
  enhanced: number
  /** Owners whose emblem ability the active seat copies this turn, as bits. */
  copied: number
  objectiveDraws: number
  /** Display slot of the automatic opponent's destination, city of its origin, its card. */
  autoSlot: number
  autoCity: number
  autoCard: number
  autoSteps: number
  autoStage: '' | 'card' | 'forced' | 'develop'
}

export type ReadonlyState = Seen<Omit<State, 'fixed'>> & { readonly fixed: FixedConfig }

export const ROUTES = { europe: routeTable(MAPS.europe), dior: routeTable(MAPS.dior) }

/** The printed map of a game; it never changes, so it is no part of the state. */
export function routesOf(state: { readonly fixed: FixedConfig }): RouteTable {
  return ROUTES[state.fixed.options.map]
}

export function blank(): State {
  const numbers = new Int32Array(BLOCK_SIZE)
  return {
    ...cutBlock(numbers, LAYOUT),
    numbers,
    fixed: NO_CONFIG,
    cityPile: newPile(CITIES + 1),
    objectivePile: newPile(OBJECTIVES.length),
    botPile: newPile(BOT_CARDS.length),
    underBy: [],
    phase: 'firstObjectives',
    choice: '',
    stage: 'cards',
    round: 0,
    turns: 0,
    turn: 0,
    picked: 0,
    paid: 0,
    gone: 0,
    from: NONE,
    to: NONE,
    fullUpgrade: 0,
    moved: 0,
    extra: 0,
    enhanced: 0,
    copied: 0,
    objectiveDraws: 0,
    autoSlot: 0,
    autoCity: NONE,
    autoCard: NONE,
    autoSteps: 0,
    autoStage: '',
  }
}

export function copyInto(target: State, source: State): void {
  target.numbers.set(source.numbers)
  copyPile(target.cityPile, source.cityPile)
  copyPile(target.objectivePile, source.objectivePile)
  copyPile(target.botPile, source.botPile)
  target.underBy.length = source.underBy.length
  for (let i = 0; i < source.underBy.length; i++) target.underBy[i] = source.underBy[i] as number
  target.fixed = source.fixed
  target.phase = source.phase
  target.choice = source.choice
  target.stage = source.stage
  target.round = source.round
  target.turns = source.turns
  target.turn = source.turn
  target.picked = source.picked
  target.paid = source.paid
  target.gone = source.gone
  target.from = source.from
  target.to = source.to
  target.fullUpgrade = source.fullUpgrade
  target.moved = source.moved
  target.extra = source.extra
  target.enhanced = source.enhanced
  target.copied = source.copied
  target.objectiveDraws = source.objectiveDraws
  target.autoSlot = source.autoSlot
  target.autoCity = source.autoCity
  target.autoCard = source.autoCard
  target.autoSteps = source.autoSteps
  target.autoStage = source.autoStage
}

/** The participant at turn (in the set-up: at the step of the order). */
export function actor(state: ReadonlyState): number {
  return state.order[state.turn] as number
}

export function isAuto(state: ReadonlyState, owner: number): boolean {
  return owner === state.fixed.auto
}

export function isPresent(state: ReadonlyState, owner: number, city: number): boolean {
  return ((state.present[owner] as number) & (1 << city)) !== 0
}

export function inHand(state: ReadonlyState, seat: Seat, transport: number): number {
  return state.hands[seat * 3 + transport] as number
}

export function gainCard(state: State, seat: Seat, transport: number, many = 1): void {
  const index = seat * 3 + transport
  state.hands[index] = (state.hands[index] as number) + many
}

export function askAgain(state: State, seat: Seat): void {
  state.asks[seat] = (state.asks[seat] as number) + 1
}

/** All posts of an owner in a city. */
export function postsIn(state: ReadonlyState, owner: number, city: number): number {
  let many = state.beside[city * OWNERS + owner] as number
  if (state.demandPosts[city * 2] === owner) many++
  if (state.demandPosts[city * 2 + 1] === owner) many++
  return many
}

export function cityCardCount(state: ReadonlyState, owner: number): number {
  return bitCount(state.cityCards[owner] as number) + (state.blanks[owner] as number)
}

/** The number of the lowest bit that is set. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

export function bitCount(bits: number): number {
  let many = 0
  for (let left = bits; left; left &= left - 1) many++
  return many
}
