/** The least harmful choice for a seat that is out of time. */
import { BrokenRule, type Seat } from '@quayside/rules-kit'
import { kindOf, symbolOf } from './content.ts'
import { cardsFor, forwardTarget, morganTarget, progressOf } from './moves.ts'
import { placeOf } from './names.ts'
import type { State } from './state.ts'
import type { Action } from './types.ts'

/** Ends the turn, or draws for an empty hand; else the longest move; powers and pushes only when there is nothing else. */
function harm(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'endTurn':
    case 'skipDraw':
      return -1000
    case 'forward': {
      const from = placeOf(state.fixed, action.from)
      const to = forwardTarget(state, seat, from, symbolOf(kindOf(action.card)))
      return progressOf(state, from) - progressOf(state, to)
    }
    case 'backward':
      return 100
    case 'morgan': {
      const from = placeOf(state.fixed, action.from)
      const to = morganTarget(state, action.seat, from)
      return 200 + progressOf(state, to) - progressOf(state, from) - cardsFor(state, to)
    }
    default:
      return 500
  }
}

export function leastHarmful(state: State, seat: Seat, legal: readonly Action[]): Action {
  let best: Action | null = null
  let least = Number.POSITIVE_INFINITY
  for (const action of legal) {
    const value = harm(state, seat, action)
    if (value < least) {
      least = value
      best = action
    }
  }
  if (!best) throw new BrokenRule('nobody is asked without a legal action')
  return best
}
