/** The double action's take (CTH-22, CTH-23); the purchase it promises follows as a `buy`. */
import { type ActionKind, at, type Seat } from '@quayside/rules-kit'
import { CARD_KINDS, CARDS, kindOf, VALUE_OF } from '../content.ts'
import { handSum, lowestPrice, marketCounts } from '../prices.ts'
import { askAgain, findSlot, type ReadonlyState, UNRESERVED } from '../state.ts'
import type { Action, Carthage } from '../types.ts'
import { marketKinds, takeCard } from './take.ts'

type Double = Extract<Action, { type: 'double' }>

const DOUBLE: readonly Double[] = CARDS.map((card) => Object.freeze({ type: 'double', card }))
const counts = new Uint8Array(CARD_KINDS)

export const double: ActionKind<Carthage, 'double'> = {
  type: 'double',

  possible(state, seat) {
    if (state.pieceOut[seat] || state.marketSize < 2) return false
    marketCounts(state, seat, counts)
    for (let kind = 0; kind < CARD_KINDS; kind++)
      if ((counts[kind] as number) > 0 && canPayRest(state, seat, kind)) return true
    return false
  },

  legal(state, seat, into) {
    if (state.pieceOut[seat] || state.marketSize < 2) return
    marketCounts(state, seat, counts)
    for (let kind = 0; kind < CARD_KINDS; kind++) {
      if ((counts[kind] as number) > 0 && canPayRest(state, seat, kind)) into.push(DOUBLE[kind] as Double)
    }
  },

  check(state, seat, { card }) {
    if (state.pieceOut[seat]) return { code: 'pieceUsed', rule: 'CTH-22' }
    const kind = kindOf(card)
    if (findSlot(state, 'market', kind, UNRESERVED) < 0)
      return { code: 'cardNotThere', rule: 'CTH-6', detail: { card } }
    if (state.marketSize < 2) return { code: 'doubleNothingLeft', rule: 'CTH-23' }
    marketCounts(state, seat, counts)
    if (canPayRest(state, seat, kind)) return null
    return { code: 'doubleTooDear', rule: 'CTH-23', detail: { card } }
  },

  explain(state, seat, { card = marketKinds(state)[0] ?? at(CARDS, 0) }) {
    return double.check(state, seat, { type: 'double', card })
  },

  apply(state, seat, { card }, emit) {
    state.pieceOut[seat] = 1
    emit?.({ type: 'doubled', seat })
    takeCard(state, seat, kindOf(card), UNRESERVED)
    emit?.({ type: 'took', seat, card, reserved: false })
    state.phase = 'doubleBuy'
    askAgain(state, seat)
  },
}

/** Whether the rest can be paid once this card is in hand; reads the scratch counts. */
function canPayRest(state: ReadonlyState, seat: Seat, kind: number): boolean {
  counts[kind] = (counts[kind] as number) - 1
  const price = lowestPrice(state, seat, counts)
  counts[kind] = (counts[kind] as number) + 1
  return price <= handSum(state, seat) + (VALUE_OF[kind] as number)
}
