/** Slow and obvious: the rules read aloud, to run in lockstep with the fast ones. */
import type { State } from '../src/state.ts'

const HEX_TABLE: readonly (readonly number[])[] = [
  [0, 4, 8, 12, 7, 3],
  [1, 5, 9, 13, 8, 4],
  [2, 6, 10, 14, 9, 5],
  [7, 12, 17, 22, 16, 11],
  [8, 13, 18, 23, 17, 12],
  [9, 14, 19, 24, 18, 13],
  [10, 15, 20, 25, 19, 14],
  [16, 22, 28, 33, 27, 21],
  [17, 23, 29, 34, 28, 22],
  [18, 24, 30, 35, 29, 23],
  [19, 25, 31, 36, 30, 24],
  [20, 26, 32, 37, 31, 25],
  [28, 34, 39, 43, 38, 33],
  [29, 35, 40, 44, 39, 34],
  [30, 36, 41, 45, 40, 35],
  [31, 37, 42, 46, 41, 36],
  [39, 44, 48, 51, 47, 43],
  [40, 45, 49, 52, 48, 44],
  [41, 46, 50, 53, 49, 45],
]

export { HEX_TABLE }

/** All edges in the order of their names. */
export const EDGE_LIST: readonly (readonly [number, number])[] = [
  ...new Map(
    HEX_TABLE.flatMap((corners) =>
      corners.map((a, i): [string, [number, number]] => {
        const b = corners[(i + 1) % 6] as number
        return [`${Math.min(a, b)}-${Math.max(a, b)}`, [Math.min(a, b), Math.max(a, b)]]
      }),
    ),
  ).values(),
].sort((x, y) => x[0] - y[0] || x[1] - y[1])

const ownerOf = (state: State, vertex: number) => state.vertexOwner[vertex] as number
const isOpponents = (state: State, seat: number, vertex: number) => {
  const owner = ownerOf(state, vertex)
  return owner !== -1 && owner !== seat
}

function ownEdges(state: State, seat: number) {
  return EDGE_LIST.filter((_, i) => state.edgeOwner[i] === seat)
}

/** CAT-60, from every vertex. */
export function slowestTrail(state: State, seat: number): number {
  const own = ownEdges(state, seat)
  let best = 0
  const walk = (vertex: number, used: ReadonlySet<number>) => {
    best = Math.max(best, used.size)
    if (used.size > 0 && isOpponents(state, seat, vertex)) return
    own.forEach(([a, b], i) => {
      if (used.has(i) || (a !== vertex && b !== vertex)) return
      walk(a === vertex ? b : a, new Set([...used, i]))
    })
  }
  for (const vertex of new Set(own.flat())) walk(vertex, new Set())
  return best
}

/** CAT-51 as a sentence. */
export function roadPlaces(state: State, seat: number): string[] {
  const own = ownEdges(state, seat)
  const joins = (vertex: number) =>
    ownerOf(state, vertex) === seat ||
    (!isOpponents(state, seat, vertex) && own.some((edge) => edge.includes(vertex)))
  return EDGE_LIST.filter(([a, b], i) => state.edgeOwner[i] === -1 && (joins(a) || joins(b))).map((e) =>
    e.join('-'),
  )
}

/** CAT-4: neither it nor a neighbour is occupied. */
export function openVertices(state: State): number[] {
  return Array.from({ length: 54 }, (_, vertex) => vertex).filter((vertex) => {
    const around = EDGE_LIST.filter((edge) => edge.includes(vertex)).flat()
    return around.every((near) => ownerOf(state, near) === -1)
  })
}

/** CAT-52 as a sentence. */
export function settlementPlaces(state: State, seat: number): number[] {
  const touched = new Set(ownEdges(state, seat).flat())
  return openVertices(state).filter((vertex) => touched.has(vertex))
}
