/** A whole state that a view does not contradict: hidden hands, cards and choices are dealt within what is known. */
import { at, type Rng, type Seat, type View } from '@quayside/rules-kit'
import { CARDS, KINDS, MOST_SEATS, POINT, RESOURCES } from './content.ts'
import { dealWithin } from './deal.ts'
import {
  type Bounds,
  copyBounds,
  freshMemory,
  looseBounds,
  type Memory,
  newBounds,
  seeOwnHand,
  tighten,
} from './memory.ts'
import { of } from './numbers.ts'
import { stateFromFacts } from './read-facts.ts'
import { blank, copyInto, isOneOf, type State } from './state.ts'
import { proveCards } from './trade.ts'
import type { Catan } from './types.ts'
import type { HandBounds, Known, Shown } from './view-types.ts'

// A search imagines many worlds from one view; what all of them share is built once.
const bases = new WeakMap<Shown, State>()

function baseOf(shown: Shown): State {
  const known = bases.get(shown)
  if (known) return known
  const base = stateFromFacts(shown)
  bases.set(shown, base)
  return base
}

export function imagine(view: View<Catan>, rng: Rng): State {
  const base = baseOf(view.shown)
  const state = blank()
  copyInto(state, base)
  const hidden = hiddenSeats(view.shown)
  const bounds = boundsOf(state, view)
  if (hidden.length > 0) dealHands(state, hidden, bounds, rng)
  dealCards(state, view, hidden, rng)
  inventDiscards(state, hidden, rng)
  state.memory = memoryOf(state, view)
  return state
}

function hiddenSeats(shown: Shown): Seat[] {
  return shown.seats.flatMap((seat, i) => (seat.resources === null ? [i] : []))
}

/** Without a `known` only the words that stand prove anything. */
function boundsOf(state: State, { known }: View<Catan>): Bounds {
  const best = known?.own ?? known?.public
  if (best) return readBounds(best)
  return (freshWithWords(state).tables[state.fixed.players] ?? looseBounds(state)) as Bounds
}

function freshWithWords(state: State): Memory {
  state.memory = freshMemory(state)
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (isOneOf(state.accepted, seat)) proveCards(state, seat, state.offerGet, 0)
    if (isOneOf(state.proposed, seat)) proveCards(state, seat, state.wordGive, seat)
  }
  if (state.offerTo !== 0) proveCards(state, state.turn, state.offerGive, 0)
  return state.memory
}

export function readBounds(json: HandBounds): Bounds {
  const bounds = newBounds()
  json.least.forEach((row, seat) => {
    bounds.least.set(row, seat * KINDS)
  })
  json.most.forEach((row, seat) => {
    bounds.most.set(row, seat * KINDS)
  })
  return bounds
}

const row = (list: Int8Array, seat: Seat) => [...list.subarray(seat * KINDS, (seat + 1) * KINDS)]
const sumOf = (list: readonly number[]) => list.reduce((sum, many) => sum + many, 0)

function dealHands(state: State, hidden: readonly Seat[], bounds: Bounds, rng: Rng): void {
  const need = hidden.map((seat) => of(state.handSize, seat))
  const dealt = dealWithin(
    {
      need,
      supply: hiddenSupply(state, hidden, sumOf(need)),
      least: hidden.map((seat) => row(bounds.least, seat)),
      most: hidden.map((seat) => row(bounds.most, seat)),
    },
    rng,
  )
  hidden.forEach((seat, i) => {
    state.hands.set(at(dealt, i), seat * KINDS)
  })
}

/** What is neither in the bank nor in an open hand. In a position that does not add up it can be anything. */
function hiddenSupply(state: State, hidden: readonly Seat[], wanted: number): number[] {
  const supply = RESOURCES.map((_, kind) => {
    let left = 19 - of(state.bank, kind)
    for (let seat = 0; seat < state.fixed.players; seat++) {
      if (!hidden.includes(seat)) left -= of(state.hands, seat * KINDS + kind)
    }
    return left
  })
  return sumOf(supply) === wanted ? supply : supply.map(() => wanted)
}

/** Hidden development cards and the deck share what nobody has shown; hidden points stay below a win. */
function dealCards(state: State, view: View<Catan>, hidden: readonly Seat[], rng: Rng): void {
  const { deckOf, deckStacked, freshCount } = view.shown
  const supply = CARDS.map((_, card) => {
    let left = at(deckOf, card)
    for (let seat = 0; seat < state.fixed.players; seat++) {
      left -= of(state.cards, seat * KINDS + card) + (card < 4 ? of(state.played, seat * 4 + card) : 0)
    }
    return left
  })
  const need = [...hidden.map((seat) => of(state.cardCount, seat)), state.deckSize]
  const most = need.map((many, i) => {
    const cap = i < hidden.length ? pointCap(state, view.known, at(hidden, i)) : many
    return CARDS.map((_, card) => (card === POINT ? Math.min(many, cap) : many))
  })
  const dealt = dealWithin({ need, supply, least: most.map(() => [0, 0, 0, 0, 0]), most }, rng)
  hidden.forEach((seat, i) => {
    state.cards.set(at(dealt, i), seat * KINDS)
  })
  const deck = [...at(dealt, hidden.length)]
  state.stacked = Object.freeze(takeSome(deck, deckStacked, rng))
  state.deck.set(deck)
  if (!hidden.includes(state.turn)) return
  const own = row(state.cards, state.turn)
  for (const card of takeSome(own, freshCount, rng)) state.fresh[card] = of(state.fresh, card) + 1
}

function pointCap(state: State, known: Known | null, seat: Seat): number {
  const proven = known?.pointsMost[seat]
  if (proven !== undefined) return proven
  return seat === state.turn ? Math.max(0, 9 - of(state.points, seat)) : of(state.cardCount, seat)
}

/** Takes some at random out of counts; tells their kinds. */
function takeSome(counts: number[], many: number, rng: Rng): number[] {
  const taken: number[] = []
  for (let n = 0; n < many; n++) {
    let left = rng.below(sumOf(counts))
    const kind = counts.findIndex((count) => {
      left -= count
      return left < 0
    })
    counts[kind] = at(counts, kind) - 1
    taken.push(kind)
  }
  return taken
}

/** Seats that have chosen their discard chose something. */
function inventDiscards(state: State, hidden: readonly Seat[], rng: Rng): void {
  for (const seat of hidden) {
    if (!isOneOf(state.hasDiscarded, seat)) continue
    const hand = row(state.hands, seat)
    for (const kind of takeSome(hand, of(state.handSize, seat) >> 1, rng)) {
      const i = seat * KINDS + kind
      state.discards[i] = of(state.discards, i) + 1
    }
  }
}

/** The viewer remembers what it knew; the others are given the public part and their own cards. */
function memoryOf(state: State, { viewer, known }: View<Catan>): Memory {
  if (known === null) return freshWithWords(state)
  const open = readBounds(known.public)
  const tables: Bounds[] = []
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (seat === viewer && known.own) tables.push(readBounds(known.own))
    else tables.push(withOwnHand(state, open, seat))
  }
  const pointsMost = new Int8Array(MOST_SEATS)
  pointsMost.set(known.pointsMost)
  return { tables: [...tables, open], pointsMost }
}

function withOwnHand(state: State, open: Bounds, seat: Seat): Bounds {
  const table = newBounds()
  copyBounds(table, open)
  seeOwnHand(state, table, seat)
  tighten(state, table)
  return table
}
