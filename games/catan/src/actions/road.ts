/** Lay a road: bought, free by the card, or in the opening (CAT-3, CAT-50, CAT-51, CAT-74). */
import type { ActionKind, Rejection, Seat } from '@quayside/rules-kit'
import {
  EDGE_WORD_BITS,
  EDGE_WORDS,
  EDGES,
  edgeBetween,
  edgeOf,
  edgePair,
  NOWHERE,
  VERTEX_EDGES,
} from '../board.ts'
import { KINDS, ROAD_COST } from '../content.ts'
import { lowest, of, tableAt, word } from '../numbers.ts'
import { nextInOpening } from '../opening.ts'
import { hasRoadSpot, isRoadSpot, placeRoad } from '../pieces.ts'
import { payCost } from '../purse.ts'
import { askAgain, NOBODY_YET, type State } from '../state.ts'
import { carryOn, closeTrades, declareWin, resumeTurn } from '../turn.ts'
import type { ActionNamed, Catan, Code } from '../types.ts'

type Road = ActionNamed<'road'>

const ALL: readonly Road[] = Array.from({ length: EDGES }, (_, edge) =>
  Object.freeze({ type: 'road', edge: Object.freeze(edgePair(edge)) }),
)

export const road: ActionKind<Catan, 'road'> = {
  type: 'road',

  possible(state, seat) {
    if (state.phase === 'openingRoad') return true
    if (state.phase === 'main' && !canAfford(state, seat)) return false
    return of(state.roadsLeft, seat) > 0 && hasRoadSpot(state, seat)
  },

  legal(state, seat, into) {
    if (state.phase === 'openingRoad') {
      for (let i = state.openingVertex * 3; i < state.openingVertex * 3 + 3; i++) {
        const edge = tableAt(VERTEX_EDGES, i)
        if (edge !== NOWHERE && of(state.edgeOwner, edge) === NOBODY_YET) into.push(ALL[edge] as Road)
      }
      return
    }
    if (of(state.roadsLeft, seat) === 0) return
    if (state.phase === 'main' && !canAfford(state, seat)) return
    for (let w = 0; w < EDGE_WORDS; w++) {
      for (let bits = word(state.roadSpots, seat * EDGE_WORDS + w); bits !== 0; bits &= bits - 1)
        into.push(ALL[w * EDGE_WORD_BITS + lowest(bits)] as Road)
    }
  },

  check(state, seat, action) {
    const [a, b] = action.edge
    const edge = edgeBetween(a, b)
    if (edge < 0 || a > b) return { code: 'noSuchEdge', rule: 'CAT-51' }
    if (of(state.edgeOwner, edge) !== NOBODY_YET) return { code: 'edgeTaken', rule: 'CAT-51' }
    if (state.phase === 'openingRoad') {
      const touches = a === state.openingVertex || b === state.openingVertex
      return touches ? null : { code: 'notThatSettlement', rule: 'CAT-3' }
    }
    return checkPieceAndPlace(state, seat, edge)
  },

  explain(state, seat, { edge }) {
    if (edge) return road.check(state, seat, { type: 'road', edge })
    if (of(state.roadsLeft, seat) === 0) return { code: 'noPiece', rule: 'CAT-50' }
    if (!hasRoadSpot(state, seat)) return { code: 'noPlace', rule: 'CAT-51' }
    return { code: 'cannotPay', rule: 'CAT-50' }
  },

  apply(state, seat, action, emit) {
    const edge = edgeOf(action.edge)
    const bought = state.phase === 'main'
    if (bought) {
      payCost(state, seat, ROAD_COST)
      closeTrades(state)
    }
    emit?.({ type: 'roadBuilt', seat, edge: action.edge, free: !bought })
    placeRoad(state, seat, edge, emit)
    if (bought) carryOn(state, emit)
    else if (state.phase === 'openingRoad') nextInOpening(state, emit)
    else if (!declareWin(state, emit)) nextFreeRoad(state, seat)
  },
}

function canAfford(state: State, seat: Seat): boolean {
  return of(state.hands, seat * KINDS) > 0 && of(state.hands, seat * KINDS + 1) > 0
}

function checkPieceAndPlace(state: State, seat: Seat, edge: number): Rejection<Code> | null {
  if (of(state.roadsLeft, seat) === 0) return { code: 'noPiece', rule: 'CAT-50' }
  if (!isRoadSpot(state, seat, edge)) return { code: 'notConnected', rule: 'CAT-51' }
  if (state.phase === 'main' && !canAfford(state, seat)) return { code: 'cannotPay', rule: 'CAT-50' }
  return null
}

/** CAT-74: with no piece or no place for another the step closes by itself. */
function nextFreeRoad(state: State, seat: Seat): void {
  state.freeRoads--
  state.freeRoadPlaced = true
  if (state.freeRoads > 0 && hasRoadSpot(state, seat)) askAgain(state, seat)
  else resumeTurn(state)
}
