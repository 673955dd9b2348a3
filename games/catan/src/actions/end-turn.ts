/** End the turn (CAT-10, CAT-12). */
import type { ActionKind } from '@quayside/rules-kit'
import { beginTurn, closeTrades } from '../turn.ts'
import type { ActionNamed, Catan } from '../types.ts'

const END: ActionNamed<'endTurn'> = Object.freeze({ type: 'endTurn' })

export const endTurn: ActionKind<Catan, 'endTurn'> = {
  type: 'endTurn',
  possible: () => true,
  legal: (_state, _seat, into) => into.push(END),
  check: () => null,
  apply(state, seat, _action, emit) {
    closeTrades(state)
    emit?.({ type: 'turnEnded', seat })
    beginTurn(state, seat + 1 === state.fixed.players ? 0 : seat + 1, emit)
  },
}
