/** Trade with the bank, four to one or by an own harbour (CAT-40 to CAT-42). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { at } from '@quayside/rules-kit'
import { KINDS, kindOf, RESOURCES, type Resource } from '../content.ts'
import { of } from '../numbers.ts'
import { payToBank, takeFromBank } from '../purse.ts'
import type { State } from '../state.ts'
import { carryOn, closeTrades } from '../turn.ts'
import type { ActionNamed, Catan } from '../types.ts'

type Maritime = ActionNamed<'maritime'>

const ALL: readonly Maritime[] = RESOURCES.flatMap((give) =>
  RESOURCES.map((get): Maritime => Object.freeze({ type: 'maritime', give, get })),
)

export const maritime: ActionKind<Catan, 'maritime'> = {
  type: 'maritime',

  possible(state, seat) {
    for (let give = 0; give < KINDS; give++) {
      if (canGive(state, seat, give) && hasOther(state, give)) return true
    }
    return false
  },

  legal(state, seat, into) {
    for (let give = 0; give < KINDS; give++) {
      if (!canGive(state, seat, give)) continue
      for (let get = 0; get < KINDS; get++) {
        if (get !== give && of(state.bank, get) > 0) into.push(ALL[give * KINDS + get] as Maritime)
      }
    }
  },

  check(state, seat, action) {
    const give = kindOf(action.give)
    if (action.give === action.get) return { code: 'sameKind', rule: 'CAT-42' }
    if (of(state.bank, kindOf(action.get)) === 0) return { code: 'notInBank', rule: 'CAT-42' }
    if (canGive(state, seat, give)) return null
    const rate = of(state.rates, seat * KINDS + give)
    return { code: 'tooFewForRate', rule: 'CAT-40', detail: { rate, resource: action.give } }
  },

  /** Of all trades that agree, the one nearest to the bank's rate. */
  explain(state, seat, { give, get }) {
    const gives = give
      ? [give]
      : RESOURCES.toSorted((a, b) => lacking(state, seat, a) - lacking(state, seat, b))
    const from = at(gives, 0)
    const others = RESOURCES.filter((one) => one !== from)
    const to = get ?? others.find((one) => of(state.bank, kindOf(one)) > 0) ?? at(others, 0)
    return maritime.check(state, seat, { type: 'maritime', give: from, get: to })
  },

  apply(state, seat, action, emit) {
    const give = kindOf(action.give)
    const many = of(state.rates, seat * KINDS + give)
    payToBank(state, seat, give, many)
    takeFromBank(state, seat, kindOf(action.get), 1)
    closeTrades(state)
    emit?.({ type: 'maritimeTraded', seat, give: at(RESOURCES, give), many, get: action.get })
    carryOn(state, emit)
  },
}

function lacking(state: State, seat: Seat, give: Resource): number {
  const i = seat * KINDS + kindOf(give)
  return of(state.rates, i) - of(state.hands, i)
}

/** Whether the bank has a card of another kind. */
function hasOther(state: State, give: number): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (kind !== give && of(state.bank, kind) > 0) return true
  return false
}

function canGive(state: State, seat: Seat, kind: number): boolean {
  return of(state.hands, seat * KINDS + kind) >= of(state.rates, seat * KINDS + kind)
}
