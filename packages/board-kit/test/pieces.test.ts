import { describe, expect, it } from 'vitest'
import { nearest } from '../src/arrows.ts'
import { cutRect } from '../src/cut.ts'
import { identify } from '../src/motion/match.ts'
import { kept, moved, WHOLE, zoomed } from '../src/zoom.ts'

const at = (zone: string, ...kinds: string[]) => kinds.map((kind) => ({ kind, zone }))

describe('equal cards keep an identity', () => {
  it('one that stays is the same one, and one that is missing elsewhere has moved', () => {
    const before = identify([], [...at('market', 'R5', 'R5', 'B2'), ...at('hand', 'R5')])
    const after = identify(before, [...at('market', 'R5', 'B2'), ...at('hand', 'R5', 'R5')])
    const names = (cards: typeof before) => cards.map(({ id, zone }) => `${zone} ${id}`).sort()
    expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)))
    expect(names(after).filter((name) => names(before).includes(name))).toHaveLength(3)
  })

  it('a card from nowhere is new, and a name is never given twice', () => {
    const before = identify([], at('market', 'R5'))
    const after = identify(before, at('market', 'R5', 'R5', 'G2'))
    expect(after[0]?.id).toBe(before[0]?.id)
    expect(new Set(after.map(({ id }) => id)).size).toBe(3)
  })
})

describe('looking closer', () => {
  const size = { width: 900, height: 300 }

  it('keeps the point under the pointer where it is', () => {
    const look = zoomed(WHOLE, 2, { x: 450, y: 150 }, size)
    expect(look).toEqual({ scale: 2, x: 225, y: 75 })
  })

  it('never shows what lies beyond the edges', () => {
    expect(moved({ scale: 2, x: 0, y: 0 }, 500, 500, size)).toEqual({ scale: 2, x: 0, y: 0 })
    expect(kept({ scale: 0.5, x: 10, y: 10 }, size)).toEqual({ scale: 1, x: 0, y: 0 })
  })
})

describe('arrow keys', () => {
  const places = [
    ['left', { x: 0, y: 0 }],
    ['right', { x: 100, y: 4 }],
    ['below', { x: 10, y: 90 }],
  ] as const

  it('go to the nearest thing in their direction', () => {
    expect(nearest({ x: 0, y: 0 }, [1, 0], places)).toBe('right')
    expect(nearest({ x: 0, y: 0 }, [0, 1], places)).toBe('below')
    expect(nearest({ x: 0, y: 0 }, [-1, 0], places)).toBeNull()
  })
})

it('a hand-cut shape is the same at every drawing', () => {
  expect(cutRect('R5', 84, 116)).toBe(cutRect('R5', 84, 116))
  expect(cutRect('R5', 84, 116)).not.toBe(cutRect('R3', 84, 116))
})
