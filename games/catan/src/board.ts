/**
 * The empty island as numbers: hexes row by row, corners (vertices) and sides (edges) as RULES.md draws them, and who
 * lies beside whom. Small tables in typed arrays, 255 for "none".
 */
import { BrokenRule } from '@quayside/rules-kit'

export const HEXES = 19
export const VERTICES = 54
export const EDGES = 72
export const NOWHERE = 255

export const HEX_Q = new Int8Array(HEXES)
export const HEX_R = new Int8Array(HEXES)
/** Six corners a hex: north, then clockwise. */
export const HEX_CORNERS = new Uint8Array(HEXES * 6)
export const EDGE_ENDS = new Uint8Array(EDGES * 2)
/** Three sides at each corner, and in the same place the corner at the other end. */
export const VERTEX_EDGES = new Uint8Array(VERTICES * 3).fill(NOWHERE)
export const VERTEX_NEXT = new Uint8Array(VERTICES * 3).fill(NOWHERE)
export const VERTEX_HEXES = new Uint8Array(VERTICES * 3).fill(NOWHERE)
export const EDGE_IS_COAST = new Uint8Array(EDGES)

// Sets of places are words of bits that stay small integers: 24 edges a word, 27 vertices a word.
export const EDGE_WORDS = 3
export const EDGE_WORD_BITS = 24
export const VERTEX_WORDS = 2
export const VERTEX_WORD_BITS = 27

const CORNER_X = [0, 1, 1, 0, -1, -1]
const CORNER_Y = [-2, -1, 1, 2, 1, -1]

function layHexes(): void {
  let hex = 0
  for (let r = -2; r <= 2; r++) {
    for (let q = Math.max(-2, -2 - r); q <= Math.min(2, 2 - r); q++) {
      HEX_Q[hex] = q
      HEX_R[hex++] = r
    }
  }
}

function numberCorners(): void {
  const places = new Map<string, [number, number]>()
  const cornersOf = (hex: number) => {
    const q = HEX_Q[hex] as number
    const r = HEX_R[hex] as number
    return CORNER_X.map((dx, i): [number, number] => [2 * q + r + dx, 3 * r + (CORNER_Y[i] as number)])
  }
  for (let hex = 0; hex < HEXES; hex++) for (const place of cornersOf(hex)) places.set(place.join(), place)
  const order = [...places.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map((place) => place.join())
  for (let hex = 0; hex < HEXES; hex++) {
    cornersOf(hex).forEach((place, i) => {
      const vertex = order.indexOf(place.join())
      HEX_CORNERS[hex * 6 + i] = vertex
      VERTEX_HEXES[VERTEX_HEXES.indexOf(NOWHERE, vertex * 3)] = hex
    })
  }
}

function numberEdges(): void {
  const times = new Map<number, number>()
  for (let hex = 0; hex < HEXES; hex++) {
    for (let i = 0; i < 6; i++) {
      const a = HEX_CORNERS[hex * 6 + i] as number
      const b = HEX_CORNERS[hex * 6 + ((i + 1) % 6)] as number
      const key = Math.min(a, b) * VERTICES + Math.max(a, b)
      times.set(key, (times.get(key) ?? 0) + 1)
    }
  }
  const keys = [...times.keys()].sort((a, b) => a - b)
  keys.forEach((key, edge) => {
    const a = Math.floor(key / VERTICES)
    const b = key % VERTICES
    EDGE_ENDS.set([a, b], edge * 2)
    EDGE_IS_COAST[edge] = times.get(key) === 1 ? 1 : 0
    link(a, b, edge)
    link(b, a, edge)
  })
}

function link(from: number, to: number, edge: number): void {
  const slot = VERTEX_EDGES.indexOf(NOWHERE, from * 3)
  VERTEX_EDGES[slot] = edge
  VERTEX_NEXT[slot] = to
}

layHexes()
numberCorners()
numberEdges()

/** The hex at a place, or -1. */
export function hexAt(q: number, r: number): number {
  for (let hex = 0; hex < HEXES; hex++) if (HEX_Q[hex] === q && HEX_R[hex] === r) return hex
  return -1
}

/** The edge between two vertices, or -1. */
export function edgeBetween(a: number, b: number): number {
  if (a < 0 || a >= VERTICES) return -1
  for (let i = a * 3; i < a * 3 + 3; i++) if (VERTEX_NEXT[i] === b) return VERTEX_EDGES[i] as number
  return -1
}

/** The edge of an action whose form was checked. */
export function edgeOf(pair: readonly [number, number]): number {
  const edge = edgeBetween(pair[0], pair[1])
  if (edge < 0) throw new BrokenRule(`no edge ${pair[0]}-${pair[1]}`)
  return edge
}

export function edgePair(edge: number): [number, number] {
  return [EDGE_ENDS[edge * 2] as number, EDGE_ENDS[edge * 2 + 1] as number]
}

export function hexPlace(hex: number): [number, number] {
  return [HEX_Q[hex] as number, HEX_R[hex] as number]
}

export function hexOf(place: readonly [number, number]): number {
  const hex = hexAt(place[0], place[1])
  if (hex < 0) throw new BrokenRule(`no hex ${place[0]},${place[1]}`)
  return hex
}
