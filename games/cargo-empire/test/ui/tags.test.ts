// The tags of destinations cover no name, with every number of cards, on both maps, at every size.
import { describe, expect, it } from 'vitest'
import { MAPS, type Transport } from '../../src/content.ts'
import { boxOf as boxOfName, namePlace } from '../../src/ui/city-names.ts'
import { LAYOUTS } from '../../src/ui/layout.ts'
import { boxOf, tagPlaces } from '../../src/ui/tag-places.ts'

const CARDS: readonly Transport[] = ['car', 'train', 'ship']
const MANY = [1, 2, 3]

describe.each(['europe', 'dior'] as const)('%s', (map) => {
  const { cities } = MAPS[map]
  it.each(['upright', 'low', 'desk'] as const)('%s', (size) => {
    const layout = LAYOUTS[size]
    const covered: string[] = []
    for (const language of ['en', 'ja'] as const) {
      const names = Object.fromEntries(cities.map(({ id, name }) => [id, name[language]]))
      for (const many of MANY) {
        // Every second city can be gone to: more than ever is at once.
        for (const odd of [0, 1]) {
          const tag = { cards: CARDS.slice(0, many), steps: 3 }
          const ends = cities.filter((_, i) => i % 2 === odd)
          const targets = new Map(ends.map(({ id }) => [id, { city: id, label: '', tag }]))
          const isRinged = (city: string) => targets.has(city)
          const tags = tagPlaces({ layout, cities, names, targets, isRinged })
          expect(tags).toHaveLength(ends.length)
          for (const city of cities) {
            const name = boxOfName(layout, namePlace(layout, city, names[city.id] ?? '', isRinged(city.id)))
            for (const each of tags) {
              const box = boxOf(each)
              const isCovered =
                box.left < name.right &&
                name.left < box.right &&
                box.top < name.bottom &&
                name.top < box.bottom
              if (isCovered) covered.push(`${language} ${many}: ${each.city} over ${city.id}`)
            }
          }
        }
      }
    }
    expect(covered).toEqual([])
  })
})
