/** The longest trade route (CAT-60 to CAT-64). */
import type { Seat } from '@quayside/rules-kit'
import {
  EDGE_ENDS,
  EDGES,
  NOWHERE,
  VERTEX_EDGES,
  VERTEX_NEXT,
  VERTEX_WORD_BITS,
  VERTEX_WORDS,
  VERTICES,
} from './board.ts'
import { BONUS, ROAD_CARD_FROM } from './content.ts'
import { add, lowest, of, tableAt, word } from './numbers.ts'
import { NOBODY_YET, type State } from './state.ts'
import type { Emitter } from './types.ts'

// Scratch space: filled and read within one call.
const used = new Uint8Array(EDGES)
const visited = new Uint8Array(VERTICES)
let best = 0

/** CAT-60: no road twice, vertices may repeat, not through an opponent's building. */
function walk(state: State, seat: Seat, vertex: number, length: number): void {
  visited[vertex] = 1
  if (length > best) best = length
  const owner = of(state.vertexOwner, vertex)
  if (length > 0 && owner !== NOBODY_YET && owner !== seat) return
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = tableAt(VERTEX_EDGES, i)
    if (edge === NOWHERE || of(state.edgeOwner, edge) !== seat || tableAt(used, edge) === 1) continue
    used[edge] = 1
    walk(state, seat, tableAt(VERTEX_NEXT, i), length + 1)
    used[edge] = 0
  }
}

/** How many roads of a seat meet at a vertex. */
export function roadsAt(state: State, seat: Seat, vertex: number): number {
  let many = 0
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = tableAt(VERTEX_EDGES, i)
    if (edge !== NOWHERE && of(state.edgeOwner, edge) === seat) many++
  }
  return many
}

/**
 * A longest trail ends where an odd number of roads meet or where an opponent stands: elsewhere it could be continued.
 * Only a network without such a vertex (rings) is walked from anywhere.
 */
export function longestTrail(state: State, seat: Seat): number {
  best = 0
  visited.fill(0)
  walkFrom(state, seat, isTrailEnd)
  walkFrom(state, seat, isUnvisited)
  return best
}

type Wanted = (state: State, seat: Seat, vertex: number) => boolean

function isTrailEnd(state: State, seat: Seat, vertex: number): boolean {
  const owner = of(state.vertexOwner, vertex)
  if (owner !== NOBODY_YET && owner !== seat) return true
  return (roadsAt(state, seat, vertex) & 1) === 1
}

function isUnvisited(_state: State, _seat: Seat, vertex: number): boolean {
  return tableAt(visited, vertex) === 0
}

function walkFrom(state: State, seat: Seat, wanted: Wanted): void {
  for (let w = 0; w < VERTEX_WORDS; w++) {
    for (let bits = word(state.reach, seat * VERTEX_WORDS + w); bits !== 0; bits &= bits - 1) {
      const vertex = w * VERTEX_WORD_BITS + lowest(bits)
      if (wanted(state, seat, vertex)) walk(state, seat, vertex, 0)
    }
  }
}

/** After a road: where it lengthens a loose end, every new trail begins at that end. */
export function lengthenedBy(state: State, seat: Seat, edge: number): void {
  const a = tableAt(EDGE_ENDS, edge * 2)
  const b = tableAt(EDGE_ENDS, edge * 2 + 1)
  const loose = roadsAt(state, seat, a) === 1 ? a : roadsAt(state, seat, b) === 1 ? b : NOWHERE
  if (loose === NOWHERE) {
    state.roadLength[seat] = longestTrail(state, seat)
    return
  }
  best = of(state.roadLength, seat)
  walk(state, seat, loose, 0)
  state.roadLength[seat] = best
}

/** CAT-61 to CAT-64. `why`: `cut` when a settlement has just shortened the holder's road (CAT-63). */
export function awardLongestRoad(state: State, why: 'built' | 'cut', emit: Emitter): void {
  const next = nextHolder(state, why)
  const before = state.roadHolder
  if (next === before) return
  if (before !== NOBODY_YET) add(state.points, before, -BONUS)
  if (next !== NOBODY_YET) add(state.points, next, BONUS)
  state.roadHolder = next
  emit?.({
    type: 'longestRoad',
    holder: next === NOBODY_YET ? null : next,
    before: before === NOBODY_YET ? null : before,
    length: next === NOBODY_YET ? 0 : of(state.roadLength, next),
  })
}

function nextHolder(state: State, why: 'built' | 'cut'): Seat {
  let longest = 0
  let who = NOBODY_YET
  let sharing = 0
  for (let seat = 0; seat < state.fixed.players; seat++) {
    const length = of(state.roadLength, seat)
    if (length > longest) {
      longest = length
      who = seat
      sharing = 1
    } else if (length === longest) sharing++
  }
  if (longest < ROAD_CARD_FROM) return NOBODY_YET
  const holder = state.roadHolder
  const holderIsLongest = holder !== NOBODY_YET && of(state.roadLength, holder) === longest
  if (why === 'cut' && sharing > 1 && state.fixed.options.brokenTie === 'setAside') return NOBODY_YET
  if (holderIsLongest) return holder
  return sharing === 1 ? who : NOBODY_YET
}
