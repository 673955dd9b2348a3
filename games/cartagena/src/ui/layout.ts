/** Where everything lies: rows that wind from the start to the goal, for desk and phone, for every length and course. */
import type { Options } from '../options.ts'
import type { Place } from '../types.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Box extends Spot {
  readonly width: number
  readonly height: number
}

/** A start, a goal or a ship: crews stand in it one below the other, or side by side on a deck. */
export interface Station extends Box {
  readonly crews: 'rows' | 'line'
  /** Room kept free for the name: above the rows, or left of the line. */
  readonly head: number
}

export interface Row extends Box {
  readonly ground: 'tunnel' | 'jungle'
  readonly first: number
  readonly last: number
  /** The lowest number stands at the left. */
  readonly fromLeft: boolean
}

export interface Layout {
  readonly phone: boolean
  readonly width: number
  readonly height: number
  readonly tile: { readonly width: number; readonly height: number }
  /** 1 is a pirate of 20 by 28. */
  readonly pirate: number
  readonly rows: readonly Row[]
  /** Upper left corners of the tiles by number; nothing stands at 0. */
  readonly spaces: readonly Spot[]
  readonly start: Station
  readonly goal: Station
  /** Where the ship of the whole story lies, by shore. */
  readonly berths: { readonly cartagena: Station; readonly tortuga: Station } | null
  /** Open water, drawn over the land. */
  readonly water: Box
}

export const SPACES = 6
/** Names stand above rows of pirates, left of a line of them; a ship has its name on the hull. */
export const HEAD = 32
export const NAME = 66
export const LONG_NAME = 92
export const DECK = 24
export const headOf = ({ layout }: Options) => (layout === 'escape' ? DECK : NAME)

export interface Strip {
  readonly ground: Row['ground']
  readonly first: number
  readonly spaces: number
  readonly columns: number
  readonly left: number
  readonly top: number
  readonly pitch: number
  readonly rowPitch: number
  readonly startsLeft: boolean
}

export function rowsOf(strip: Strip, tileHeight: number): Row[] {
  const { ground, first, spaces, columns, left, top, pitch, rowPitch, startsLeft } = strip
  return Array.from({ length: spaces / columns }, (_, i) => ({
    ground,
    first: first + i * columns,
    last: first + (i + 1) * columns - 1,
    fromLeft: startsLeft === (i % 2 === 0),
    x: left,
    y: top + i * rowPitch,
    width: columns * pitch,
    height: tileHeight,
  }))
}

export function spotsOf(rows: readonly Row[], gap: number): Spot[] {
  const spots: Spot[] = [{ x: 0, y: 0 }]
  for (const { first, last, fromLeft, x, y, width } of rows) {
    const columns = last - first + 1
    for (let i = 0; i < columns; i++) {
      const column = fromLeft ? i : columns - 1 - i
      spots[first + i] = { x: x + (column * width) / columns + gap / 2, y }
    }
  }
  return spots
}

/** The pirate that fits three times into a tile, below its sign. */
export function pirateScale(width: number, height: number): number {
  return Math.min(1.06, width / 55, (height - 14) / 44)
}

/** Which station a named place is; null for a space. */
export function stationOf(
  layout: Layout,
  place: Place,
  ship: 'cartagena' | 'tortuga' | null,
): Station | null {
  if (typeof place === 'number') return null
  if (place === 'ship' && layout.berths) return layout.berths[ship ?? 'cartagena']
  return place === 'prison' || place === 'wreck' ? layout.start : layout.goal
}

/** The outline of a place: what a ring is drawn around. */
export function boxOf(layout: Layout, place: Place, ship: 'cartagena' | 'tortuga' | null): Box {
  const station = stationOf(layout, place, ship)
  if (station) return station
  const { x, y } = layout.spaces[place as number] ?? { x: 0, y: 0 }
  return { x, y, ...layout.tile }
}

export interface Standing {
  readonly seat: number
  /** Which of all who stand there, and which of this seat's. */
  readonly index: number
  readonly own: number
  /** How many of this seat stand there. */
  readonly many: number
  readonly seats: number
}

/** Where a pirate's feet are. */
export function feetOf(box: Box, station: Station | null, standing: Standing, scale: number): Spot {
  if (!station) {
    return { x: box.x + (box.width * (standing.index * 2 + 1)) / 6, y: box.y + box.height - 4 }
  }
  return station.crews === 'rows' ? inRows(station, standing) : inLine(station, standing, scale)
}

function inRows({ x, y, width, height, head }: Station, { seat, own, many, seats }: Standing): Spot {
  const row = (height - head - 2) / seats
  const step = Math.min(15.5, (width - 30) / Math.max(1, many - 1))
  return { x: x + 15 + own * step, y: y + head + row * (seat + 1) - 2 }
}

function inLine(station: Station, { seat, own, many, seats }: Standing, scale: number): Spot {
  const { x, y, width, height, head } = station
  const room = (width - head - 8) / seats
  const step = Math.min(12 * scale, (room - 24 * scale) / Math.max(1, many - 1))
  return { x: x + head + room * seat + 11 * scale + own * step, y: y + height * 0.66 }
}
