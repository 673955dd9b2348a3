/** Places that lie closer than a thumb is wide: the whole board is one target, and the nearest place is meant. */
import type { Point } from './arrows.ts'

/** Pixels that a thumb needs. */
export const THUMB = 44

interface Spot {
  readonly key: string
  readonly spot: Point
}

export interface Aim {
  readonly places: readonly Spot[]
  /** How far the two nearest of them are from each other. */
  readonly apart: number
  /** A finger was lifted over a place: it is chosen, never more. */
  onAim(key: string): void
}

/** What a finger points at, and where on the sheet the finger is, in pixels. */
export interface Aimed {
  readonly place: Spot
  /** Pixels a unit of the drawing. */
  readonly scale: number
  readonly finger: Point & { readonly room: number }
}

export function aimAt(places: readonly Spot[], onAim: Aim['onAim']): Aim | null {
  if (places.length < 2) return null
  let apart = Number.POSITIVE_INFINITY
  for (const [i, { spot }] of places.entries()) {
    for (const other of places.slice(i + 1)) apart = Math.min(apart, far(spot, other.spot))
  }
  return { places, apart, onAim }
}

export function nearestOf({ places }: Aim, at: Point, most: number): Spot | null {
  let best: Spot | null = null
  let least = most
  for (const place of places) {
    const off = far(place.spot, at)
    if (off > least) continue
    best = place
    least = off
  }
  return best
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Where a loupe of this size hangs: above the finger, beside it where there is no room above, never off the sheet. */
export function loupeAt({ finger }: Aimed, size: number): Point {
  const left = Math.min(Math.max(finger.x - size / 2, EDGE), finger.room - size - EDGE)
  const above = finger.y - GAP - size
  if (above >= EDGE) return { x: left, y: above }
  const right = finger.x + GAP
  return { x: right + size + EDGE <= finger.room ? right : finger.x - GAP - size, y: EDGE }
}

const EDGE = 4
const GAP = 36
