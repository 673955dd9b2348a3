/** Putting pieces down, with all that follows from where they stand: open places, harbours, yields, road lengths. */
import type { Seat } from '@quayside/rules-kit'
import {
  EDGE_ENDS,
  EDGE_WORD_BITS,
  EDGE_WORDS,
  NOWHERE,
  VERTEX_EDGES,
  VERTEX_HEXES,
  VERTEX_NEXT,
  VERTEX_WORD_BITS,
  VERTEX_WORDS,
} from './board.ts'
import { KINDS, MOST_SEATS } from './content.ts'
import { ANY_KIND, NO_HARBOUR } from './fixed.ts'
import { awardLongestRoad, lengthenedBy, longestTrail, roadsAt } from './longest-road.ts'
import { add, clearBit, listed, of, setBit, tableAt, word } from './numbers.ts'
import { NOBODY_YET, type State } from './state.ts'
import type { Emitter } from './types.ts'

type Sets = Int32Array

function addVertex(sets: Sets, seat: Seat, vertex: number): void {
  setBit(sets, seat * VERTEX_WORDS + ((vertex / VERTEX_WORD_BITS) | 0), vertex % VERTEX_WORD_BITS)
}

function dropVertex(sets: Sets, seat: Seat, vertex: number): void {
  clearBit(sets, seat * VERTEX_WORDS + ((vertex / VERTEX_WORD_BITS) | 0), vertex % VERTEX_WORD_BITS)
}

export function hasVertex(sets: Sets, seat: Seat, vertex: number): boolean {
  const bits = word(sets, seat * VERTEX_WORDS + ((vertex / VERTEX_WORD_BITS) | 0))
  return (bits & (1 << (vertex % VERTEX_WORD_BITS))) !== 0
}

export function isRoadSpot(state: State, seat: Seat, edge: number): boolean {
  const bits = word(state.roadSpots, seat * EDGE_WORDS + ((edge / EDGE_WORD_BITS) | 0))
  return (bits & (1 << (edge % EDGE_WORD_BITS))) !== 0
}

export function hasRoadSpot(state: State, seat: Seat): boolean {
  const from = seat * EDGE_WORDS
  const { roadSpots } = state
  return (word(roadSpots, from) | word(roadSpots, from + 1) | word(roadSpots, from + 2)) !== 0
}

export function hasSettlementSpot(state: State, seat: Seat): boolean {
  const from = seat * VERTEX_WORDS
  const { reach, open } = state
  return ((word(reach, from) & word(open, 0)) | (word(reach, from + 1) & word(open, 1))) !== 0
}

/** CAT-51: a road may go on from here: an own building, or an own road and no opponent's building. */
function continuesFrom(state: State, seat: Seat, vertex: number): boolean {
  const owner = of(state.vertexOwner, vertex)
  if (owner !== NOBODY_YET) return owner === seat
  return roadsAt(state, seat, vertex) > 0
}

/** Looks again at the free edges around a vertex where something has changed for a seat. */
function refreshRoadSpots(state: State, seat: Seat, vertex: number): void {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = tableAt(VERTEX_EDGES, i)
    if (edge === NOWHERE || of(state.edgeOwner, edge) !== NOBODY_YET) continue
    const index = seat * EDGE_WORDS + ((edge / EDGE_WORD_BITS) | 0)
    const bit = edge % EDGE_WORD_BITS
    if (continuesFrom(state, seat, vertex) || continuesFrom(state, seat, tableAt(VERTEX_NEXT, i)))
      setBit(state.roadSpots, index, bit)
    else clearBit(state.roadSpots, index, bit)
  }
}

/** The road and what it opens; its length and the road card are counted separately. */
export function layRoad(state: State, seat: Seat, edge: number): void {
  state.edgeOwner[edge] = seat
  add(state.roadsLeft, seat, -1)
  for (let other = 0; other < state.fixed.players; other++) {
    clearBit(state.roadSpots, other * EDGE_WORDS + ((edge / EDGE_WORD_BITS) | 0), edge % EDGE_WORD_BITS)
  }
  for (let i = edge * 2; i < edge * 2 + 2; i++) {
    const vertex = tableAt(EDGE_ENDS, i)
    addVertex(state.reach, seat, vertex)
    refreshRoadSpots(state, seat, vertex)
  }
}

export function placeRoad(state: State, seat: Seat, edge: number, emit: Emitter): void {
  layRoad(state, seat, edge)
  const before = of(state.roadLength, seat)
  lengthenedBy(state, seat, edge)
  if (of(state.roadLength, seat) !== before) awardLongestRoad(state, 'built', emit)
}

/** The settlement and what it closes, opens and yields; cut roads are counted separately. */
export function laySettlement(state: State, seat: Seat, vertex: number): void {
  state.vertexOwner[vertex] = seat
  addVertex(state.settlements, seat, vertex)
  add(state.settlementsLeft, seat, -1)
  add(state.points, seat, 1)
  dropVertex(state.open, 0, vertex)
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    if (tableAt(VERTEX_EDGES, i) !== NOWHERE) dropVertex(state.open, 0, tableAt(VERTEX_NEXT, i))
  }
  addYield(state, seat, vertex)
  openHarbour(state, seat, vertex)
  for (let other = 0; other < state.fixed.players; other++) refreshRoadSpots(state, other, vertex)
}

export function placeSettlement(state: State, seat: Seat, vertex: number, emit: Emitter): void {
  laySettlement(state, seat, vertex)
  let changed = false
  let why: 'built' | 'cut' = 'built'
  for (let other = 0; other < state.fixed.players; other++) {
    if (other === seat || roadsAt(state, other, vertex) < 2) continue
    const before = of(state.roadLength, other)
    const after = longestTrail(state, other)
    if (after === before) continue
    state.roadLength[other] = after
    changed = true
    if (other === state.roadHolder) why = 'cut'
  }
  if (changed) awardLongestRoad(state, why, emit)
}

/** CAT-53: the settlement goes back to the supply. */
export function placeCity(state: State, seat: Seat, vertex: number): void {
  dropVertex(state.settlements, seat, vertex)
  addVertex(state.cities, seat, vertex)
  add(state.settlementsLeft, seat, 1)
  add(state.citiesLeft, seat, -1)
  add(state.points, seat, 1)
  addYield(state, seat, vertex)
}

function addYield(state: State, seat: Seat, vertex: number): void {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = tableAt(VERTEX_HEXES, i)
    if (hex !== NOWHERE) add(state.yields, hex * MOST_SEATS + seat, 1)
  }
}

/** CAT-40: a harbour works from the moment the building stands. */
function openHarbour(state: State, seat: Seat, vertex: number): void {
  const harbour = listed(state.fixed.harbourAt, vertex)
  if (harbour === NO_HARBOUR) return
  if (harbour !== ANY_KIND) {
    state.rates[seat * KINDS + harbour] = 2
    return
  }
  for (let i = seat * KINDS; i < (seat + 1) * KINDS; i++) if (of(state.rates, i) > 3) state.rates[i] = 3
}
