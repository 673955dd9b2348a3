/** Stopping early, and the turn given up for one card (CTG-11, CTG-13). */
import type { ActionKind } from '@quayside/rules-kit'
import { type State, sizeOfHand } from '../state.ts'
import { endTurn as passOn, startDraw } from '../turn.ts'
import type { ActionOfType, Cartagena } from '../types.ts'

const SKIP: ActionOfType<'skipDraw'> = Object.freeze({ type: 'skipDraw' })
const END: ActionOfType<'endTurn'> = Object.freeze({ type: 'endTurn' })

const isUntouched = (state: State) => !state.acted && !state.sailedFree

export const skipDraw: ActionKind<Cartagena, 'skipDraw'> = {
  type: 'skipDraw',
  possible: (state, seat) => isUntouched(state) && sizeOfHand(state, seat) === 0,

  legal(state, seat, into) {
    if (isUntouched(state) && sizeOfHand(state, seat) === 0) into.push(SKIP)
  },

  check(state, seat) {
    if (!isUntouched(state)) return { code: 'turnBegun', rule: state.acted ? 'CTG-13' : 'CTG-W12' }
    return sizeOfHand(state, seat) === 0 ? null : { code: 'handNotEmpty', rule: 'CTG-13' }
  },

  apply(state, seat, _action, emit) {
    emit?.({ type: 'skipped', seat })
    state.freeShip = false
    startDraw(state, seat, 1, 'endTurn', emit)
  },
}

export const endTurn: ActionKind<Cartagena, 'endTurn'> = {
  type: 'endTurn',
  possible: (state) => state.acted,

  legal(state, _seat, into) {
    if (state.acted) into.push(END)
  },

  check: (state) => (state.acted ? null : { code: 'mustAct', rule: 'CTG-11' }),

  apply(state, _seat, _action, emit) {
    passOn(state, emit)
  },
}
