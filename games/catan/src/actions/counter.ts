/** Answer an open offer with other terms: declines it and stands on as a proposal (CAT-34, CAT-35). */
import type { ActionKind } from '@quayside/rules-kit'
import { canSpeak, closesOffer, isAsked, listTerms, propose, silence, termsRefusal } from '../trade.ts'
import type { ActionNamed, Catan } from '../types.ts'

type Counter = ActionNamed<'counter'>

const made: (Counter | undefined)[] = []

export const counter: ActionKind<Catan, 'counter'> = {
  type: 'counter',
  composed: true,
  proposal: true,
  possible: (state, seat) => isAsked(state, seat) && canSpeak(state, seat),

  /** The family of `listTerms`. */
  legal(state, seat, into) {
    if (!isAsked(state, seat)) return
    listTerms(
      state,
      seat,
      (i, { give, get }) => {
        made[i] ??= Object.freeze({ type: 'counter', give, get })
        return made[i]
      },
      into,
    )
  },

  check(state, seat, { give, get }) {
    if (!isAsked(state, seat)) return { code: 'noOffer', rule: 'CAT-35' }
    return termsRefusal(state, seat, give, get)
  },

  explain(state, seat, { give, get }) {
    if (!isAsked(state, seat)) return { code: 'noOffer', rule: 'CAT-35' }
    return silence(state, seat) ?? (give && get ? termsRefusal(state, seat, give, get) : null)
  },

  apply(state, seat, { give, get }, emit) {
    emit?.({ type: 'countered', seat, give, get })
    state.declined |= 1 << seat
    propose(state, seat, give, get)
    if (closesOffer(state)) emit?.({ type: 'offerClosed', seat: state.turn })
  },
}
