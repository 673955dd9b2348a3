/** What an action would do, asked of the rules themselves before it is taken. */
import type { Seat } from '@quayside/rules-kit'
import { kindOf, LETTERS, symbolOf } from './content.ts'
import type { Moved } from './events.ts'
import { backwardMoved, forwardMoved, pushed } from './moved.ts'
import { backwardTarget, forwardTarget, morganTarget, NOWHERE, pairTarget, progressOf } from './moves.ts'
import { placeOf } from './names.ts'
import { stateFromFacts } from './read-facts.ts'
import type { State } from './state.ts'
import type { Action, Place } from './types.ts'
import type { Shown } from './view-types.ts'

export interface Foresight {
  /** Null for what moves nobody, and for what is not allowed. */
  moved(action: Action): Moved | null
  /** How far along a place is. */
  progress(place: Place): number
}

/** Only what everybody sees is needed: places, and where the ship lies. */
export function foresee(shown: Shown, seat: Seat): Foresight {
  const state = { ...stateFromFacts(shown), active: seat }
  return {
    moved: (action) => movedBy(state, seat, action),
    progress: (place) => progressOf(state, placeOf(state.fixed, place)),
  }
}

/** The symbol that counts: the card's own, or the one that two parrots stand for. */
export function symbolOfPlay(action: Extract<Action, { type: 'forward' | 'parrot' | 'pair' }>): number {
  if (action.type === 'forward') return symbolOf(kindOf(action.card))
  return action.as === undefined ? symbolOf(kindOf(action.cards[0] ?? 'G')) : LETTERS.indexOf(action.as)
}

function movedBy(state: State, seat: Seat, action: Action): Moved | null {
  if (!('from' in action)) return null
  const from = placeOf(state.fixed, action.from)
  switch (action.type) {
    case 'forward':
    case 'parrot':
    case 'pair': {
      const symbol = symbolOfPlay(action)
      const isPair = action.type === 'pair'
      const to = (isPair ? pairTarget : forwardTarget)(state, seat, from, symbol)
      return to === NOWHERE ? null : forwardMoved(state, from, to, symbol, isPair ? 2 : 1)
    }
    case 'backward': {
      const to = from === 0 ? NOWHERE : backwardTarget(state, from)
      return to === NOWHERE ? null : backwardMoved(state, seat, from, to)
    }
    case 'morgan': {
      const to = morganTarget(state, action.seat, from)
      return to === NOWHERE ? null : pushed(state, { by: seat, owner: action.seat, from, to })
    }
    default:
      return null
  }
}
