// What the rulebook says of the box and of the set-up, held against the content and a table that is laid.
import { SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import {
  CARDS,
  CARTHAGE,
  COLOUR_OF,
  COPIES_OF,
  GOODS,
  ICONS_OF,
  isPirateWater,
  PLAYER_COLOURS,
  RETURN_PORT,
  START_COPIES,
  TOTAL_CARDS,
  VALUE_OF,
  VALUES,
} from '../../src/content.ts'
import { carthage } from '../../src/inspectable.ts'
import type { Options } from '../../src/options.ts'
import { texts } from '../../src/texts/index.ts'

const laid = (players: number, seed = 1) => {
  const options = carthage.resolveOptions(players, {}) as Options
  const setup = carthage.drawSetup(options, players, new SeededRng(seed))
  return carthage.view(carthage.initialState(options, players, setup), 'watcher').shown
}
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)

describe('the box of Traders of Carthage', () => {
  it('CTH-30 two to four players', () => {
    expect(carthage.seats).toEqual({ min: 2, max: 4 })
  })

  it('CTH-31 27 cards of each colour: nine 2s, eight 3s, six 5s, and the hand 5 3 2 2', () => {
    expect(sum(COPIES_OF)).toBe(TOTAL_CARDS)
    for (const colour of GOODS.keys()) {
      const kinds = CARDS.flatMap((_, kind) => (COLOUR_OF[kind] === colour ? [kind] : []))
      const mixed = kinds.map((kind, i) => (COPIES_OF[kind] ?? 0) - (START_COPIES[i] ?? 0))
      expect(kinds.map((kind) => VALUE_OF[kind])).toEqual([...VALUES])
      expect(mixed).toEqual([9, 8, 6])
    }
    expect(START_COPIES).toEqual([2, 1, 1])
  })

  it('CTH-32 six spaces, the two before Carthage are pirate waters, the third is Cyrenaica', () => {
    expect([0, 1, 2, 3, 4, 5].filter(isPirateWater)).toEqual([3, 4])
    expect(CARTHAGE).toBe(5)
    expect(RETURN_PORT).toBe(2)
  })

  it('CTH-33 two icons on a 2, one on a 3, none on a 5', () => {
    for (const kind of CARDS.keys()) expect(ICONS_OF[kind]).toBe({ 2: 2, 3: 1, 5: 0 }[VALUE_OF[kind] ?? 0])
  })
})

describe('the set-up of Traders of Carthage', () => {
  it('CTH-34 the colour of a trader brings hand and token of its good', () => {
    for (const [seat, one] of laid(4).seats.entries()) {
      const good = GOODS[PLAYER_COLOURS.indexOf(one.colour)] ?? ''
      expect(one.tokens, `seat ${seat}`).toEqual({ up: [good[0]?.toUpperCase()], used: [] })
      expect(one.handSize).toBe(4)
    }
  })

  it.each([2, 3, 4])('CTH-35 CTH-36 CTH-37 with %i players', (players) => {
    const shown = laid(players)
    const unused = 4 * (4 - players)
    expect(shown.market).toHaveLength(players + 2)
    expect(shown.farm).toHaveLength(players)
    expect(sum(Object.values(shown.discard))).toBe(unused)
    expect(shown.pile.mixed).toBe(TOTAL_CARDS - 16 - (2 * players + 2))
    expect(Object.values(shown.ships)).toEqual([0, 0, 0, 0])
  })

  it('CTH-38 the start is drawn by lot: everybody can begin', () => {
    const firsts = new Set(Array.from({ length: 50 }, (_, seed) => laid(3, seed).first))
    expect([...firsts].sort()).toEqual([0, 1, 2])
  })

  it('CTH-39 others see how many cards and how thick a pile, never the points', () => {
    for (const one of laid(3).seats) {
      expect(one).toMatchObject({ hand: null, handSize: 4, points: null, thickness: 0 })
    }
    expect(Object.keys(texts)).toEqual(['en', 'ja'])
  })
})
