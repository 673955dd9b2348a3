/** Resource cards on the move: from the bank, to the bank, from hand to hand. */
import type { Seat } from '@quayside/rules-kit'
import { KINDS } from './content.ts'
import { proveExactly, proveHeld, rememberChange, rememberMove, rememberSteal } from './memory.ts'
import { add, of } from './numbers.ts'
import { inHand, type State } from './state.ts'

export function takeFromBank(state: State, seat: Seat, kind: number, many: number): void {
  add(state.hands, seat * KINDS + kind, many)
  add(state.handSize, seat, many)
  add(state.bank, kind, -many)
  if (state.memory !== null) rememberChange(state, seat, kind, many)
}

/** CAT-18: what is paid lies in the bank at once. */
export function payToBank(state: State, seat: Seat, kind: number, many: number): void {
  if (state.memory !== null) proveHeld(state, seat, kind, many)
  add(state.hands, seat * KINDS + kind, -many)
  add(state.handSize, seat, -many)
  add(state.bank, kind, many)
  if (state.memory !== null) rememberChange(state, seat, kind, -many)
}

export function payCost(state: State, seat: Seat, cost: readonly number[]): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const many = cost[kind] as number
    if (many > 0) payToBank(state, seat, kind, many)
  }
}

export function canPay(state: State, seat: Seat, cost: readonly number[]): boolean {
  for (let kind = 0; kind < KINDS; kind++)
    if (inHand(state, seat, kind) < (cost[kind] as number)) return false
  return true
}

function carry(state: State, from: Seat, to: Seat, kind: number, many: number): void {
  add(state.hands, from * KINDS + kind, -many)
  add(state.handSize, from, -many)
  add(state.hands, to * KINDS + kind, many)
  add(state.handSize, to, many)
}

export function handOver(state: State, from: Seat, to: Seat, kind: number, many: number): void {
  if (many === 0) return
  if (state.memory !== null) proveHeld(state, from, kind, many)
  carry(state, from, to, kind, many)
  if (state.memory !== null) rememberMove(state, from, to, kind, many)
}

/** CAT-76: all of a kind, and everybody sees how many that was. */
export function handOverAll(state: State, from: Seat, to: Seat, kind: number): number {
  const many = inHand(state, from, kind)
  if (state.memory !== null) proveExactly(state, from, kind, many)
  handOver(state, from, to, kind, many)
  return many
}

/** CAT-23: one card, seen by the two of them only. */
export function stealOne(state: State, thief: Seat, victim: Seat, kind: number): void {
  carry(state, victim, thief, kind, 1)
  if (state.memory !== null) rememberSteal(state, thief, victim, kind)
}

export function bankSize(state: State): number {
  let sum = 0
  for (let kind = 0; kind < KINDS; kind++) sum += of(state.bank, kind)
  return sum
}
