/** The position as a small picture for "my tables": fixed colours, because it is shown outside the page's own style. */
import type { View } from '@quayside/rules-kit'
import { boardSymbols, type Colour } from '../content.ts'
import type { Cartagena } from '../types.ts'
import { goalOf, startOf } from './read.ts'

const SEAT: { readonly [C in Colour]: string } = {
  red: '#bf3b2b',
  green: '#3f8052',
  yellow: '#e3ac2b',
  blue: '#2b62a0',
  black: '#2c3238',
}
const TINT = ['#d4d8da', '#ebdbd0', '#f4e7cf', '#d7e5da', '#d6dfe5', '#e4dcd4']
const COLUMNS = 12
const TILE = 11.4

/** Rows of twelve that wind as on the board; who has not begun stands above, who is home below. */
export function miniature(view: View<Cartagena>): string {
  const { shown } = view
  const symbols = shown.boards.flatMap(boardSymbols)
  const rows = Math.ceil(symbols.length / COLUMNS)
  const height = Math.min(18, 66 / rows)
  const spot = (space: number) => {
    const row = Math.floor((space - 1) / COLUMNS)
    const column = (space - 1) % COLUMNS
    return { x: 3.6 + (row % 2 === 0 ? column : COLUMNS - 1 - column) * TILE, y: 14 + row * height }
  }
  const tiles = symbols.map((symbol, i) => {
    const { x, y } = spot(i + 1)
    return `<rect x="${part(x)}" y="${part(y)}" width="${TILE - 1}" height="${part(height - 1.6)}" fill="${TINT[symbol]}"/>`
  })
  const standing = new Map<string, number>()
  const dots = shown.seats.flatMap(({ pirates, colour }, seat) =>
    pirates.map((place) => {
      const index = standing.get(String(place)) ?? 0
      standing.set(String(place), index + 1)
      const { x, y } =
        typeof place === 'number'
          ? { x: spot(place).x + 2.2 + index * 3, y: spot(place).y + height - 5 }
          : { x: 6 + index * 4.4, y: place === startOf(shown) ? 7 : place === goalOf(shown) ? 90 : 84 }
      return `<circle cx="${part(x)}" cy="${part(y)}" r="2.1" fill="${SEAT[colour]}" stroke="#fdf9f0" stroke-width=".6" data-seat="${seat}"/>`
    }),
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 96"><rect width="144" height="96" fill="#efe1c1"/>' +
    '<rect y="82" width="144" height="14" fill="#dbe6e1"/>' +
    `<rect x="2" y="12" width="140" height="${part(rows * height + 1)}" fill="#6b6052"/>${tiles.join('')}${dots.join('')}</svg>`
  )
}

const part = (n: number) => Math.round(n * 10) / 10
