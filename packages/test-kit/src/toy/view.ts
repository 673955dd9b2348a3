/** Who sees what in the toy. */
import { at, type Projection, type Seat, type ShownParts, type Viewer } from '@quayside/rules-kit'
import { imagine } from './imagine.ts'
import { handOf, sizeOf } from './state.ts'
import type { Toy, ToyEvent, ToyKnown, ToyShown, ToyState } from './types.ts'

function shown(state: ToyState, viewer: Viewer): ToyShown {
  const { deck, phase } = state
  return {
    rules: state.rules,
    players: state.players,
    auto: state.auto,
    goal: state.goal,
    turn: state.turn,
    first: state.first,
    round: state.round,
    phase,
    deck: { stacked: deck.stacked.length, mixed: deck.mixed, under: deck.under.length },
    discarded: [...state.discarded],
    sizes: state.hands.map(sizeOf),
    points: [...state.points],
    autoLast: state.autoLast,
    offer: state.offer,
    offersMade: state.offersMade,
    deedDone: state.deedDone,
    asks: [...state.asks],
    hasChosen: state.chosen.map((cards) => cards !== null),
    looked: state.looked.length,
    revealed: phase.type === 'over' ? state.hands.map((hand) => [...hand]) : null,
    mine: viewer === 'watcher' ? null : ownPart(state, viewer),
  }
}

function ownPart(state: ToyState, seat: Seat): ToyShown['mine'] {
  return {
    hand: [...handOf(state, seat)],
    chosen: state.chosen[seat] ?? null,
    looked: state.turn === seat ? [...state.looked] : null,
  }
}

export const partLists = ['sizes', 'points'] as const

export function ownParts(state: ToyState, seat: Seat): ShownParts<ToyShown> {
  return { parts: { mine: ownPart(state, seat) } }
}

function known(state: ToyState, viewer: Viewer): ToyKnown {
  const memory = state.memory ?? { publicly: [], own: [], topKnown: [] }
  const publicly = memory.publicly.map((bound) => [...bound])
  if (viewer === 'watcher') return { publicly, own: null }
  const hands = (memory.own[viewer] ?? []).map((bound) => [...bound])
  const top = memory.topKnown.map((mask, i) => (mask & (1 << viewer) ? at(state.deck.stacked, i) : null))
  return { publicly, own: { hands, top } }
}

/** The seats that see the card of an event; null: all. */
function partiesOf(event: ToyEvent): readonly Seat[] | null {
  if (event.type === 'grabbed') return [event.seat, event.from]
  return event.type === 'drew' || event.type === 'looked' || event.type === 'kept' ? [event.seat] : null
}

const REVEALING = new Set<ToyEvent['type']>([
  'rolled',
  'drew',
  'autoDrew',
  'looked',
  'kept',
  'grabbed',
  'offered',
  'answered',
  'sold',
  'discarded',
  'over',
])

export const projection: Projection<Toy> = {
  shown,
  known,
  redact(event, viewer) {
    const parties = partiesOf(event)
    return !parties || parties.includes(viewer as Seat) ? event : ({ ...event, card: null } as ToyEvent)
  },
  redactOutcome(state, outcome, viewer) {
    const { phase, turn } = state
    if (phase.type === 'steal') return viewer === turn || viewer === phase.victim ? outcome : null
    if (phase.type === 'draw' || phase.type === 'look') return viewer === turn ? outcome : null
    return outcome
  },
  redactAction(_state, seat, action, viewer) {
    const secret = action.type === 'keep' || action.type === 'discard'
    return secret && viewer !== seat ? null : action
  },
  // A sale or an offer shows cards of a hand. Keeping a card shows nothing, but the look before it did.
  reveals: (event) => REVEALING.has(event.type),
  imagine: (view, rng) => imagine(view, rng),
}
