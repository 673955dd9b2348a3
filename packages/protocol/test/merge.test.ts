// News on top of a position give the position that would have been sent whole.
import { describe, expect, it } from 'vitest'
import { mergeNews, mergeParts, type Update } from '../src/index.ts'

const shown = { phase: { type: 'turn' }, turn: 0, seats: [{ hand: null }, { hand: ['R5'] }], pile: 12 }
const before: Update = {
  seq: 7,
  viewer: 1,
  view: { viewer: 1, ask: 3, shown, known: null },
  steps: [],
  fresh: true,
  owe: [0],
  may: [],
  legal: [],
  undo: { to: 3, free: true },
  result: null,
  clock: null,
  fault: null,
}

describe('merging news', () => {
  it('replaces parts whole and keeps the order of keys', () => {
    const merged = mergeParts(shown, { parts: { turn: 1, phase: { type: 'over' } } })
    expect(JSON.stringify(merged)).toBe(
      '{"phase":{"type":"over"},"turn":1,"seats":[{"hand":null},{"hand":["R5"]}],"pile":12}',
    )
  })

  it('replaces single entries of a list, and leaves what it was given as it was', () => {
    const merged = mergeParts(shown, { entries: { seats: { 1: { hand: [] } } } })
    expect(merged.seats).toEqual([{ hand: null }, { hand: [] }])
    expect(shown.seats[1]).toEqual({ hand: ['R5'] })
  })

  it('reads what is left out as empty', () => {
    const after = mergeNews(before, { from: 7, to: 8, viewer: 1, ask: 4, owe: [1] })
    expect(after).toEqual({
      ...before,
      seq: 8,
      view: { viewer: 1, ask: 4, shown, known: null },
      fresh: false,
      owe: [1],
      undo: null,
    })
  })

  it('refuses news that belong on top of another position or to another viewer', () => {
    expect(mergeNews(before, { from: 6, to: 8, viewer: 1, ask: 4 })).toBeNull()
    expect(mergeNews(before, { from: 7, to: 8, viewer: 0, ask: 4 })).toBeNull()
  })
})
