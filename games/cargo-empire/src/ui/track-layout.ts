/** Spaces of the development track: a long strip on a desk, three blocks below each other on a phone. */
import type { View } from '@quayside/rules-kit'
import {
  type Bonus,
  FACES,
  TRANSPORTS,
  type TrackFace,
  type TrackSpace,
  type Transport,
  ZONE_POINTS,
  ZONE_START,
} from '../content.ts'
import type { Space, Who } from '../events.ts'
import type { CargoEmpire } from '../types.ts'
import type { Facts } from '../view-types.ts'
import type { Step } from './asking.ts'
import { participantOf } from './read.ts'

export interface Cell {
  readonly key: string
  readonly kind: 'start' | 'space' | 'middle' | 'zone'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly position: number
  /** 1 upper, 2 lower, 0 outside the tiles. */
  readonly row: number
  readonly bonus: Bonus | null
  readonly points: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface TrackLayout {
  readonly width: number
  /** Room above for the word over the start. */
  readonly top: number
  readonly height: number
  readonly start: Box
  /** The place of columns `from` to `to` (1 to 5) of a row of a tile. */
  space(slot: number, row: number, from: number, to: number): Box
  middle(slot: number): Box
  zone(i: number): Box
  /** The words beside the points. */
  readonly caption: { readonly x: number; readonly y: number }
}

const COLUMN = 24.2
const TILE_START = [64, 211, 358] as const

export const LONG_TRACK: TrackLayout = {
  width: 910,
  top: 0,
  height: 72,
  start: { x: 0, y: 16, width: 58, height: 52 },
  space: (slot, row, from, to) => ({
    x: (TILE_START[slot] ?? 0) + (from - 1) * COLUMN,
    y: row === 1 ? 16 : 43,
    width: (to - from + 1) * COLUMN - 1.5,
    height: 25,
  }),
  middle: (slot) => ({ x: (TILE_START[slot] ?? 0) + 5 * COLUMN + 1, y: 24, width: 23, height: 36 }),
  zone: (i) => ({ x: 488 + i * 21, y: 30, width: 20, height: 25 }),
  caption: { x: 488, y: 24 },
}

const BLOCK = 92

export const FOLDED_TRACK: TrackLayout = {
  width: 336,
  top: 16,
  height: 428,
  start: { x: 0, y: 0, width: 336, height: 42 },
  space: (slot, row, from, to) => ({
    x: (from - 1) * 58,
    y: 52 + slot * BLOCK + (row - 1) * 41,
    width: (to - from + 1) * 58 - 2,
    height: 39,
  }),
  middle: (slot) => ({ x: 292, y: 60 + slot * BLOCK, width: 44, height: 64 }),
  zone: (i) => ({ x: (i % 10) * 33.6, y: 350 + Math.floor(i / 10) * 40, width: 32, height: 37 }),
  caption: { x: 0, y: 343 },
}

const PER_SLOT = 6
const SLOTS = [0, 1, 2] as const

export function cellsOf(layout: TrackLayout, faces: readonly string[]): Cell[] {
  const plain = { row: 0, bonus: null, points: 0 }
  const tiles = SLOTS.flatMap((slot) => {
    const face = FACES.find(({ id }) => id === faces[slot])
    return face ? spacesOf(layout, slot, face) : []
  })
  const middles = [0, 1].map((slot): Cell => {
    const position = (slot + 1) * PER_SLOT
    return { key: `m${slot}`, kind: 'middle', position, ...plain, ...layout.middle(slot) }
  })
  const zone = ZONE_POINTS.map((points, i): Cell => {
    return { key: `z${i}`, kind: 'zone', position: ZONE_START + i, ...plain, points, ...layout.zone(i) }
  })
  return [
    { key: 'start', kind: 'start', position: 0, ...plain, ...layout.start },
    ...tiles,
    ...middles,
    ...zone,
  ]
}

function spacesOf(layout: TrackLayout, slot: number, face: TrackFace): Cell[] {
  const row = (spaces: readonly TrackSpace[], number: number) =>
    spaces.map(({ bonus, col }, i): Cell => {
      const from = (spaces[i - 1]?.col ?? 0) + 1
      return {
        key: `${slot}-${number}-${col}`,
        kind: 'space',
        position: slot * PER_SLOT + col,
        row: number,
        bonus,
        points: 0,
        ...layout.space(slot, number, from, col),
      }
    })
  return [...row(face.rows.upper, 1), ...row(face.rows.lower, 2)]
}

export function cellAt(cells: readonly Cell[], position: number, row: number): Cell | undefined {
  return cells.find((cell) => cell.position === position && (cell.row === 0 || cell.row === row))
}

/** The space that the next step of a marker enters; null at the very end. */
export function nextCell(
  cells: readonly Cell[],
  marker: { readonly position: number; readonly row: number },
  row: Space | null,
): Cell | null {
  const { position } = marker
  const wanted = row === null ? marker.row : row === 'upper' ? 1 : 2
  const slot = Math.floor(position / PER_SLOT)
  const inTile = cells.filter(
    (cell) => cell.kind === 'space' && cell.row === wanted && Math.floor(cell.position / PER_SLOT) === slot,
  )
  const space = inTile.find((cell) => cell.position > position)
  if (space && (row !== null || marker.row !== 0)) return space
  if (slot < 2) return cells.find((cell) => cell.position === (slot + 1) * PER_SLOT) ?? null
  return cells.find((cell) => cell.position === Math.max(ZONE_START, position + 1)) ?? null
}

/**
 * The space that a step of the viewer's enters. It asks for the position, not for its picture: while pieces move the picture
 * is behind, and a button would promise what the step before has already taken.
 */
export function cellAhead(cells: readonly Cell[], view: View<CargoEmpire>, step: Step): Cell | null {
  const one = view.viewer === 'watcher' ? undefined : participantOf(view.shown, view.viewer)
  const marker = one?.markers[TRANSPORTS.indexOf(step.marker)]
  return marker ? nextCell(cells, marker, step.row) : null
}

export interface PlacedMarker {
  readonly id: string
  readonly who: Who
  readonly marker: Transport
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Markers in their spaces, beside each other where several share one. */
export function markersOf(cells: readonly Cell[], { participants }: Facts): PlacedMarker[] {
  const groups = new Map<Cell, { who: Who; marker: Transport }[]>()
  for (const { who, markers } of participants) {
    markers.forEach(({ position, row }, i) => {
      const cell = cellAt(cells, position, row)
      const marker = TRANSPORTS[i]
      if (!cell || !marker) return
      groups.set(cell, [...(groups.get(cell) ?? []), { who, marker }])
    })
  }
  return [...groups].flatMap(([cell, group]) => group.map((one, i) => placed(cell, one, i, group.length)))
}

const LARGEST = 26

function placed(
  { x, y, width, height }: Cell,
  { who, marker }: { who: Who; marker: Transport },
  i: number,
  many: number,
): PlacedMarker {
  const columns = Math.min(many, Math.max(1, Math.round(Math.sqrt((many * width) / height))))
  const rows = Math.ceil(many / columns)
  const size = Math.min(LARGEST, (width - 3) / columns, (height - 3) / rows)
  const left = x + (width - columns * size) / 2
  const top = y + (height - rows * size) / 2
  return {
    id: `marker-${who}-${marker}`,
    who,
    marker,
    x: left + (i % columns) * size,
    y: top + Math.floor(i / columns) * size,
    size,
  }
}
