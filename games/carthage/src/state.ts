/** The whole position: counts of interchangeable cards by kind, in one block of bytes that copies at once. */
import {
  blockSize,
  copyPile,
  cutBlock,
  newPile,
  type Pile,
  type ReadonlyNumbers,
  type Seat,
  type Seen,
} from '@quayside/rules-kit'
import { CARD_KINDS, COLOURS } from './content.ts'
import { type FixedConfig, NO_CONFIG } from './fixed.ts'

/** `market`, `farm`: being filled card by card; `points`: unseen cards for a classic sale. */
export type PhaseName =
  | 'turn' // the active seat chooses its action
  | 'doubleBuy' // it has taken and must now buy
  | 'refill' // chance: cards for market and farm
  | 'points' // chance: unseen cards pay for a sale
  | 'protect' // the decider stores cards or not
  | 'over'

const SLOTS = 16
const NOBODY = 255

/** Sizes of the parts of the block; the order is the order in memory. */
const LAYOUT = {
  hands: 4 * CARD_KINDS,
  stock: 4 * CARD_KINDS, // upright
  stored: 4 * CARD_KINDS, // sideways, in the warehouse
  pointCards: 4 * CARD_KINDS, // seen when they were laid down
  unseenCards: 4 * CARD_KINDS, // drawn unseen in classic mode
  discard: CARD_KINDS,
  market: SLOTS,
  marketBy: SLOTS, // seat whose reservation piece lies there, or NOBODY
  farm: SLOTS,
  farmBy: SLOTS,
  ships: COLOURS,
  tokensUp: 4 * COLOURS,
  tokensUsed: 4 * COLOURS,
  points: 4,
  pieceOut: 4, // double action used, or reservation piece on a card
  handSize: 4,
  asks: 8, // low and high byte a seat
} as const

type Part = keyof typeof LAYOUT
const BLOCK_SIZE = blockSize(LAYOUT)

export interface State extends Record<Part, Uint8Array> {
  bytes: Uint8Array
  pile: Pile
  fixed: FixedConfig
  active: Seat
  turns: number
  phase: PhaseName
  marketSize: number
  farmSize: number
  /** Cards still to be dealt in this refill. */
  toMarket: number
  toFarm: number
  /** What comes after the refill: the same seat's choice, or the next seat's turn. */
  afterRefill: 'choose' | 'endTurn'
  /** Goods at Carthage, and goods in pirate waters, as bits of this payday. */
  arrived: number
  raided: number
  /** Where scoring stands: good and distance from the active seat; and unseen cards still due there. */
  scoringGood: number
  scoringStep: number
  pointsDue: number
  /** Who sold which good in this payday: bit seat * 4 + good. */
  sellers: number
  /** Who decides in the raid: distance from the active seat. */
  raidStep: number
  /** Turns in a row that had to be passed. */
  passes: number
  ending: '' | 'tokens' | 'exhausted'
}

export type ReadonlyState = Seen<State>

export function blank(): State {
  const bytes = new Uint8Array(BLOCK_SIZE)
  return {
    ...cutBlock(bytes, LAYOUT),
    bytes,
    pile: newPile(CARD_KINDS),
    fixed: NO_CONFIG,
    active: 0,
    turns: 0,
    phase: 'turn',
    marketSize: 0,
    farmSize: 0,
    toMarket: 0,
    toFarm: 0,
    afterRefill: 'choose',
    arrived: 0,
    raided: 0,
    scoringGood: 0,
    scoringStep: 0,
    pointsDue: 0,
    sellers: 0,
    raidStep: 0,
    passes: 0,
    ending: '',
  }
}

