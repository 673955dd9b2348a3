/** Who sees what. */
import { at, type Projection, type Seat, type Viewer } from '@quayside/rules-kit'
import { boundsJson, facts } from './facts.ts'
import { imagine } from './imagine.ts'
import { type Bounds, freshMemory } from './memory.ts'
import type { State } from './state.ts'
import type { Catan } from './types.ts'
import type { HandBounds, Known, Shown } from './view-types.ts'

/** After the end all cards lie open. */
function shown(state: State, viewer: Viewer): Shown {
  const over = state.phase === 'over'
  return { ...facts(state, (seat) => over || seat === viewer), tracking: tracking(state, viewer) }
}

/** The cards are hidden for good manners' sake only: all that is shown here was seen or follows from it. */
export function tracking(state: State, viewer: Viewer): HandBounds | null {
  if (!state.fixed.options.openTracking) return null
  const { tables } = state.memory ?? freshMemory(state)
  return boundsJson(state, at(tables, viewer === 'watcher' ? state.fixed.players : viewer))
}

function known(state: State, viewer: Viewer): Known {
  const memory = state.memory ?? freshMemory(state)
  const own = viewer === 'watcher' ? null : boundsJson(state, memory.tables[viewer] as Bounds)
  return {
    public: boundsJson(state, memory.tables[state.fixed.players] as Bounds),
    own,
    pointsMost: [...memory.pointsMost.subarray(0, state.fixed.players)],
  }
}

export const projection: Projection<Catan> = {
  shown,
  known,
  imagine,

  redact(event, viewer) {
    switch (event.type) {
      case 'stolen':
        return viewer === event.seat || viewer === event.victim ? event : { ...event, resource: null }
      case 'cardBought':
        return viewer === event.seat ? event : { ...event, card: null }
      default:
        return event
    }
  },

  redactOutcome(state, outcome, viewer) {
    if (outcome.type === 'steal') return viewer === state.turn || viewer === state.victim ? outcome : null
    if (outcome.type === 'card') return viewer === state.turn ? outcome : null
    return outcome
  },

  /** CAT-21: a discard is secret until all are in; then an event tells all of them. */
  redactAction(_state: State, seat: Seat, action, viewer) {
    return action.type === 'discard' && viewer !== seat ? null : action
  },

  reveals(event) {
    switch (event.type) {
      case 'stolen':
      case 'cardBought':
      case 'discarded':
      case 'monopolyPlayed':
      case 'offered':
      case 'countered':
      case 'won':
        return true
      case 'answered':
        return event.accept
      default:
        return false
    }
  },
}
