/** The island both spikes play on: 19 hexes, 54 corners, 72 sides, and the actions, each made once. */
const ACROSS = [0, 1, 1, 0, -1, -1]
const DOWN = [-2, -1, 1, 2, 1, -1]

const cornerOf = new Map<string, number>()
const sideOf = new Map<string, number>()
const ends: number[] = []
const hexCorners: number[][] = []

function corner(x: number, y: number): number {
  const key = `${x},${y}`
  const known = cornerOf.get(key)
  if (known !== undefined) return known
  cornerOf.set(key, cornerOf.size)
  return cornerOf.size - 1
}

function side(a: number, b: number): void {
  const key = a < b ? `${a}-${b}` : `${b}-${a}`
  if (sideOf.has(key)) return
  sideOf.set(key, sideOf.size)
  ends.push(a, b)
}

for (let r = -2; r <= 2; r++) {
  for (let q = Math.max(-2, -2 - r); q <= Math.min(2, 2 - r); q++) {
    const corners = ACROSS.map((dx, i) => corner(2 * q + r + dx, 3 * r + (DOWN[i] as number)))
    corners.forEach((a, i) => {
      side(a, corners[(i + 1) % 6] as number)
    })
    hexCorners.push(corners)
  }
}

export const CORNERS = cornerOf.size
export const SIDES = sideOf.size
export const ENDS = Uint8Array.from(ends)
/** Three sides at each corner, 255 where there is none; the corner beyond stands in NEXT at the same place. */
export const AT = new Uint8Array(CORNERS * 3).fill(255)
export const NEXT = new Uint8Array(CORNERS * 3).fill(255)
for (let e = 0; e < SIDES; e++) {
  for (const [from, to] of [
    [ends[2 * e], ends[2 * e + 1]],
    [ends[2 * e + 1], ends[2 * e]],
  ] as [number, number][]) {
    const slot = AT.indexOf(255, from * 3)
    AT[slot] = e
    NEXT[slot] = to
  }
}

const CHIPS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 0, 4, 8, 10, 9, 4, 5, 6, 3, 11]
/** For each sum of the dice the hexes it pays, as (kind of card, six corners). */
export const PAYS: Uint8Array[][] = Array.from({ length: 13 }, () => [])
CHIPS.forEach((chip, hex) => {
  if (chip > 0) (PAYS[chip] as Uint8Array[]).push(Uint8Array.of(hex % 5, ...(hexCorners[hex] as number[])))
})

export type Action =
  | { readonly type: 'road'; readonly side: number }
  | { readonly type: 'settle'; readonly corner: number }
  | { readonly type: 'swap'; readonly give: number; readonly get: number }
  | { readonly type: 'end' }

const range = (n: number) => Array.from({ length: n }, (_, i) => i)
export const ROADS: readonly Action[] = range(SIDES).map((e) => ({ type: 'road', side: e }))
export const SETTLES: readonly Action[] = range(CORNERS).map((v) => ({ type: 'settle', corner: v }))
export const SWAPS: readonly Action[] = range(25).map((i) => ({
  type: 'swap',
  give: Math.floor(i / 5),
  get: i % 5,
}))
export const END: Action = { type: 'end' }

/** A small generator that both spikes share. */
export class Draw {
  private state: number
  constructor(seed: number) {
    this.state = seed | 0
  }
  below(k: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) | 0
    return ((this.state >>> 8) * k) >>> 24
  }
}

/** What the runner needs of a representation. `turn` plays one move and says whether it was one of chance. */
export interface Core<S> {
  readonly name: string
  fresh(): S
  copyInto(target: S, source: S): void
  legal(state: S, into: Action[]): number
  apply(state: S, action: Action): void
  roll(state: S, sum: number): void
  mustRoll(state: S): boolean
  rolls(state: S): number
  check(state: S): number
}
