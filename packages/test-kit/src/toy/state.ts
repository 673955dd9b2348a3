/** The toy's state: readers, hands, turns. */
import { at, type Emit, pileSize, type Seat } from '@quayside/rules-kit'
import { type Bundle, CROWDED, type Ending, HOARD, KINDS, SILK, type Toy, type ToyState } from './types.ts'

export const handOf = (state: ToyState, seat: Seat): number[] => at(state.hands, seat)
export const sizeOf = (bundle: Bundle): number => bundle.reduce((sum, many) => sum + many, 0)
export const has = (hand: Bundle, wanted: Bundle): boolean =>
  wanted.every((many, k) => (hand[k] ?? 0) >= many)
export const isCrowded = (state: ToyState, seat: Seat): boolean => sizeOf(handOf(state, seat)) >= CROWDED
export const toDiscard = (state: ToyState, seat: Seat): number => sizeOf(handOf(state, seat)) >> 1

export function add(hand: number[], bundle: Bundle, sign: 1 | -1): void {
  for (let k = 0; k < KINDS; k++) hand[k] = at(hand, k) + sign * at(bundle, k)
}

export function one(kind: number): Bundle {
  return Array.from({ length: KINDS }, (_, k) => (k === kind ? 1 : 0))
}

/** Something new to decide for this seat. */
export function askSeat(state: ToyState, seat: Seat): void {
  state.asks[seat] = at(state.asks, seat) + 1
}

export function closeOffer(state: ToyState): void {
  state.offer = null
}

export function beginMain(state: ToyState): void {
  state.phase = { type: 'main' }
  askSeat(state, state.turn)
}

export function beginTurn(state: ToyState, turn: number, emit: Emit<Toy> | null): void {
  state.turn = turn
  if (turn === state.first) state.round++
  state.offer = null
  state.offersMade = 0
  state.deedDone = false
  if (pileSize(state.deck) === 0) finish(state, 'exhausted', null, emit)
  else state.phase = { type: turn === state.players ? 'auto' : 'roll' }
}

export function nextTurn(state: ToyState, emit: Emit<Toy> | null): void {
  const makers = state.players + (state.auto ? 1 : 0)
  beginTurn(state, (state.turn + 1) % makers, emit)
}

/** Looks for a win after anything changed: a forced end, so that an open position proves nobody hoards. */
export function lookForEnd(state: ToyState, emit: Emit<Toy> | null): void {
  if (state.phase.type === 'over') return
  const hoarder = state.hands.findIndex((hand) => at(hand, SILK) >= HOARD)
  if (hoarder >= 0) finish(state, 'hoard', hoarder, emit)
  else if (state.points.some((points) => points >= state.goal)) finish(state, 'goal', null, emit)
}

function finish(state: ToyState, reason: Ending, hoarder: Seat | null, emit: Emit<Toy> | null): void {
  state.phase = { type: 'over', reason, hoarder }
  state.offer = null
  emit?.({ type: 'over', reason, hands: state.hands.map((hand) => [...hand]) })
}
