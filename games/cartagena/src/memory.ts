/**
 * What seats can prove about hidden cards. Nothing is known to all: draws are secret, and every card that comes to light lies
 * open. So there is one table a seat: how many of each kind another seat holds at least (gun, rum, cards seen on the deck),
 * and for each card put back on the deck who knows it. What bounds cannot say is forgotten, never guessed.
 */
import type { Seat } from '@quayside/rules-kit'
import { KINDS, MOST_SEATS } from './content.ts'

export interface Memory {
  /** By knower, owner and kind. A seat's own hand is not in it: that is shown. */
  readonly least: Uint8Array
  /** For each stacked card of the deck the seats that know it, as bits. */
  readonly top: number[]
}

/** The part of a state that memory is about. */
interface Remembering {
  readonly fixed: { readonly players: number }
  readonly hands: Uint8Array
  readonly memory: Memory | null
}

const TABLE = MOST_SEATS * KINDS

export function freshMemory(stacked: number): Memory {
  return { least: new Uint8Array(MOST_SEATS * TABLE), top: Array<number>(stacked).fill(0) }
}

export function copyMemory(target: Memory | null, source: Memory | null): Memory | null {
  if (source === null) return null
  const copy = target ?? freshMemory(0)
  copy.least.set(source.least)
  copy.top.length = source.top.length
  for (let i = 0; i < source.top.length; i++) copy.top[i] = source.top[i] as number
  return copy
}

export function leastIndex(knower: Seat, owner: Seat, kind: number): number {
  return knower * TABLE + owner * KINDS + kind
}

function change(memory: Memory, knower: Seat, owner: Seat, kind: number, by: number): void {
  const index = leastIndex(knower, owner, kind)
  memory.least[index] = Math.max(0, (memory.least[index] as number) + by)
}

/** A card left a hand in the open. */
export function rememberShown(state: Remembering, owner: Seat, kind: number): void {
  const { memory } = state
  if (memory === null) return
  for (let knower = 0; knower < state.fixed.players; knower++) change(memory, knower, owner, kind, -1)
}

/** The next card of the deck went to a hand, or (owner -1) to somebody's look. Call it when it was a stacked one. */
export function rememberTop(state: Remembering, owner: Seat, kind: number): void {
  const { memory } = state
  if (memory === null) return
  const knowers = memory.top.shift() ?? 0
  if (owner < 0) return
  for (let knower = 0; knower < state.fixed.players; knower++)
    if (knower !== owner && knowers & (1 << knower)) change(memory, knower, owner, kind, 1)
}

/** Gun: the whole hand lies open to one seat. */
export function rememberLook(state: Remembering, knower: Seat, owner: Seat): void {
  const { memory } = state
  if (memory === null) return
  for (let kind = 0; kind < KINDS; kind++)
    memory.least[leastIndex(knower, owner, kind)] = state.hands[owner * KINDS + kind] as number
}

/** Gun: both know the card taken; to the others it could be any. */
export function rememberTaken(state: Remembering, taker: Seat, owner: Seat, kind: number): void {
  const { memory } = state
  if (memory === null) return
  for (let knower = 0; knower < state.fixed.players; knower++) {
    if (knower === taker) change(memory, knower, owner, kind, -1)
    else if (knower === owner) change(memory, knower, taker, kind, 1)
    else for (let any = 0; any < KINDS; any++) change(memory, knower, owner, any, -1)
  }
}

/** Rum: who gave a card knows it. */
export function rememberGiven(state: Remembering, giver: Seat, to: Seat, kind: number): void {
  if (state.memory !== null) change(state.memory, giver, to, kind, 1)
}

/** Lantern: who put cards back knows them. */
export function rememberPutBack(state: Remembering, seat: Seat, many: number): void {
  const { memory } = state
  if (memory === null) return
  for (let i = 0; i < many; i++) memory.top.unshift(1 << seat)
}
