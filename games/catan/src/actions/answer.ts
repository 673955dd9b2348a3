/** Accept or decline the open offer; an accept is not yet a trade (CAT-34, CAT-35). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { ANSWERS_A_TURN } from '../content.ts'
import { add, of } from '../numbers.ts'
import { askAgain, isOneOf, type State } from '../state.ts'
import { closesOffer, holdsAll, isAsked, proveCards } from '../trade.ts'
import type { ActionNamed, Catan } from '../types.ts'

type Answer = ActionNamed<'answer'>

const ACCEPT: Answer = Object.freeze({ type: 'answer', accept: true })
const DECLINE: Answer = Object.freeze({ type: 'answer', accept: false })

export const answer: ActionKind<Catan, 'answer'> = {
  type: 'answer',
  answer: true,

  legal(state, seat, into) {
    if (!mayAnswer(state, seat)) return
    if (!isOneOf(state.accepted, seat) && holdsAll(state, seat, state.offerGet, 0)) into.push(ACCEPT)
    if (!hasDeclined(state, seat)) into.push(DECLINE)
  },

  check(state, seat, { accept }) {
    if (!isAsked(state, seat)) return { code: 'noOffer', rule: 'CAT-35' }
    if (!mayAnswer(state, seat)) return { code: 'tooManyAnswers', rule: 'CAT-35' }
    if (accept ? isOneOf(state.accepted, seat) : hasDeclined(state, seat)) {
      return { code: 'alreadySaid', rule: 'CAT-35' }
    }
    return accept && !holdsAll(state, seat, state.offerGet, 0) ? { code: 'notHeld', rule: 'CAT-35' } : null
  },

  apply(state, seat, { accept }, emit) {
    const bit = 1 << seat
    add(state.answersGiven, seat, 1)
    state.proposed &= ~bit
    emit?.({ type: 'answered', seat, accept })
    if (accept) {
      state.accepted |= bit
      state.declined &= ~bit
      proveCards(state, seat, state.offerGet, 0)
      askAgain(state, state.turn)
      return
    }
    state.declined |= bit
    state.accepted &= ~bit
    if (closesOffer(state)) emit?.({ type: 'offerClosed', seat: state.turn })
  },
}

function mayAnswer(state: State, seat: Seat): boolean {
  return isAsked(state, seat) && of(state.answersGiven, seat) < ANSWERS_A_TURN
}

/** A counter declines too, but while it stands its maker may still say a plain no. */
function hasDeclined(state: State, seat: Seat): boolean {
  return isOneOf(state.declined, seat) && !isOneOf(state.proposed, seat)
}
