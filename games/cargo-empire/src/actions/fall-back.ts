/** The two ways out when no delivery is possible (CGE-9). */
import type { ActionKind } from '@quayside/rules-kit'
import { advance } from '../advance.ts'
import { gain } from '../bonuses.ts'
import { cubesIn, stock } from '../cities.ts'
import { CITIES } from '../content.ts'
import { canDeliver } from '../deliveries.ts'
import { cityName } from '../names.ts'
import { endTurn } from '../order.ts'
import { isPresent, type ReadonlyState } from '../state.ts'
import type { Action, CargoEmpire } from '../types.ts'
import { cityHere, Interned, mapKey, refuse } from './shared.ts'

type Restock = Extract<Action, { type: 'restock' }>
const pool = new Interned<Restock>()
const SUPPLY: Extract<Action, { type: 'supply' }> = Object.freeze({ type: 'supply' })

function canRestock(state: ReadonlyState, seat: number, city: number): boolean {
  return isPresent(state, seat, city) && (state.level[city] as number) < 3 && cubesIn(state, city) < 2
}

export const restock: ActionKind<CargoEmpire, 'restock'> = {
  type: 'restock',

  possible(state, seat) {
    if (canDeliver(state, seat)) return false
    for (let city = 0; city < CITIES; city++) if (canRestock(state, seat, city)) return true
    return false
  },

  legal(state, seat, into) {
    if (canDeliver(state, seat)) return
    for (let city = 0; city < CITIES; city++) {
      if (!canRestock(state, seat, city)) continue
      into.push(pool.get(mapKey(state) * 32 + city, () => ({ type: 'restock', city: cityName(state, city) })))
    }
  },

  check(state, seat, { city }) {
    if (canDeliver(state, seat)) return refuse('mustDeliver', 'CGE-8')
    const index = cityHere(state, city)
    if (index < 0) return refuse('noSuchCity', 'CGE-9', { city })
    if (!isPresent(state, seat, index)) return refuse('notPresent', 'CGE-9', { city })
    return canRestock(state, seat, index) ? null : refuse('nothingToRestock', 'CGE-9', { city })
  },

  apply(state, seat, { city }, emit) {
    stock(state, cityHere(state, city))
    emit?.({ type: 'restocked', seat, city })
    endTurn(state, emit)
    advance(state, emit)
  },
}

export const supply: ActionKind<CargoEmpire, 'supply'> = {
  type: 'supply',

  possible: (state, seat) => !canDeliver(state, seat),

  legal(state, seat, into) {
    if (!canDeliver(state, seat)) into.push(SUPPLY)
  },

  check: (state, seat) => (canDeliver(state, seat) ? refuse('mustDeliver', 'CGE-8') : null),

  apply(state, seat, _action, emit) {
    emit?.({ type: 'supplied', seat })
    for (let transport = 0; transport < 3; transport++) gain(state, seat, transport, emit)
    endTurn(state, emit)
    advance(state, emit)
  },
}
