/** Where the tags of destinations stand: above their tiles, but over no name and no other tag. */
import type { City } from '../content.ts'
import type { Target } from './Cities.tsx'
import { type Box, boxOf as lettersOf, namePlace } from './city-names.ts'
import { type Layout, spotAt, TILE } from './layout.ts'

export interface TagPlace {
  readonly city: string
  readonly tag: NonNullable<Target['tag']>
  readonly left: number
  readonly top: number
  readonly size: number
  readonly width: number
}

export const TAG_HEIGHT = 17

/** How far a tag may move out of the way of letters, in the order in which that is tried: sideways, onto its own tile, higher. */
const SIDEWAYS = [0, 6, -6, 12, -12, 18, -18]
const DOWNWARDS = [0, 5, 10, 15, -8]
const MOVES = DOWNWARDS.flatMap((y) => SIDEWAYS.map((x) => ({ x, y })))

export interface TagsAsked {
  readonly layout: Layout
  readonly cities: readonly City[]
  readonly names: { readonly [city: string]: string }
  readonly targets: ReadonlyMap<string, Target>
  /** Cities whose tile has a ring: their names stand lower. */
  isRinged(city: string): boolean
}

export function tagPlaces({ layout, cities, names, targets, isRinged }: TagsAsked): TagPlace[] {
  const taken = cities.map((city) =>
    lettersOf(layout, namePlace(layout, city, names[city.id] ?? '', isRinged(city.id))),
  )
  return cities.flatMap((city) => {
    const tag = targets.get(city.id)?.tag
    if (!tag) return []
    const first = above(layout, city, tag)
    const places = MOVES.map(({ x, y }) => ({
      ...first,
      left: inside(first.left + x, layout.width - first.width * first.size),
      top: first.top + y,
    }))
    const free = places.find((place) => !taken.some((box) => meet(boxOf(place), box))) ?? first
    taken.push(boxOf(free))
    return [free]
  })
}

const inside = (at: number, most: number) => Math.min(Math.max(1, at), most - 1)

function above(layout: Layout, city: City, tag: TagPlace['tag']): TagPlace {
  const { x, y } = spotAt(layout, city)
  const width = tag.cards.length * 13 + 24
  const size = layout.isSmall ? 0.86 : 1
  const top = y - (TILE.height / 2) * layout.scale - (layout.isSmall ? 14 : 12)
  return {
    city: city.id,
    tag,
    width,
    size,
    top: Math.max(1, top),
    left: inside(x - (width * size) / 2, layout.width - width * size),
  }
}

export const boxOf = ({ left, top, width, size }: TagPlace): Box => ({
  left,
  right: left + width * size,
  top,
  bottom: top + TAG_HEIGHT * size,
})

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