export function copyInto(target: State, source: State): void {
  target.bytes.set(source.bytes)
  copyPile(target.pile, source.pile)
  target.fixed = source.fixed
  target.active = source.active
  target.turns = source.turns
  target.phase = source.phase
  target.marketSize = source.marketSize
  target.farmSize = source.farmSize
  target.toMarket = source.toMarket
  target.toFarm = source.toFarm
  target.afterRefill = source.afterRefill
  target.arrived = source.arrived
  target.raided = source.raided
  target.scoringGood = source.scoringGood
  target.scoringStep = source.scoringStep
  target.pointsDue = source.pointsDue
  target.sellers = source.sellers
  target.raidStep = source.raidStep
  target.passes = source.passes
  target.ending = source.ending
}

export const UNRESERVED = NOBODY

export function seatAfter(state: ReadonlyState, seat: Seat, step = 1): Seat {
  return (seat + step) % state.fixed.players
}

/** The seat at this distance clockwise from the active one. */
export function seatAtStep(state: ReadonlyState, step: number): Seat {
  return seatAfter(state, state.active, step)
}

export function inHand(state: ReadonlyState, seat: Seat, kind: number): number {
  return state.hands[seat * CARD_KINDS + kind] as number
}

export function addToHand(state: State, seat: Seat, kind: number, many: number): void {
  const index = seat * CARD_KINDS + kind
  state.hands[index] = (state.hands[index] as number) + many
  state.handSize[seat] = (state.handSize[seat] as number) + many
}

export function discardKind(state: State, kind: number, many = 1): void {
  state.discard[kind] = (state.discard[kind] as number) + many
}

export function tokensOf(state: ReadonlyState, seat: Seat, colour: number): number {
  const index = seat * COLOURS + colour
  return (state.tokensUp[index] as number) + (state.tokensUsed[index] as number)
}

export function tokenCount(state: ReadonlyState, seat: Seat): number {
  let many = 0
  for (let colour = 0; colour < COLOURS; colour++) many += tokensOf(state, seat, colour)
  return many
}

/** Cards of a colour and kind in a seat's stock, upright and stored. */
export function goodsOf(state: ReadonlyState, seat: Seat, kind: number): number {
  const index = seat * CARD_KINDS + kind
  return (state.stock[index] as number) + (state.stored[index] as number)
}

export function mayTouch(owner: number, seat: Seat): boolean {
  return owner === UNRESERVED || owner === seat
}

/** Cards in the market that this seat may take or buy. */
export function openToSeat(state: ReadonlyState, seat: Seat): number {
  let many = 0
  for (let slot = 0; slot < state.marketSize; slot++)
    if (mayTouch(state.marketBy[slot] as number, seat)) many++
  return many
}

/** The slot of a card in a row of slots, with this reservation on it; -1 if there is none. */
export function findSlot(state: ReadonlyState, zone: 'market' | 'farm', kind: number, owner: number): number {
  const row = zone === 'market' ? state.market : state.farm
  const by = zone === 'market' ? state.marketBy : state.farmBy
  const size = zone === 'market' ? state.marketSize : state.farmSize
  for (let slot = 0; slot < size; slot++) if (row[slot] === kind && by[slot] === owner) return slot
  return -1
}

export function addToMarket(state: State, kind: number, owner: number): void {
  state.market[state.marketSize] = kind
  state.marketBy[state.marketSize++] = owner
}

export function removeFromMarket(state: State, slot: number): void {
  state.marketSize--
  for (let i = slot; i < state.marketSize; i++) {
    state.market[i] = state.market[i + 1] as number
    state.marketBy[i] = state.marketBy[i + 1] as number
  }
  // Bytes behind the row stay zero, so that equal positions have equal bytes.
  state.market[state.marketSize] = 0
  state.marketBy[state.marketSize] = 0
}

export function askOf(state: ReadonlyState, seat: Seat): number {
  return (state.asks[seat * 2] as number) + (state.asks[seat * 2 + 1] as number) * 256
}

/** Something new to decide for this seat. */
export function askAgain(state: State, seat: Seat): void {
  const next = askOf(state, seat) + 1
  state.asks[seat * 2] = next & 255
  state.asks[seat * 2 + 1] = next >> 8
}

/** These lists are as long as the box says. */
export function of(list: ReadonlyNumbers, index: number): number {
  return list[index] as number
}
