/** Buy a development card (CAT-70). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { CARD_COST, KINDS } from '../content.ts'
import { of } from '../numbers.ts'
import { payCost } from '../purse.ts'
import type { State } from '../state.ts'
import { closeTrades } from '../turn.ts'
import type { ActionNamed, Catan } from '../types.ts'

const BUY: ActionNamed<'buyCard'> = Object.freeze({ type: 'buyCard' })

export const buyCard: ActionKind<Catan, 'buyCard'> = {
  type: 'buyCard',
  possible: (state, seat) => state.deckSize > 0 && canAfford(state, seat),
  legal(state, seat, into) {
    if (state.deckSize > 0 && canAfford(state, seat)) into.push(BUY)
  },
  check(state, seat) {
    if (state.deckSize === 0) return { code: 'deckEmpty', rule: 'CAT-70' }
    return canAfford(state, seat) ? null : { code: 'cannotPay', rule: 'CAT-50' }
  },
  apply(state, seat) {
    payCost(state, seat, CARD_COST)
    closeTrades(state)
    state.phase = 'drawing'
  },
}

function canAfford(state: State, seat: Seat): boolean {
  const from = seat * KINDS
  return of(state.hands, from + 2) > 0 && of(state.hands, from + 3) > 0 && of(state.hands, from + 4) > 0
}
