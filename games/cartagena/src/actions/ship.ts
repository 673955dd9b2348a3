/** Sail to the other shore: as an action, or free for the captain before the first one (CTG-W5 to CTG-W10). */
import type { ActionKind, Rejection, Seat } from '@quayside/rules-kit'
import { sailingProblem } from '../moves.ts'
import type { State } from '../state.ts'
import { finishAction, goOnAfterFreeMove, spendAction } from '../turn.ts'
import type { ActionOfType, Cartagena, Code, Emitter } from '../types.ts'

const SAIL: ActionOfType<'ship'> = Object.freeze({ type: 'ship' })
const SAIL_FREE: ActionOfType<'freeShip'> = Object.freeze({ type: 'freeShip' })

export const ship: ActionKind<Cartagena, 'ship'> = {
  type: 'ship',
  possible: (state, seat) => sailingProblem(state, seat) === null,

  legal(state, seat, into) {
    if (sailingProblem(state, seat) === null) into.push(SAIL)
  },

  check: sailingRefusal,

  apply(state, seat, _action, emit) {
    spendAction(state, 1)
    sail(state, seat, 'action', emit)
    finishAction(state, emit)
  },
}

export const freeShip: ActionKind<Cartagena, 'freeShip'> = {
  type: 'freeShip',
  possible: (state, seat) => state.freeShip && sailingProblem(state, seat) === null,

  legal(state, seat, into) {
    if (state.freeShip && sailingProblem(state, seat) === null) into.push(SAIL_FREE)
  },

  check(state, seat) {
    if (state.freeShip) return sailingRefusal(state, seat)
    const late = state.acted || state.sailedFree
    return { code: late ? 'tooLateForFree' : 'notCaptain', rule: 'CTG-W8' }
  },

  apply(state, seat, _action, emit) {
    state.freeShip = false
    state.sailedFree = true
    sail(state, seat, 'free', emit)
    goOnAfterFreeMove(state, emit)
  },
}

function sailingRefusal(state: State, seat: Seat): Rejection<Code> | null {
  const code = sailingProblem(state, seat)
  if (code === null) return null
  return { code, rule: code === 'nobodyInCartagena' ? 'CTG-W7' : 'CTG-W6' }
}

function sail(state: State, seat: Seat, cost: 'free' | 'action', emit: Emitter): void {
  state.shore = 1 - state.shore
  emit?.({ type: 'sailed', seat, to: state.shore === 0 ? 'cartagena' : 'tortuga', free: cost === 'free' })
}
