/** What perfect memory proves, as bounds per kind. Whatever they cannot say is forgotten, never guessed. */
import { at, type Seat } from '@quayside/rules-kit'
import { type Bounds, type Bundle, KINDS, type Memory, type ToyState } from './types.ts'

const zeros = (): number[] => Array.from({ length: KINDS }, () => 0)

export function newBounds(players: number): Bounds {
  return Array.from({ length: players }, zeros)
}

export function newMemory(players: number, stacked: number): Memory {
  return {
    publicly: newBounds(players),
    own: Array.from({ length: players }, () => newBounds(players)),
    topKnown: Array.from({ length: stacked }, () => 0),
  }
}

function everyBounds(memory: Memory): Bounds[] {
  return [memory.publicly, ...memory.own]
}

/** All saw that the seat holds at least these cards. */
export function proveAtLeast(state: ToyState, seat: Seat, cards: Bundle): void {
  if (!state.memory) return
  for (const bounds of everyBounds(state.memory)) {
    const bound = at(bounds, seat)
    for (let k = 0; k < KINDS; k++) bound[k] = Math.max(at(bound, k), at(cards, k))
  }
}

export function rememberOpenGain(state: ToyState, seat: Seat, cards: Bundle): void {
  if (!state.memory) return
  for (const bounds of everyBounds(state.memory)) raise(at(bounds, seat), cards)
}

export function rememberOpenLoss(state: ToyState, seat: Seat, cards: Bundle): void {
  if (!state.memory) return
  for (const bounds of everyBounds(state.memory)) lower(at(bounds, seat), cards)
}

/** The drawer took the top of the deck: whoever knew that card knows where it is. */
export function rememberDraw(state: ToyState, seat: Seat | null, kind: number): void {
  const mask = state.memory?.topKnown.shift() ?? 0
  if (!state.memory || seat === null) return
  state.memory.own.forEach((bounds, viewer) => {
    if (mask & (1 << viewer)) raise(at(bounds, seat), oneOf(kind))
  })
}

export function rememberPutBack(state: ToyState, seat: Seat): void {
  state.memory?.topKnown.unshift(1 << seat)
}

/** Thief and victim know the card; for all others any kind may be one fewer. */
export function rememberTheft(state: ToyState, thief: Seat, victim: Seat, kind: number): void {
  const { memory } = state
  if (!memory) return
  lowerAll(at(memory.publicly, victim))
  memory.own.forEach((bounds, viewer) => {
    if (viewer === thief || viewer === victim) lower(at(bounds, victim), oneOf(kind))
    else lowerAll(at(bounds, victim))
  })
  raise(at(at(memory.own, victim), thief), oneOf(kind))
}

const oneOf = (kind: number): Bundle => zeros().map((_, k) => (k === kind ? 1 : 0))

function raise(bound: number[], cards: Bundle): void {
  for (let k = 0; k < KINDS; k++) bound[k] = at(bound, k) + at(cards, k)
}

function lower(bound: number[], cards: Bundle): void {
  for (let k = 0; k < KINDS; k++) bound[k] = Math.max(0, at(bound, k) - at(cards, k))
}

function lowerAll(bound: number[]): void {
  for (let k = 0; k < KINDS; k++) bound[k] = Math.max(0, at(bound, k) - 1)
}
