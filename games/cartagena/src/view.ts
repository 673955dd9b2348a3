/** Who sees what (CTG-5, CTG-B15). */
import { at, type Projection, type Seat, type Viewer } from '@quayside/rules-kit'
import { cardName, KINDS } from './content.ts'
import type { Event } from './events.ts'
import { facts } from './facts.ts'
import { imagine } from './imagine.ts'
import { freshMemory, leastIndex } from './memory.ts'
import { namesOf } from './names.ts'
import { seatList } from './scoring.ts'
import type { State } from './state.ts'
import type { Cartagena } from './types.ts'
import type { Known, Shown } from './view-types.ts'

/** After the end all hands lie open. */
function shown(state: State, viewer: Viewer): Shown {
  const isOver = state.phase === 'over'
  return facts(state, (seat) => isOver || seat === viewer)
}

function known(state: State, viewer: Viewer): Known {
  if (viewer === 'watcher') return { own: null }
  const { stacked } = state.deck
  const memory = state.memory ?? freshMemory(stacked.length)
  return {
    own: {
      hands: seatList(state).map((owner) => {
        const from = leastIndex(viewer, owner, 0)
        return namesOf(memory.least.subarray(from, from + KINDS))
      }),
      top: stacked.map((kind, i) => (at(memory.top, i) & (1 << viewer) ? cardName(kind) : null)),
    },
  }
}

/** The seats that see the cards of an event; null: all. */
function partiesOf(event: Event): readonly Seat[] | null {
  switch (event.type) {
    case 'drew':
    case 'saw':
    case 'lookedAt':
    case 'kept':
    case 'putBack':
      return [event.seat]
    case 'taken':
      return [event.seat, event.target]
    case 'given':
      return [event.seat, event.to]
    default:
      return null
  }
}

function withoutCards(event: Event): Event {
  switch (event.type) {
    case 'lookedAt':
      return { ...event, hand: null }
    case 'kept':
    case 'putBack':
      return { ...event, cards: null }
    case 'drew':
    case 'saw':
    case 'taken':
    case 'given':
      return { ...event, card: null }
    default:
      return event
  }
}

export const projection: Projection<Cartagena> = {
  shown,
  known,
  imagine,

  redact(event, viewer) {
    const parties = partiesOf(event)
    return parties === null || parties.includes(viewer as Seat) ? event : withoutCards(event)
  },

  /** Whoever draws sees the card; the backs of tokens are seen by all. */
  redactOutcome: (state, outcome, viewer) =>
    outcome.type === 'token' || viewer === state.drawSeat ? outcome : null,

  redactAction(state, seat, action, viewer) {
    if (viewer === seat) return action
    if (action.type === 'take') return viewer === state.target ? action : null
    return action.type === 'share' || action.type === 'keep' ? null : action
  },

  /**
   * A card played openly shows only its player's own secret, and taking it back wins nothing: it may be undone. What somebody
   * learns of others' cards or of the deck may not.
   */
  reveals: (event) => partiesOf(event) !== null || event.type === 'discarded' || event.type === 'opened',
}
