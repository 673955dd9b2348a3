/** Build a settlement, in the opening or later (CAT-3 to CAT-5, CAT-50, CAT-52, CAT-54). */
import type { ActionKind, Rejection, Seat } from '@quayside/rules-kit'
import { VERTEX_WORD_BITS, VERTEX_WORDS, VERTICES } from '../board.ts'
import { SETTLEMENT_COST } from '../content.ts'
import { lowest, of, word } from '../numbers.ts'
import { isSecondRound, takeFirstCards } from '../opening.ts'
import { hasSettlementSpot, hasVertex, placeSettlement } from '../pieces.ts'
import { canPay, payCost } from '../purse.ts'
import { askAgain, NOBODY_YET, type State } from '../state.ts'
import { carryOn, closeTrades } from '../turn.ts'
import type { ActionNamed, Catan, Code } from '../types.ts'

type Settle = ActionNamed<'settle'>

const ALL: readonly Settle[] = Array.from({ length: VERTICES }, (_, vertex) =>
  Object.freeze({ type: 'settle', vertex }),
)

export const settle: ActionKind<Catan, 'settle'> = {
  type: 'settle',

  possible(state, seat) {
    if (state.phase === 'openingSettle') return true
    return (
      canPay(state, seat, SETTLEMENT_COST) &&
      of(state.settlementsLeft, seat) > 0 &&
      hasSettlementSpot(state, seat)
    )
  },

  legal(state, seat, into) {
    const opening = state.phase === 'openingSettle'
    if (!opening && (of(state.settlementsLeft, seat) === 0 || !canPay(state, seat, SETTLEMENT_COST))) return
    for (let w = 0; w < VERTEX_WORDS; w++) {
      let bits = word(state.open, w)
      if (!opening) bits &= word(state.reach, seat * VERTEX_WORDS + w)
      for (; bits !== 0; bits &= bits - 1) into.push(ALL[w * VERTEX_WORD_BITS + lowest(bits)] as Settle)
    }
  },

  check(state, seat, { vertex }) {
    if (state.phase === 'openingSettle') return checkDistance(state, vertex, 'CAT-4')
    if (of(state.settlementsLeft, seat) === 0) return { code: 'upgradeFirst', rule: 'CAT-54' }
    const tooNear = checkDistance(state, vertex, 'CAT-52')
    if (tooNear) return tooNear
    if (!hasVertex(state.reach, seat, vertex)) return { code: 'noOwnRoad', rule: 'CAT-52' }
    return canPay(state, seat, SETTLEMENT_COST) ? null : { code: 'cannotPay', rule: 'CAT-50' }
  },

  explain(state, seat, { vertex }) {
    if (vertex !== undefined) return settle.check(state, seat, { type: 'settle', vertex })
    if (of(state.settlementsLeft, seat) === 0) return { code: 'upgradeFirst', rule: 'CAT-54' }
    if (!hasSettlementSpot(state, seat)) return { code: 'noPlace', rule: 'CAT-52' }
    return { code: 'cannotPay', rule: 'CAT-50' }
  },

  apply(state, seat, { vertex }, emit) {
    const bought = state.phase === 'main'
    if (bought) {
      payCost(state, seat, SETTLEMENT_COST)
      closeTrades(state)
    }
    emit?.({ type: 'settlementBuilt', seat, vertex, free: !bought })
    placeSettlement(state, seat, vertex, emit)
    if (bought) {
      carryOn(state, emit)
      return
    }
    if (isSecondRound(state)) {
      const cards = takeFirstCards(state, seat, vertex)
      emit?.({ type: 'firstCards', seat, cards })
    }
    state.openingVertex = vertex
    state.phase = 'openingRoad'
    askAgain(state, seat)
  },
}

function checkDistance(state: State, vertex: number, rule: string): Rejection<Code> | null {
  if (of(state.vertexOwner, vertex) !== NOBODY_YET) return { code: 'occupied', rule }
  return hasVertex(state.open, 0 as Seat, vertex) ? null : { code: 'tooClose', rule }
}
