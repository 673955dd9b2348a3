/** The whole position: counts and places in one block of bytes that copies at once. */
import { blockSize, copyPile, cutBlock, newPile, type Pile, type Seat } from '@quayside/rules-kit'
import { FACES, GOAL, KINDS, MOST_PIRATES, MOST_SEATS, PLACES, SHIP } from './content.ts'
import { type FixedConfig, NO_CONFIG } from './fixed.ts'
import { copyMemory, type Memory } from './memory.ts'

export type PhaseName =
  | 'turn' // the active seat chooses an action
  | 'draw' // chance: cards from the deck
  | 'token' // chance: the back of a chest token
  | 'discard' // outlaws: the decider goes down to seven cards
  | 'take' // gun: one card of the hand that lies open to the active seat
  | 'share' // rum: who gets which card
  | 'keep' // lantern: one card, and the order of the others
  | 'over'

/** What a played card does once all discards are done. */
export type Effect = '' | 'forward' | 'pair' | 'gun' | 'rum' | 'lantern' | 'chest'

/** Sizes of the parts of the block; the order is the order in memory. */
const LAYOUT = {
  hands: MOST_SEATS * KINDS,
  handSize: MOST_SEATS,
  /** Places of a seat's pirates in rising order. */
  where: MOST_SEATS * MOST_PIRATES,
  home: MOST_SEATS,
  /** How many pirates stand on each place. */
  stack: PLACES,
  discard: KINDS,
  /** Cards drawn for rum or lantern and not yet given out. */
  look: KINDS,
  /** 1 where a chest token lies. */
  token: PLACES,
  /** Backs of the tokens that are not open: on the path or in the box. */
  faces: FACES.length,
  asks: MOST_SEATS * 2, // low and high byte a seat
} as const

type Part = keyof typeof LAYOUT
const BLOCK_SIZE = blockSize(LAYOUT)

export interface State extends Record<Part, Uint8Array> {
  bytes: Uint8Array
  deck: Pile
  fixed: FixedConfig
  active: Seat
  turns: number
  phase: PhaseName
  actionsLeft: number
  /** An action was taken in this turn. */
  acted: boolean
  /** The captain's free move is still open (CTG-W8). */
  freeShip: boolean
  /** It was used in this turn. */
  sailedFree: boolean
  /** 0 Cartagena, 1 Tortuga. */
  shore: number
  drawSeat: Seat
  drawDue: number
  drawTo: 'hand' | 'look'
  drawThen: 'act' | 'endTurn' | 'share' | 'keep'
  effect: Effect
  effectSymbol: number
  effectFrom: number
  /** Whose hand the gun looks at. */
  target: Seat
  /** Who discards: distance from the active seat. */
  discardStep: number
  winner: number
  ending: '' | 'home' | 'cap'
  /** Null where nobody looks: play-outs, random play. */
  memory: Memory | null
}

export function blank(): State {
  const bytes = new Uint8Array(BLOCK_SIZE)
  return {
    ...cutBlock(bytes, LAYOUT),
    bytes,
    deck: newPile(KINDS),
    fixed: NO_CONFIG,
    active: 0,
    turns: 0,
    phase: 'turn',
    actionsLeft: 0,
    acted: false,
    freeShip: false,
    sailedFree: false,
    shore: 0,
    drawSeat: 0,
    drawDue: 0,
    drawTo: 'hand',
    drawThen: 'act',
    effect: '',
    effectSymbol: 0,
    effectFrom: 0,
    target: 0,
    discardStep: 0,
    winner: -1,
    ending: '',
    memory: null,
  }
}

export function copyInto(target: State, source: State): void {
  target.bytes.set(source.bytes)
  copyPile(target.deck, source.deck)
  target.fixed = source.fixed
  target.active = source.active
  target.turns = source.turns
  target.phase = source.phase
  target.actionsLeft = source.actionsLeft
  target.acted = source.acted
  target.freeShip = source.freeShip
  target.sailedFree = source.sailedFree
  target.shore = source.shore
  target.drawSeat = source.drawSeat
  target.drawDue = source.drawDue
  target.drawTo = source.drawTo
  target.drawThen = source.drawThen
  target.effect = source.effect
  target.effectSymbol = source.effectSymbol
  target.effectFrom = source.effectFrom
  target.target = source.target
  target.discardStep = source.discardStep
  target.winner = source.winner
  target.ending = source.ending
  target.memory = copyMemory(target.memory, source.memory)
}

export function seatAfter(state: State, seat: Seat, step = 1): Seat {
  return (seat + step) % state.fixed.players
}

/** The seat at this distance clockwise from the active one. */
export function seatAtStep(state: State, step: number): Seat {
  return seatAfter(state, state.active, step)
}

export function inHand(state: State, seat: Seat, kind: number): number {
  return state.hands[seat * KINDS + kind] as number
}

export function sizeOfHand(state: State, seat: Seat): number {
  return state.handSize[seat] as number
}

export function addToHand(state: State, seat: Seat, kind: number, many: number): void {
  const index = seat * KINDS + kind
  state.hands[index] = (state.hands[index] as number) + many
  state.handSize[seat] = (state.handSize[seat] as number) + many
}

export function addTo(counts: Uint8Array, index: number, many: number): void {
  counts[index] = (counts[index] as number) + many
}

export function sumOf(counts: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < counts.length; i++) sum += counts[i] as number
  return sum
}

/** How many pirates a seat has on a place. */
export function piratesOn(state: State, seat: Seat, place: number): number {
  let many = 0
  const end = seat * MOST_PIRATES + state.fixed.pirates
  for (let i = seat * MOST_PIRATES; i < end; i++) if (state.where[i] === place) many++
  return many
}

/** Moves one pirate and keeps the seat's places in rising order. */
export function movePirate(state: State, seat: Seat, from: number, to: number): void {
  const { where, stack } = state
  const first = seat * MOST_PIRATES
  const last = first + state.fixed.pirates - 1
  let i = first
  while (where[i] !== from) i++
  for (; i < last && (where[i + 1] as number) < to; i++) where[i] = where[i + 1] as number
  for (; i > first && (where[i - 1] as number) > to; i--) where[i] = where[i - 1] as number
  where[i] = to
  addTo(stack, from, -1)
  addTo(stack, to, 1)
  if (to === GOAL) addTo(state.home, seat, 1)
  if (from === GOAL) addTo(state.home, seat, -1)
}

export function aboard(state: State, seat: Seat): number {
  return piratesOn(state, seat, SHIP)
}

export function askOf(state: State, seat: Seat): number {
  return (state.asks[seat * 2] as number) + (state.asks[seat * 2 + 1] as number) * 256
}

/** Something new to decide for this seat. */
export function askAgain(state: State, seat: Seat): void {
  const next = askOf(state, seat) + 1
  state.asks[seat * 2] = next & 255
  state.asks[seat * 2 + 1] = next >> 8
}
