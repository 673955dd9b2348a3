/** The position as a small picture for "my tables": fixed colours, because it is shown outside the page's own style. */
import type { View } from '@quayside/rules-kit'
import { GOODS } from '../content.ts'
import type { Carthage } from '../types.ts'

const FILL = { red: '#b5412c', blue: '#2f6790', yellow: '#d9a12c', green: '#4f7d45' }
const LAND = 'M0 0V18L18 15L40 19L58 14L72 17L90 10L108 12L126 19L144 16V0Z'

export function miniature(view: View<Carthage>): string {
  const ships = GOODS.map((good, lane) => {
    const x = 12 + view.shown.ships[good] * 24
    const y = 30 + lane * 17
    return (
      `<path d="M${x - 9} ${y + 6}h18l-3 5h-12z" fill="#8a5f3b" stroke="#20303c"/>` +
      `<path d="M${x - 5} ${y - 6}h11l-1 10h-11z" fill="${FILL[good]}" stroke="#20303c"/>`
    )
  })
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 96"><rect width="144" height="96" fill="#dbe6e1"/>' +
    `<rect x="72" width="48" height="96" fill="#c3d5d2"/><path d="${LAND}" fill="#efe1c1" stroke="#b9a377"/>` +
    `${ships.join('')}</svg>`
  )
}
