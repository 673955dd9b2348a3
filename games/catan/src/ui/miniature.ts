/** The position as a small picture for "my tables": fixed colours, because it is shown outside the page's own style. */
import type { View } from '@quayside/rules-kit'
import { hexOf } from '../board.ts'
import type { Catan } from '../types.ts'
import { corners, hexSpot, type Layout, PHONE, vertexSpot } from './layout.ts'
import { landOf } from './motifs.ts'

const LAND = {
  forest: '#7fa079',
  hills: '#d2916a',
  pasture: '#bccd85',
  fields: '#e8c56f',
  mountains: '#a9b2b6',
  desert: '#e6d6b1',
}
const SEAT = { red: '#bf3b2b', blue: '#2b62a0', white: '#fbf6ea', orange: '#da7a22' }
const SMALL: Layout = { ...PHONE, radius: 10.8, middle: { x: 72, y: 48 } }
const OUTLINE = corners(10.6).map(([x, y]) => [x, y] as const)

export function miniature(view: View<Catan>): string {
  const { hexes, seats } = view.shown
  const land = hexes.map(({ q, r, resource }) => {
    const { x, y } = hexSpot(SMALL, hexOf([q, r]))
    const points = OUTLINE.map(([dx, dy]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(' ')
    return `<polygon points="${points}" fill="${LAND[landOf(resource)]}"/>`
  })
  const pieces = seats.flatMap(({ settlements, cities, colour }) =>
    [...settlements, ...cities].map((vertex) => {
      const { x, y } = vertexSpot(SMALL, vertex)
      return `<path d="M${x - 3} ${y + 3}v-4l3-3 3 3v4z" fill="${SEAT[colour]}" stroke="#20303c"/>`
    }),
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 96"><rect width="144" height="96" fill="#dbe6e1"/>' +
    `${land.join('')}${pieces.join('')}</svg>`
  )
}
