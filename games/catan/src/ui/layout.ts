/** Geometry of the island: pointy hexes around the middle of the sheet, all places by the numbers of the rules. */
import { at } from '@quayside/rules-kit'
import { EDGE_ENDS, EDGE_IS_COAST, EDGES, HEX_CORNERS, HEX_Q, HEX_R, HEXES, VERTICES } from '../board.ts'

export interface Layout {
  readonly width: number
  readonly height: number
  /** From the middle of a hex to its corner. */
  readonly radius: number
  readonly middle: Spot
  /** Sizes of pieces and chips are drawn for radius 56. */
  readonly scale: number
  readonly pieceScale: number
  readonly rhumbs: Spot & { readonly rays: number }
  readonly rose: Spot | null
  readonly dice: Spot & { readonly size: number }
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export const DESK: Layout = {
  width: 650,
  height: 552,
  radius: 56,
  middle: { x: 322, y: 276 },
  scale: 1,
  pieceScale: 1,
  rhumbs: { x: 66, y: 484, rays: 64 },
  rose: { x: 66, y: 484 },
  dice: { x: 506, y: 490, size: 40 },
}

export const PHONE: Layout = {
  width: 360,
  height: 316,
  radius: 32.4,
  middle: { x: 180, y: 158 },
  scale: 32.4 / 56,
  pieceScale: 0.72,
  rhumbs: { x: -30, y: 330, rays: 48 },
  rose: null,
  dice: { x: 262, y: 282, size: 28 },
}

const ROOT3 = Math.sqrt(3)
const round = (n: number) => Math.round(n * 10) / 10

export function hexSpot({ middle, radius }: Layout, hex: number): Spot {
  const q = at(HEX_Q, hex)
  const r = at(HEX_R, hex)
  return { x: round(middle.x + radius * ROOT3 * (q + r / 2)), y: round(middle.y + radius * 1.5 * r) }
}

/** Corners of a hex from the north, clockwise, as steps of half a width and half a radius. */
const CORNERS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
]

export function corners(radius: number): readonly (readonly [number, number])[] {
  return CORNERS.map(([x, y]) => [(x * radius * ROOT3) / 2, (y * radius) / 2])
}

export function vertexSpot(layout: Layout, vertex: number): Spot {
  const place = HEX_CORNERS.indexOf(vertex)
  const { x, y } = hexSpot(layout, Math.floor(place / 6))
  const [dx, dy] = at(corners(layout.radius), place % 6)
  return { x: round(x + dx), y: round(y + dy) }
}

export interface Side extends Spot {
  readonly from: Spot
  readonly to: Spot
  /** Degrees from the level. */
  readonly turn: number
}

export function sideOf(layout: Layout, [a, b]: readonly [number, number]): Side {
  const from = vertexSpot(layout, a)
  const to = vertexSpot(layout, b)
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return { from, to, turn: round(turn), x: round((from.x + to.x) / 2), y: round((from.y + to.y) / 2) }
}

/** A harbour lies off the middle of its side, away from the land. */
export function harbourSpot(layout: Layout, vertices: readonly [number, number]): Spot {
  const side = sideOf(layout, vertices)
  const land = hexSpot(layout, hexesOf(vertices)[0] ?? 0)
  const away = Math.hypot(side.x - land.x, side.y - land.y)
  const off = (layout.radius * 0.7) / away
  return { x: round(side.x + (side.x - land.x) * off), y: round(side.y + (side.y - land.y) * off) }
}

/** The hexes that touch all of these corners. */
export function hexesOf(vertices: readonly number[]): number[] {
  return Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => {
    const own = HEX_CORNERS.subarray(hex * 6, hex * 6 + 6)
    return vertices.every((vertex) => own.includes(vertex))
  })
}

/** The coast as one outline, a little outside the outer hexes. */
export function coastOf(layout: Layout, off: number): string {
  const next = new Map<number, number[]>()
  for (let edge = 0; edge < EDGES; edge++) {
    if (EDGE_IS_COAST[edge] !== 1) continue
    const a = at(EDGE_ENDS, edge * 2)
    const b = at(EDGE_ENDS, edge * 2 + 1)
    next.set(a, [...(next.get(a) ?? []), b])
    next.set(b, [...(next.get(b) ?? []), a])
  }
  const walk: number[] = []
  let here: number | undefined = next.keys().next().value
  while (here !== undefined && walk.length < VERTICES) {
    walk.push(here)
    here = next.get(here)?.find((other) => !walk.includes(other))
  }
  return `M${walk.map((vertex) => pushed(layout, vertex, off)).join('L')}Z`
}

function pushed(layout: Layout, vertex: number, off: number): string {
  const spot = vertexSpot(layout, vertex)
  const around = hexesOf([vertex]).map((hex) => hexSpot(layout, hex))
  const x = spot.x - around.reduce((sum, one) => sum + one.x, 0) / around.length
  const y = spot.y - around.reduce((sum, one) => sum + one.y, 0) / around.length
  const far = Math.hypot(x, y)
  const grain = ((vertex * 7) % 5) / 3
  return `${round(spot.x + (x / far) * (off + grain))} ${round(spot.y + (y / far) * (off - grain / 2))}`
}

/** The robber stands beside the chip and never covers it. */
export function robberSpot(layout: Layout, hex: number): Spot {
  const { x, y } = hexSpot(layout, hex)
  return { x: round(x + layout.radius * 0.54), y: round(y + 2) }
}
