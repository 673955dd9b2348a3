/**
 * What perfect memory proves about hands, as bounds for each seat and kind: one table for each seat (what it saw itself)
 * and one for everybody. All flows of cards are public but the steal, so only steals blur a table.
 */
import { BrokenRule, type Seat } from '@quayside/rules-kit'
import { GOAL, KINDS, MOST_SEATS } from './content.ts'
import { add, of } from './numbers.ts'

export interface Bounds {
  readonly least: Int8Array
  readonly most: Int8Array
}

export interface Memory {
  /** By viewer; after the last seat the public table. */
  readonly tables: readonly Bounds[]
  /** Most hidden point cards a seat can hold: with more it would have won on its own turn (CAT-81). */
  readonly pointsMost: Int8Array
}

/** The part of a state that hands are counted in. */
export interface Hands {
  readonly fixed: { readonly players: number }
  readonly hands: Int8Array
  readonly handSize: Int8Array
  readonly cardCount: Int8Array
  readonly memory: Memory | null
}

export function newBounds(): Bounds {
  return { least: new Int8Array(MOST_SEATS * KINDS), most: new Int8Array(MOST_SEATS * KINDS) }
}

/** Knows what lies open: hand sizes, the bank, and each seat its own cards. */
export function freshMemory(state: Hands): Memory {
  const tables: Bounds[] = []
  for (let viewer = 0; viewer <= state.fixed.players; viewer++) {
    const table = looseBounds(state)
    if (viewer < state.fixed.players) seeOwnHand(state, table, viewer)
    tighten(state, table)
    tables.push(table)
  }
  return { tables, pointsMost: state.cardCount.slice() }
}

/** Each kind from none to the whole hand. */
export function looseBounds(state: Hands): Bounds {
  const table = newBounds()
  for (let i = 0; i < state.fixed.players * KINDS; i++)
    table.most[i] = of(state.handSize, Math.floor(i / KINDS))
  return table
}

export function seeOwnHand(state: Hands, table: Bounds, seat: Seat): void {
  for (let i = seat * KINDS; i < (seat + 1) * KINDS; i++) {
    table.least[i] = of(state.hands, i)
    table.most[i] = of(state.hands, i)
  }
}

export function copyBounds(target: Bounds, source: Bounds): void {
  target.least.set(source.least)
  target.most.set(source.most)
}

export function copyMemory(target: Memory | null, source: Memory | null): Memory | null {
  if (source === null) return null
  const fits = target !== null && target.tables.length === source.tables.length
  const copy: Memory = fits
    ? target
    : { tables: source.tables.map(newBounds), pointsMost: new Int8Array(MOST_SEATS) }
  source.tables.forEach((table, i) => {
    copyBounds(copy.tables[i] as Bounds, table)
  })
  copy.pointsMost.set(source.pointsMost)
  return copy
}

/** Draws every conclusion that sizes of hands and totals of kinds allow, until there is none left. */
export function tighten(state: Hands, table: Bounds): void {
  let changed = true
  while (changed) {
    changed = false
    for (let seat = 0; seat < state.fixed.players; seat++) {
      if (tightenLine(table, of(state.handSize, seat), seat * KINDS, 1, KINDS)) changed = true
    }
    for (let kind = 0; kind < KINDS; kind++) {
      let total = 0
      for (let seat = 0; seat < state.fixed.players; seat++) total += of(state.hands, seat * KINDS + kind)
      if (tightenLine(table, total, kind, KINDS, state.fixed.players)) changed = true
    }
  }
}

/** One hand, or one kind over all hands: what the others leave at least and at most. */
function tightenLine(table: Bounds, total: number, from: number, step: number, many: number): boolean {
  const { least, most } = table
  let sumLeast = 0
  let sumMost = 0
  for (let n = 0, i = from; n < many; n++, i += step) {
    sumLeast += of(least, i)
    sumMost += of(most, i)
  }
  let changed = false
  for (let n = 0, i = from; n < many; n++, i += step) {
    const floor = total - (sumMost - of(most, i))
    const ceiling = total - (sumLeast - of(least, i))
    if (floor > ceiling) throw new BrokenRule('memory contradicts the hands')
    if (floor > of(least, i)) {
      sumLeast += floor - of(least, i)
      least[i] = floor
      changed = true
    }
    if (ceiling < of(most, i)) {
      sumMost -= of(most, i) - ceiling
      most[i] = ceiling
      changed = true
    }
  }
  return changed
}

function tightenAll(state: Hands, memory: Memory): void {
  for (const table of memory.tables) tighten(state, table)
}

/** Everybody saw a hand grow or shrink; call it after the change. */
export function rememberChange(state: Hands, seat: Seat, kind: number, many: number): void {
  const { memory } = state
  if (memory === null) return
  const i = seat * KINDS + kind
  for (const { least, most } of memory.tables) {
    add(least, i, many)
    add(most, i, many)
  }
  tightenAll(state, memory)
}

/** A payment, an offer or an accept proves that a seat holds this many. */
export function proveHeld(state: Hands, seat: Seat, kind: number, many: number): void {
  const { memory } = state
  if (memory === null) return
  const i = seat * KINDS + kind
  for (const { least } of memory.tables) if (of(least, i) < many) least[i] = many
  tightenAll(state, memory)
}

/** Cards went from hand to hand in the open; the proof that they were there has been given. */
export function rememberMove(state: Hands, from: Seat, to: Seat, kind: number, many: number): void {
  const { memory } = state
  if (memory === null) return
  for (const table of memory.tables) shift(table, from, to, kind, many)
  tightenAll(state, memory)
}

function shift({ least, most }: Bounds, from: Seat, to: Seat, kind: number, many: number): void {
  add(least, from * KINDS + kind, -many)
  add(most, from * KINDS + kind, -many)
  add(least, to * KINDS + kind, many)
  add(most, to * KINDS + kind, many)
}

/** A card was stolen: thief and victim saw it, the others only that it moved. Call it after the change. */
export function rememberSteal(state: Hands, thief: Seat, victim: Seat, kind: number): void {
  const { memory } = state
  if (memory === null) return
  memory.tables.forEach((table, viewer) => {
    if (viewer === thief || viewer === victim) {
      if (of(table.least, victim * KINDS + kind) === 0) table.least[victim * KINDS + kind] = 1
      shift(table, victim, thief, kind, 1)
    } else blur(table, thief, victim)
    tighten(state, table)
  })
}

function blur({ least, most }: Bounds, thief: Seat, victim: Seat): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const i = victim * KINDS + kind
    if (of(most, i) === 0) continue
    if (of(least, i) > 0) add(least, i, -1)
    add(most, thief * KINDS + kind, 1)
  }
}

/** Monopoly shows how many cards of a kind a seat had. */
export function proveExactly(state: Hands, seat: Seat, kind: number, many: number): void {
  const { memory } = state
  if (memory === null) return
  for (const { least, most } of memory.tables) {
    least[seat * KINDS + kind] = many
    most[seat * KINDS + kind] = many
  }
  tightenAll(state, memory)
}

export function rememberCardBought(state: Hands, seat: Seat): void {
  if (state.memory !== null) add(state.memory.pointsMost, seat, 1)
}

/** The seat has not won on its own turn, so its hidden points do not make ten. */
export function rememberNoWin(state: Hands, seat: Seat, openPoints: number): void {
  const { memory } = state
  if (memory === null) return
  const most = Math.max(0, GOAL - 1 - openPoints)
  if (of(memory.pointsMost, seat) > most) memory.pointsMost[seat] = most
}
