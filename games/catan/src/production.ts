/** What a roll pays (CAT-15 to CAT-17). */
import type { Emit } from '@quayside/rules-kit'
import { at } from '@quayside/rules-kit'
import { KINDS, MOST_SEATS, RESOURCES, type Resource } from './content.ts'
import { add, listed, of } from './numbers.ts'
import { takeFromBank } from './purse.ts'
import { five, type State } from './state.ts'
import type { Catan, Emitter } from './types.ts'

// Scratch space: filled and read within one call.
const demand = new Int8Array(MOST_SEATS * KINDS)
const total = new Int8Array(KINDS)
const ENOUGH = 60
const entitled = new Int8Array(KINDS)

/** Cards by seat and kind that a sum of the dice pays now, the bank's shortage counted. */
export function gainsOf(state: State, sum: number): Int8Array {
  demand.fill(0)
  total.fill(0)
  countDemand(state, at(state.fixed.bySum, sum))
  for (let kind = 0; kind < KINDS; kind++) {
    if (of(total, kind) > of(state.bank, kind)) shorten(state, kind)
  }
  return demand
}

function countDemand(state: State, hexes: readonly number[]): void {
  for (let h = 0; h < hexes.length; h++) {
    const hex = listed(hexes, h)
    if (hex === state.robber) continue
    const kind = listed(state.fixed.kindOfHex, hex)
    for (let seat = 0; seat < state.fixed.players; seat++) {
      const many = of(state.yields, hex * MOST_SEATS + seat)
      add(demand, seat * KINDS + kind, many)
      // Far more than the bank holds is enough to know: a strange set-up could overrun a byte.
      if (of(total, kind) < ENOUGH) add(total, kind, many)
    }
  }
}

/** CAT-17: nobody gets the kind, unless only one seat is entitled to it. */
function shorten(state: State, kind: number): void {
  entitled[kind] = 0
  for (let seat = 0; seat < state.fixed.players; seat++)
    if (of(demand, seat * KINDS + kind) > 0) add(entitled, kind, 1)
  const left = of(entitled, kind) === 1 ? of(state.bank, kind) : 0
  for (let seat = 0; seat < state.fixed.players; seat++) {
    const i = seat * KINDS + kind
    if (of(demand, i) > left) demand[i] = left
  }
}

export function produce(state: State, sum: number, emit: Emitter): void {
  const hexes = at(state.fixed.bySum, sum)
  if (emit === null && bankSuffices(state, hexes)) {
    for (let h = 0; h < hexes.length; h++) payHex(state, listed(hexes, h))
    return
  }
  gainsOf(state, sum)
  for (let seat = 0; seat < state.fixed.players; seat++) {
    for (let kind = 0; kind < KINDS; kind++) {
      const many = of(demand, seat * KINDS + kind)
      if (many > 0) takeFromBank(state, seat, kind, many)
    }
  }
  if (emit !== null) tell(state, emit)
}

/** Certainly: each hex alone asks for no more than half of what is there, and there are at most two of them. */
function bankSuffices(state: State, hexes: readonly number[]): boolean {
  if (hexes.length > 2) return false
  for (let h = 0; h < hexes.length; h++) {
    const hex = listed(hexes, h)
    const kind = listed(state.fixed.kindOfHex, hex)
    let asked = 0
    for (let seat = 0; seat < state.fixed.players; seat++) asked += of(state.yields, hex * MOST_SEATS + seat)
    if (asked * hexes.length > of(state.bank, kind)) return false
  }
  return true
}

function payHex(state: State, hex: number): void {
  if (hex === state.robber) return
  const kind = listed(state.fixed.kindOfHex, hex)
  for (let seat = 0; seat < state.fixed.players; seat++) {
    const many = of(state.yields, hex * MOST_SEATS + seat)
    if (many > 0) takeFromBank(state, seat, kind, many)
  }
}

function tell(state: State, emit: Emit<Catan>): void {
  const short: Resource[] = []
  const gains = []
  for (let seat = 0; seat < state.fixed.players; seat++) gains.push(five(demand, seat))
  for (let kind = 0; kind < KINDS; kind++) {
    const paid = gains.reduce((sum, gain) => sum + at(gain, kind), 0)
    if (paid < of(total, kind)) short.push(at(RESOURCES, kind))
  }
  emit({ type: 'produced', gains, short })
}
