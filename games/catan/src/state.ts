/**
 * The state: named views of one buffer (copied by one `set`), a few plain numbers, and the fixed configuration. Lists by seat
 * and kind are read at `seat * 5 + kind`. Bits and sums that follow from the pieces are kept up to date by `pieces.ts`.
 */
import type { Seat } from '@quayside/rules-kit'
import { EDGE_WORDS, EDGES, HEXES, VERTEX_WORDS, VERTICES } from './board.ts'
import { KINDS, MOST_SEATS, POINT } from './content.ts'
import { type FixedConfig, NO_CONFIG } from './fixed.ts'
import { copyMemory, type Memory } from './memory.ts'
import { of } from './numbers.ts'

export const NOBODY_YET = -1
export const ALL_DICE = 36

/** `rolling`, `stealing` and `drawing` wait for chance. */
export const PHASES = [
  'openingSettle',
  'openingRoad',
  'preRoll',
  'rolling',
  'discard',
  'robber',
  'stealing',
  'drawing',
  'freeRoads',
  'main',
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

export interface State {
  fixed: FixedConfig
  /** The whole buffer. */
  readonly all: Uint8Array

  // Where things stand, as bits: three words of edges, two words of vertices.
  /** By seat: edges on which it may lay a road (CAT-51). */
  readonly roadSpots: Int32Array
  /** By seat: vertices that its roads touch. */
  readonly reach: Int32Array
  /** Vertices that the distance rule leaves open (CAT-4). */
  readonly open: Int32Array
  /** By seat: its settlements. */
  readonly settlements: Int32Array
  /** By seat: its cities. */
  readonly cities: Int32Array
  /** By seat: the number of what it is asked. */
  readonly asks: Int32Array

  /** The seat whose building stands there, or -1. */
  readonly vertexOwner: Int8Array
  readonly edgeOwner: Int8Array
  /** Cards a hex pays a seat when rolled: `hex * 4 + seat`. */
  readonly yields: Int8Array
  readonly hands: Int8Array
  readonly handSize: Int8Array
  readonly bank: Int8Array
  /** What the bank asks for one card, by seat and kind given. */
  readonly rates: Int8Array
  readonly cards: Int8Array
  readonly cardCount: Int8Array
  /** Bought by the active seat this turn. */
  readonly fresh: Int8Array
  /** Face up: `seat * 4 + card`. */
  readonly played: Int8Array
  readonly roadsLeft: Int8Array
  readonly settlementsLeft: Int8Array
  readonly citiesLeft: Int8Array
  /** Open points: pieces and bonus cards. */
  readonly points: Int8Array
  readonly roadLength: Int8Array
  /** The mixed part of the deck. */
  readonly deck: Int8Array
  /** Discards chosen and still secret. */
  readonly discards: Int8Array
  readonly offersMade: Int8Array
  readonly answersGiven: Int8Array
  /** The open offer of the active seat. */
  readonly offerGive: Int8Array
  readonly offerGet: Int8Array
  /** Proposals of the other seats. */
  readonly wordGive: Int8Array
  readonly wordGet: Int8Array
  /** House rule: 1 for each pair of dice still in the deck of 36. */
  readonly diceLeft: Int8Array

  phase: PhaseName
  turn: Seat
  round: number
  robber: number
  roadHolder: Seat
  armyHolder: Seat
  /** Whether the dice of this turn have fallen. */
  rolled: boolean
  cardPlayed: boolean
  dieA: number
  dieB: number
  /** How many settlements with their roads are out in the opening. */
  openingStep: number
  openingVertex: number
  victim: Seat
  freeRoads: number
  freeRoadPlaced: boolean
  knightMoves: boolean
  /** Seats as bits: who must discard, and who has chosen. */
  mustDiscard: number
  hasDiscarded: number
  /** Seats as bits: asked by the open offer (0: none is open), their answers, and who has a proposal standing. */
  offerTo: number
  accepted: number
  declined: number
  proposed: number
  deckSize: number
  /** Cards on top of the deck whose order is fixed, and how many of them are gone. */
  stacked: readonly number[]
  stackedGone: number
  diceLeftCount: number
  winner: Seat
  reason: '' | 'points' | 'cap'
  memory: Memory | null
}

const WORDS = MOST_SEATS * (EDGE_WORDS + 3 * VERTEX_WORDS + 1) + VERTEX_WORDS
const BYTES = VERTICES + EDGES + HEXES * MOST_SEATS + MOST_SEATS * (6 * KINDS + 4 + 9) + 5 * KINDS + ALL_DICE

interface Buffers {
  readonly all: Uint8Array
  words(many: number): Int32Array
  bytes(many: number): Int8Array
}

/** Hands out one buffer piece by piece, words first. */
function buffers(): Buffers {
  const buffer = new ArrayBuffer(WORDS * 4 + BYTES)
  let end = 0
  return {
    all: new Uint8Array(buffer),
    words(many) {
      end += many * 4
      return new Int32Array(buffer, end - many * 4, many)
    },
    bytes(many) {
      end += many
      return new Int8Array(buffer, end - many, many)
    },
  }
}

// Long because the state is: one line a field.
export function blank(): State {
  const { all, words, bytes } = buffers()
  const bySeat = () => bytes(MOST_SEATS)
  const bySeatAndKind = () => bytes(MOST_SEATS * KINDS)
  const vertexSets = () => words(MOST_SEATS * VERTEX_WORDS)
  return {
    fixed: NO_CONFIG,
    all,
    roadSpots: words(MOST_SEATS * EDGE_WORDS),
    reach: vertexSets(),
    open: words(VERTEX_WORDS),
    settlements: vertexSets(),
    cities: vertexSets(),
    asks: words(MOST_SEATS),
    vertexOwner: bytes(VERTICES),
    edgeOwner: bytes(EDGES),
    yields: bytes(HEXES * MOST_SEATS),
    hands: bySeatAndKind(),
    handSize: bySeat(),
    bank: bytes(KINDS),
    rates: bySeatAndKind(),
    cards: bySeatAndKind(),
    cardCount: bySeat(),
    fresh: bytes(KINDS),
    played: bytes(MOST_SEATS * 4),
    roadsLeft: bySeat(),
    settlementsLeft: bySeat(),
    citiesLeft: bySeat(),
    points: bySeat(),
    roadLength: bySeat(),
    deck: bytes(KINDS),
    discards: bySeatAndKind(),
    offersMade: bySeat(),
    answersGiven: bySeat(),
    offerGive: bytes(KINDS),
    offerGet: bytes(KINDS),
    wordGive: bySeatAndKind(),
    wordGet: bySeatAndKind(),
    diceLeft: bytes(ALL_DICE),
    ...scalars(),
  }
}

function scalars() {
  return {
    phase: 'preRoll' as PhaseName,
    turn: 0,
    round: 0,
    robber: 0,
    roadHolder: NOBODY_YET,
    armyHolder: NOBODY_YET,
    rolled: false,
    cardPlayed: false,
    dieA: 0,
    dieB: 0,
    openingStep: 0,
    openingVertex: 0,
    victim: NOBODY_YET,
    freeRoads: 0,
    freeRoadPlaced: false,
    knightMoves: false,
    mustDiscard: 0,
    hasDiscarded: 0,
    offerTo: 0,
    accepted: 0,
    declined: 0,
    proposed: 0,
    deckSize: 0,
    stacked: [] as readonly number[],
    stackedGone: 0,
    diceLeftCount: 0,
    winner: NOBODY_YET,
    reason: '' as State['reason'],
    memory: null as Memory | null,
  }
}

export function copyInto(target: State, source: State): void {
  target.all.set(source.all)
  target.fixed = source.fixed
  target.phase = source.phase
  target.turn = source.turn
  target.round = source.round
  target.robber = source.robber
  target.roadHolder = source.roadHolder
  target.armyHolder = source.armyHolder
  target.rolled = source.rolled
  target.cardPlayed = source.cardPlayed
  target.dieA = source.dieA
  target.dieB = source.dieB
  target.openingStep = source.openingStep
  target.openingVertex = source.openingVertex
  target.victim = source.victim
  target.freeRoads = source.freeRoads
  target.freeRoadPlaced = source.freeRoadPlaced
  target.knightMoves = source.knightMoves
  target.mustDiscard = source.mustDiscard
  target.hasDiscarded = source.hasDiscarded
  target.offerTo = source.offerTo
  target.accepted = source.accepted
  target.declined = source.declined
  target.proposed = source.proposed
  target.deckSize = source.deckSize
  target.stacked = source.stacked
  target.stackedGone = source.stackedGone
  target.diceLeftCount = source.diceLeftCount
  target.winner = source.winner
  target.reason = source.reason
  target.memory = copyMemory(target.memory, source.memory)
}

export function inHand(state: State, seat: Seat, kind: number): number {
  return of(state.hands, seat * KINDS + kind)
}

/** All points, hidden cards included. */
export function pointsOf(state: State, seat: Seat): number {
  return of(state.points, seat) + of(state.cards, seat * KINDS + POINT)
}

/** A new thing to decide for this seat. */
export function askAgain(state: State, seat: Seat): void {
  state.asks[seat] = (state.asks[seat] as number) + 1
}

/** The five numbers of a seat in a list by seat and kind. */
export function five(list: Int8Array, seat: Seat = 0): [number, number, number, number, number] {
  const from = seat * KINDS
  return [of(list, from), of(list, from + 1), of(list, from + 2), of(list, from + 3), of(list, from + 4)]
}

export function isOneOf(bits: number, seat: Seat): boolean {
  return (bits & (1 << seat)) !== 0
}
