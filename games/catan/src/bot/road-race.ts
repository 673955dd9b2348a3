/** The race for the longest road: how many roads are missing, and which of them count. */
import type { Seat } from '@quayside/rules-kit'
import { RESOURCES, ROAD_CARD_FROM } from '../content.ts'
import { longestTrail } from '../longest-road.ts'
import { of } from '../numbers.ts'
import { inHand, NOBODY_YET, type State } from '../state.ts'

const LUMBER = RESOURCES.indexOf('lumber')
const BRICK = RESOURCES.indexOf('brick')

/** How many roads in a row the seat lacks to take the card; 0 where it holds it. */
export function roadsToTheCard(state: State, seat: Seat): number {
  const { roadHolder } = state
  if (roadHolder === seat) return 0
  const needed = roadHolder === NOBODY_YET ? ROAD_CARD_FROM : of(state.roadLength, roadHolder) + 1
  return Math.max(1, needed - of(state.roadLength, seat))
}

/** Roads that the seat can lay in this turn. */
export function roadsAtHand(state: State, seat: Seat): number {
  const paid = Math.min(inHand(state, seat, LUMBER), inHand(state, seat, BRICK))
  return Math.min(of(state.roadsLeft, seat), state.phase === 'freeRoads' ? state.freeRoads : paid)
}

/** By how much a road there lengthens the longest trail. */
export function roadGain(state: State, seat: Seat, edge: number): number {
  const { edgeOwner } = state
  edgeOwner[edge] = seat
  const length = longestTrail(state, seat)
  edgeOwner[edge] = NOBODY_YET
  return length - of(state.roadLength, seat)
}
