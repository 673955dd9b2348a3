/** Play Road Building: up to two free roads, before anything else (CAT-74). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { ROADS_CARD } from '../content.ts'
import { of } from '../numbers.ts'
import { hasRoadSpot } from '../pieces.ts'
import { canPlay, cardRefusal, layDown } from '../play-card.ts'
import { askAgain, type State } from '../state.ts'
import type { ActionNamed, Catan } from '../types.ts'

const PLAY: ActionNamed<'playRoads'> = Object.freeze({ type: 'playRoads' })

export const playRoads: ActionKind<Catan, 'playRoads'> = {
  type: 'playRoads',
  possible: (state, seat) => canPlay(state, seat, ROADS_CARD) && hasUse(state, seat),
  legal(state, seat, into) {
    if (canPlay(state, seat, ROADS_CARD) && hasUse(state, seat)) into.push(PLAY)
  },
  check(state, seat) {
    const refusal = cardRefusal(state, seat, ROADS_CARD)
    if (refusal) return refusal
    return hasUse(state, seat) ? null : { code: 'noPlaceForRoad', rule: 'CAT-74' }
  },
  apply(state, seat, _action, emit) {
    layDown(state, seat, ROADS_CARD)
    emit?.({ type: 'roadsPlayed', seat })
    state.phase = 'freeRoads'
    state.freeRoads = Math.min(2, of(state.roadsLeft, seat))
    state.freeRoadPlaced = false
    askAgain(state, seat)
  },
}

function hasUse(state: State, seat: Seat): boolean {
  return of(state.roadsLeft, seat) > 0 && hasRoadSpot(state, seat)
}
