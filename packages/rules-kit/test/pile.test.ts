import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMixed,
  BrokenRule,
  copyPile,
  countIn,
  drawWeight,
  newPile,
  type Pile,
  pileFromJson,
  pileSize,
  pileToJson,
  SeededRng,
  sampleKind,
  shufflePile,
  takeKind,
  weightOf,
} from '../src/index.ts'

const NAMES = ['a', 'b', 'c']

function pile(stacked: number[], counts: number[], under: number[]): Pile {
  const made = newPile(counts.length)
  counts.forEach((many, kind) => {
    addMixed(made, kind, many)
  })
  made.stacked.push(...stacked)
  made.under.push(...under)
  return made
}

const anyPile = fc
  .tuple(
    fc.array(fc.nat(2), { maxLength: 4 }),
    fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)),
    fc.array(fc.nat(2), { maxLength: 4 }),
  )
  .map(([stacked, counts, under]) => pile(stacked, counts, under))

describe('a pile', () => {
  it('is drawn from the stacked part, the mixed part, then from below', () => {
    const deck = pile([2, 0], [1, 0, 0], [1])
    const drawn: number[] = []
    while (pileSize(deck) > 0) {
      const kind = sampleKind(deck, new SeededRng(1))
      drawn.push(kind)
      takeKind(deck, kind)
    }
    expect(drawn).toEqual([2, 0, 0, 1])
  })

  it('gives what cannot come no weight, and does not let it be taken', () => {
    const deck = pile([2], [5, 5, 0], [])
    expect([0, 1, 2].map((kind) => weightOf(deck, kind))).toEqual([0, 0, 1])
    expect(drawWeight(deck)).toBe(1)
    expect(() => takeKind(deck, 0)).toThrow(BrokenRule)
    takeKind(deck, 2)
    expect([0, 1, 2].map((kind) => weightOf(deck, kind))).toEqual([5, 5, 0])
    expect(drawWeight(deck)).toBe(10)
  })

  it('samples each kind as often as it weighs', () => {
    const deck = pile([], [1, 2, 3], [])
    const hits = [0, 0, 0]
    const rng = new SeededRng(7)
    for (let i = 0; i < 6000; i++) {
      const kind = sampleKind(deck, rng)
      hits[kind] = (hits[kind] ?? 0) + 1
    }
    for (const [kind, many] of hits.entries()) expect(Math.abs(many - 1000 * (kind + 1))).toBeLessThan(150)
  })

  it('holds the same cards after shuffling, copying and JSON', () => {
    fc.assert(
      fc.property(anyPile, (deck) => {
        const counts = [0, 1, 2].map((kind) => countIn(deck, kind))
        const copy = newPile(3)
        copyPile(copy, deck)
        expect(copy).toEqual(deck)
        expect(pileFromJson(pileToJson(deck, NAMES), NAMES)).toEqual(deck)
        shufflePile(copy)
        expect([copy.stacked, copy.under]).toEqual([[], []])
        expect([0, 1, 2].map((kind) => countIn(copy, kind))).toEqual(counts)
        expect(pileSize(copy)).toBe(pileSize(deck))
      }),
    )
  })

  it('is a copy of its own', () => {
    const deck = pile([1], [1, 1, 1], [2])
    const copy = newPile(3)
    copyPile(copy, deck)
    takeKind(copy, 1)
    addMixed(copy, 0)
    expect(deck).toEqual(pile([1], [1, 1, 1], [2]))
  })

  it('comes from outside as counts by name, counts in order, or one list from the top', () => {
    expect(pileFromJson({ a: 1, c: 2 }, NAMES)).toEqual(pile([], [1, 0, 2], []))
    expect(pileFromJson([1, 0, 2], NAMES)).toEqual(pile([], [1, 0, 2], []))
    expect(pileFromJson(['c', 'a'], NAMES)).toEqual(pile([2, 0], [0, 0, 0], []))
    expect(pileFromJson({ under: ['b'] }, NAMES)).toEqual(pile([], [0, 0, 0], [1]))
  })

  it('says what is wrong with anything else', () => {
    for (const bad of [
      null,
      3,
      'a',
      ['z'],
      { z: 1 },
      { a: -1 },
      { a: 1.5 },
      { stacked: ['z'] },
      { counts: [1] },
    ]) {
      expect(pileFromJson(bad as never, NAMES)).toHaveProperty('problem')
    }
  })
})
