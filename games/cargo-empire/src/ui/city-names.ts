/** Where the names of cities stand: below their tiles. */
import type { City } from '../content.ts'
import { type Layout, spotAt, TILE } from './layout.ts'

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface NamePlace {
  /** Middle of the letters, and the line they stand on. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** Long names are set closer rather than smaller, so that neighbours do not run into each other. */
  readonly isSqueezed: boolean
}

export function namePlace(layout: Layout, city: City, name: string, isRinged: boolean): NamePlace {
  const { nameSize, scale } = layout
  const { x, y } = spotAt(layout, city)
  const most = nameSize * 6.2
  const natural = [...name].reduce((sum, letter) => sum + (letter > '\u2000' ? 1 : 0.54) * nameSize, 0)
  const width = Math.min(natural, most)
  const half = width / 2 + 2
  // At the edge of the sheet a name moves inwards.
  const inwards = Math.max(0, half - x) - Math.max(0, x + half - layout.width)
  return {
    x: x + inwards,
    y: y + (TILE.height / 2 + (isRinged ? 5 : 0)) * scale + nameSize + 1,
    width,
    isSqueezed: natural > most,
  }
}

/** What the letters cover. */
export const boxOf = ({ nameSize }: Layout, { x, y, width }: NamePlace): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - nameSize * 0.75,
  bottom: y + nameSize * 0.2,
})
