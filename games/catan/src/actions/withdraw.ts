/** Take back one's own offer with its answers, or one's own word (CAT-35). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { askAgain, isOneOf, type State } from '../state.ts'
import type { ActionNamed, Catan } from '../types.ts'

const WITHDRAW: ActionNamed<'withdraw'> = Object.freeze({ type: 'withdraw' })

export const withdraw: ActionKind<Catan, 'withdraw'> = {
  type: 'withdraw',
  possible: hasWord,
  legal(state, seat, into) {
    if (hasWord(state, seat)) into.push(WITHDRAW)
  },
  check: (state, seat) => (hasWord(state, seat) ? null : { code: 'nothingStanding', rule: 'CAT-35' }),
  apply(state, seat, _action, emit) {
    emit?.({ type: 'withdrawn', seat })
    if (seat === state.turn) {
      state.offerTo = 0
      state.accepted = 0
      state.declined = 0
      askAgain(state, seat)
      return
    }
    state.accepted &= ~(1 << seat)
    state.proposed &= ~(1 << seat)
    askAgain(state, state.turn)
  },
}

/** A decline is no word that could be taken back; its maker can still accept. */
function hasWord(state: State, seat: Seat): boolean {
  return seat === state.turn ? state.offerTo !== 0 : isOneOf(state.accepted | state.proposed, seat)
}
