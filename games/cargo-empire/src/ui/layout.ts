/** Geometry of the chart: the maps' own places, stretched to the sheet of a desk and of a phone. */
import { BEYOND, type SizeClass } from '@quayside/board-kit'
import { CITIES, type CityMap } from '../content.ts'
import { COASTS } from './coast.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** From units of the map to units of the drawing: factor and shift. */
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  /** Tiles are drawn 56 x 40. */
  readonly scale: number
  readonly nameSize: number
  readonly shore: number
  /** Less room: smaller rings and numbers, no ornaments. */
  readonly isSmall: boolean
  readonly rose: { readonly [M in CityMap['id']]: Spot | null }
}

const DESK: Layout = {
  width: 910,
  height: 451,
  x: [0.9295, -5.1],
  y: [0.6138, 7.2],
  scale: 1,
  nameSize: 12,
  shore: 22,
  isSmall: false,
  rose: { europe: { x: 100, y: 306 }, dior: { x: 64, y: 416 } },
}

/** Taller than wide, so that cities stay a thumb apart. */
const PHONE: Layout = {
  width: 360,
  height: 386,
  x: [0.35, 6.6],
  y: [0.566, -8],
  scale: 0.66,
  nameSize: 10,
  shore: 14,
  isSmall: true,
  rose: { europe: null, dior: null },
}

const LOW: Layout = { ...PHONE, width: 400, height: 352, x: [0.39, 4], y: [0.516, -6], scale: 0.64 }

export const LAYOUTS: { readonly [S in SizeClass]: Layout } = {
  upright: PHONE,
  tiny: PHONE,
  low: LOW,
  desk: DESK,
  wide: DESK,
}

export const TILE = { width: 56, height: 40 }

const round = (n: number) => Math.round(n * 10) / 10

export function spotAt({ x, y }: Layout, at: Spot): Spot {
  return { x: round(at.x * x[0] + x[1]), y: round(at.y * y[0] + y[1]) }
}

/** A city, or behind the cities an express space. */
export function nodeSpot(layout: Layout, map: CityMap, node: number): Spot {
  const place = node < CITIES ? map.cities[node] : map.express[node - CITIES]
  return spotAt(layout, place ?? { x: 0, y: 0 })
}

/** All land of a map as one path. */
export function coastPath(layout: Layout, map: CityMap['id']): string {
  return COASTS[map]
    .map((outline) => {
      const corners = outline.split(' ').map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        const spot = spotAt(layout, { x: farther(x, 1040), y: farther(y, 740) })
        return `${spot.x} ${spot.y}`
      })
      return `M${corners.join('L')}Z`
    })
    .join('')
}

/** Land that runs to the edge of a map runs on beyond it. */
function farther(at: number, edge: number): number {
  if (at <= -30) return at - BEYOND
  return at >= edge ? at + BEYOND : at
}

export interface Road {
  readonly key: string
  readonly from: Spot
  readonly to: Spot
}

/** Every printed route once; those of an express space lead to its middle. */
export function roadsOf(layout: Layout, map: CityMap): Road[] {
  const spot = (node: number) => nodeSpot(layout, map, node)
  const plain = map.routes.map(([a, b]) => ({ key: `${a}-${b}`, from: spot(a), to: spot(b) }))
  const express = map.express.flatMap(({ id, links }, i) =>
    links.map((city) => ({ key: `${id}-${city}`, from: spot(city), to: spot(CITIES + i) })),
  )
  return [...plain, ...express]
}
