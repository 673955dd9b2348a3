/** The position as a small picture for "my tables": fixed colours, because it is shown outside the page's own style. */
import type { View } from '@quayside/rules-kit'
import { MAPS } from '../content.ts'
import type { CargoEmpire } from '../types.ts'
import { coastPath, LAYOUTS, type Layout, spotAt } from './layout.ts'
import { colourOf } from './read.ts'

const SMALL: Layout = { ...LAYOUTS.upright, x: [0.144, 0], y: [0.1371, 0] }
const SEAT: { readonly [colour: string]: string } = {
  red: '#bf3b2b',
  yellow: '#e3ac2b',
  green: '#3f8052',
  blue: '#2b62a0',
  purple: '#704a91',
  auto: '#20303c',
}
const CITY = { red: '#c4604d', blue: '#4f7ea8', green: '#6c9a63', yellow: '#d8ae4a' }

export function miniature(view: View<CargoEmpire>): string {
  const { shown } = view
  const map = MAPS[shown.options.map]
  const cities = map.cities.map((city, i) => {
    const { x, y } = spotAt(SMALL, city)
    const one = shown.cities[i]
    const posts = [...(one?.posts ?? []), ...(one?.beside ?? []).map(({ post }) => post)].flatMap((post) =>
      post ? [SEAT[colourOf(shown, post.who)] ?? ''] : [],
    )
    const dots = posts
      .slice(0, 4)
      .map(
        (fill, n) =>
          `<circle cx="${x - 3 + n * 2.6}" cy="${y}" r="1.9" fill="${fill}" stroke="#20303c" stroke-width=".4"/>`,
      )
    return `<rect x="${x - 4.5}" y="${y - 3}" width="9" height="6" fill="#fdf9f0" stroke="${CITY[city.colour]}"/>${dots.join('')}`
  })
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 96"><rect width="144" height="96" fill="#dbe6e1"/>' +
    `<path d="${coastPath(SMALL, map.id)}" fill="#efe1c1" stroke="#b9a377" stroke-width=".7"/>${cities.join('')}</svg>`
  )
}
