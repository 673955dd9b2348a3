// The path fits on its sheet for every course and length, and a thumb finds every space on a phone.
import { describe, expect, it } from 'vitest'
import { boardCounts } from '../../src/fixed.ts'
import type { Options } from '../../src/options.ts'
import type { Box } from '../../src/ui/layout.ts'
import { boxOf } from '../../src/ui/layout.ts'
import { layoutFor } from '../../src/ui/layout-for.ts'
import { combination } from '../every-combination.ts'

const courses: Options[] = [
  ...[4, 5, 6, 7, 8].map((boards) => combination(2, { boards }).options),
  ...[4, 8].map((boards) => combination(2, { layout: 'tortuga', boards }).options),
  ...['3+3', '3+4', '3+5', '4+3', '4+4', '5+3'].map(
    (boards) => combination(2, { layout: 'story', boards }).options,
  ),
]

const SMALLEST_TILE = 34

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe.each(courses)('$layout with $boards boards', (options) => {
  it.each(['desk', 'upright', 'low'] as const)('%s', (size) => {
    const layout = layoutFor(options, 5, size)
    const spaces = boardCounts(options).all * 6
    const tiles = Array.from({ length: spaces }, (_, i) => boxOf(layout, i + 1, null))
    const stations = [layout.start, layout.goal, ...Object.values(layout.berths ?? {})]
    for (const box of [...tiles, ...stations]) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width)
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height)
    }
    tiles.forEach((tile, i) => {
      expect([...tiles.slice(i + 1), ...stations].some((other) => overlap(tile, other))).toBe(false)
    })
    // A touch only chooses here, the button acts: two neighbours may share the width of a thumb.
    expect(Math.min(layout.tile.width, layout.tile.height)).toBeGreaterThanOrEqual(SMALLEST_TILE)
  })

  it('winds: each space lies beside the one before it', () => {
    const layout = layoutFor(options, 3, 'desk')
    for (const { first, last } of layout.rows) {
      for (let space = first; space < last; space++) {
        const here = boxOf(layout, space, null)
        const next = boxOf(layout, space + 1, null)
        expect(Math.abs(next.x - here.x)).toBeLessThan(layout.tile.width + 8)
        expect(next.y).toBe(here.y)
      }
    }
  })
})
