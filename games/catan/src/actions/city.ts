/** Turn a settlement into a city (CAT-50, CAT-53). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { VERTEX_WORD_BITS, VERTEX_WORDS, VERTICES } from '../board.ts'
import { CITY_COST, KINDS, SETTLEMENTS } from '../content.ts'
import { lowest, of, word } from '../numbers.ts'
import { hasVertex, placeCity } from '../pieces.ts'
import { payCost } from '../purse.ts'
import type { State } from '../state.ts'
import { carryOn, closeTrades } from '../turn.ts'
import type { ActionNamed, Catan } from '../types.ts'

type City = ActionNamed<'city'>

const ALL: readonly City[] = Array.from({ length: VERTICES }, (_, vertex) =>
  Object.freeze({ type: 'city', vertex }),
)

export const city: ActionKind<Catan, 'city'> = {
  type: 'city',

  possible(state, seat) {
    if (of(state.citiesLeft, seat) === 0 || !canAfford(state, seat)) return false
    return (
      (word(state.settlements, seat * VERTEX_WORDS) | word(state.settlements, seat * VERTEX_WORDS + 1)) !== 0
    )
  },

  legal(state, seat, into) {
    if (of(state.citiesLeft, seat) === 0 || !canAfford(state, seat)) return
    for (let w = 0; w < VERTEX_WORDS; w++) {
      for (let bits = word(state.settlements, seat * VERTEX_WORDS + w); bits !== 0; bits &= bits - 1)
        into.push(ALL[w * VERTEX_WORD_BITS + lowest(bits)] as City)
    }
  },

  check(state, seat, { vertex }) {
    if (of(state.citiesLeft, seat) === 0) return { code: 'noPiece', rule: 'CAT-50' }
    if (!hasVertex(state.settlements, seat, vertex)) return { code: 'notOwnSettlement', rule: 'CAT-53' }
    return canAfford(state, seat) ? null : { code: 'cannotPay', rule: 'CAT-50' }
  },

  explain(state, seat, { vertex }) {
    if (vertex !== undefined) return city.check(state, seat, { type: 'city', vertex })
    if (of(state.citiesLeft, seat) === 0) return { code: 'noPiece', rule: 'CAT-50' }
    if (of(state.settlementsLeft, seat) === SETTLEMENTS) return { code: 'noPlace', rule: 'CAT-53' }
    return { code: 'cannotPay', rule: 'CAT-50' }
  },

  apply(state, seat, { vertex }, emit) {
    payCost(state, seat, CITY_COST)
    closeTrades(state)
    emit?.({ type: 'cityBuilt', seat, vertex })
    placeCity(state, seat, vertex)
    carryOn(state, emit)
  },
}

function canAfford(state: State, seat: Seat): boolean {
  return of(state.hands, seat * KINDS + 3) >= 2 && of(state.hands, seat * KINDS + 4) >= 3
}
