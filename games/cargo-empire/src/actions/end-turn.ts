/** End the turn, where an ability could still be used instead (CGE-27, CGE-F3). */
import type { ActionKind } from '@quayside/rules-kit'
import { advance } from '../advance.ts'
import { passTurn } from '../turn-end.ts'
import type { Action, CargoEmpire } from '../types.ts'

const END: Extract<Action, { type: 'endTurn' }> = Object.freeze({ type: 'endTurn' })

export const endTurn: ActionKind<CargoEmpire, 'endTurn'> = {
  type: 'endTurn',
  possible: () => true,
  legal(_state, _seat, into) {
    into.push(END)
  },
  check: () => null,
  apply(state, _seat, _action, emit) {
    passTurn(state, emit)
    advance(state, emit)
  },
}
