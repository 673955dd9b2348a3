/** Do without the second free road (CAT-74). */
import type { ActionKind } from '@quayside/rules-kit'
import { resumeTurn } from '../turn.ts'
import type { ActionNamed, Catan } from '../types.ts'

const SKIP: ActionNamed<'skipRoad'> = Object.freeze({ type: 'skipRoad' })

export const skipRoad: ActionKind<Catan, 'skipRoad'> = {
  type: 'skipRoad',
  possible: (state) => state.freeRoadPlaced,
  legal(state, _seat, into) {
    if (state.freeRoadPlaced) into.push(SKIP)
  },
  check: (state) => (state.freeRoadPlaced ? null : { code: 'placeOneFirst', rule: 'CAT-74' }),
  apply(state, seat, _action, emit) {
    emit?.({ type: 'roadSkipped', seat })
    resumeTurn(state)
  },
}
