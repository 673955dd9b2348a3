// A finger means the nearest place, and the loupe over it never leaves the sheet.
import { expect, it } from 'vitest'
import { type Aim, aimAt, loupeAt, nearestOf } from '../src/aim.ts'

const places = [
  { key: 'a', spot: { x: 0, y: 0 } },
  { key: 'b', spot: { x: 28, y: 0 } },
  { key: 'c', spot: { x: 28, y: 40 } },
]
const aim = aimAt(places, () => undefined) as Aim

it('knows how close its places lie', () => {
  expect(aim.apart).toBe(28)
  expect(aimAt(places.slice(0, 1), () => undefined)).toBeNull()
})

it('the nearest place is meant, and none far from all of them', () => {
  expect(nearestOf(aim, { x: 13, y: 4 }, 50)?.key).toBe('a')
  expect(nearestOf(aim, { x: 15, y: 4 }, 50)?.key).toBe('b')
  expect(nearestOf(aim, { x: 200, y: 4 }, 50)).toBeNull()
})

it.each([
  ['in the middle', 180, 300, { x: 105, y: 114 }],
  ['at the left edge', 10, 300, { x: 4, y: 114 }],
  ['at the right edge', 355, 300, { x: 206, y: 114 }],
  ['high up on the left', 60, 40, { x: 96, y: 4 }],
  ['high up on the right', 300, 40, { x: 114, y: 4 }],
])('the loupe of a finger %s', (_, x, y, at) => {
  const place = { key: 'a', spot: { x: 0, y: 0 } }
  expect(loupeAt({ place, scale: 1, finger: { x, y, room: 360 } }, 150)).toEqual(at)
})
