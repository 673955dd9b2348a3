/** A whole state that a view does not contradict: what is proven is put in place first, the rest is dealt. */
import { addMixed, at, type Rng, type Seat, type View } from '@quayside/rules-kit'
import { KINDS, kindOf } from './content.ts'
import { freshMemory, leastIndex, type Memory } from './memory.ts'
import { stateFromFacts } from './read-facts.ts'
import { boxCounts, takeOne } from './setup.ts'
import { addTo, blank, copyInto, inHand, type State, sumOf } from './state.ts'
import type { Cartagena } from './types.ts'
import type { Known, Shown } from './view-types.ts'

// A search imagines many worlds from one view; what all of them share is built once.
const bases = new WeakMap<Shown, State>()

function baseOf(shown: Shown): State {
  const known = bases.get(shown)
  if (known) return known
  const base = stateFromFacts(shown)
  bases.set(shown, base)
  return base
}

export function imagine(view: View<Cartagena>, rng: Rng): State {
  const state = blank()
  copyInto(state, baseOf(view.shown))
  const { shown } = view
  const own = view.known?.own ?? null
  const pool = unseen(state)
  const proven = own ? own.top.map((card) => (card === null ? -1 : takeKnown(pool, card))) : []
  shown.seats.forEach((seat, i) => {
    if (seat.hand === null)
      for (const card of own?.hands[i] ?? []) addTo(state.hands, i * KINDS + takeKnown(pool, card), 1)
  })
  const draw = () => drawFrom(pool, rng)
  shown.seats.forEach((seat, i) => {
    if (seat.hand === null) dealHand(state, i, draw)
  })
  if (shown.look === null) for (let n = 0; n < shown.lookSize; n++) addTo(state.look, draw(), 1)
  for (let i = 0; i < shown.deck.stacked; i++) {
    const sure = proven[i] ?? -1
    state.deck.stacked.push(sure >= 0 ? sure : draw())
  }
  for (let i = 0; i < shown.deck.under; i++) state.deck.under.push(draw())
  mixRest(state, pool, shown.deck.mixed, draw)
  state.memory = memoryOf(state, view)
  return state
}

/** Cards that lie nowhere in sight, by kind. */
function unseen(state: State): Uint8Array {
  const pool = boxCounts(state.fixed.options)
  for (let kind = 0; kind < KINDS; kind++) {
    let many = at(state.discard, kind) + at(state.look, kind)
    for (let seat = 0; seat < state.fixed.players; seat++) many += inHand(state, seat, kind)
    pool[kind] = Math.max(0, at(pool, kind) - many)
  }
  return pool
}

/** A card nobody can see; in a loose position of a scenario there may be none, and then any will do. */
function drawFrom(pool: Uint8Array, rng: Rng): number {
  const left = sumOf(pool)
  return left > 0 ? takeOne(pool, rng.below(left)) : 0
}

/** What is left is the mixed part of the deck; a loose position can have another number there. */
function mixRest(state: State, pool: Uint8Array, many: number, draw: () => number): void {
  if (sumOf(pool) !== many) for (let n = 0; n < many; n++) addMixed(state.deck, draw(), 1)
  else for (let kind = 0; kind < KINDS; kind++) addMixed(state.deck, kind, at(pool, kind))
}

function takeKnown(pool: Uint8Array, card: string): number {
  const kind = kindOf(card)
  pool[kind] = Math.max(0, at(pool, kind) - 1)
  return kind
}

/** Fills a hand up to its size. */
function dealHand(state: State, seat: Seat, draw: () => number): void {
  const hand = state.hands.subarray(seat * KINDS, (seat + 1) * KINDS)
  for (let left = at(state.handSize, seat) - sumOf(hand); left > 0; left--) addTo(hand, draw(), 1)
}

/** The viewer remembers what it knew; the others know nothing but their own cards. */
function memoryOf(state: State, { viewer, known }: View<Cartagena>): Memory {
  const memory = freshMemory(state.deck.stacked.length)
  if (viewer !== 'watcher' && known?.own) readKnown(memory, viewer, known.own)
  return memory
}

function readKnown(memory: Memory, viewer: Seat, own: NonNullable<Known['own']>): void {
  own.hands.forEach((cards, owner) => {
    for (const card of cards) addTo(memory.least, leastIndex(viewer, owner, kindOf(card)), 1)
  })
  own.top.forEach((card, i) => {
    if (card !== null) memory.top[i] = 1 << viewer
  })
}
