/** The beginning as it is drawn: colours, the roll for the start, the sea frame. */
import { SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { catan } from '../../src/inspectable.ts'
import type { Options } from '../../src/options.ts'
import type { Setup } from '../../src/types.ts'

const optionsOf = (given: object) => catan.resolveOptions(4, given as never) as Options
const drawn = (seed: number, given: object = {}, draw?: number): Setup =>
  catan.drawSetup(optionsOf(given), 4, new SeededRng(seed), {}, draw)
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)

describe('CAT-2 the set-up', () => {
  it('draws colours by lot: every seat gets every colour', () => {
    for (let seat = 0; seat < 4; seat++)
      expect(new Set(SEEDS.map((seed) => drawn(seed).colours[seat])).size).toBe(4)
    const three = catan.resolveOptions(3, {}) as Options
    for (const seed of SEEDS)
      expect(catan.drawSetup(three, 3, new SeededRng(seed)).colours).not.toContain('red')
  })

  it('keeps the rolls for the start: the highest begins, ties roll again', () => {
    for (const seed of SEEDS) {
      const { first, firstRolls = [] } = drawn(seed)
      const sums = firstRolls.map(({ seat, dice }) => ({ seat, sum: dice[0] + dice[1] }))
      expect(sums.slice(0, 4).map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
      const best = Math.max(...sums.slice(0, 4).map(({ sum }) => sum))
      expect(sums.filter(({ seat, sum }) => seat === first && sum === best).length).toBeGreaterThan(0)
      expect(catan.readSetup(optionsOf({}), 4, drawn(seed))).not.toHaveProperty('problem')
    }
    expect(catan.drawSetup(optionsOf({}), 4, new SeededRng(1), { first: 2 })).not.toHaveProperty('firstRolls')
  })

  it('by drawing method 1 is the same island, without rolls and with the colours in order', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const { firstRolls: _kept, colours: _drawn, ...rest } = drawn(seed)
      const { colours, ...old } = drawn(seed, {}, 1)
      expect(old).toEqual(rest)
      expect(colours).toEqual(drawn(seed + 1, {}, 1).colours)
    }
  })

  it('harbours=frame puts the pieces of the frame together in another order, and no two harbours meet', () => {
    const orders = new Set<string>()
    for (const seed of SEEDS) {
      const setup = drawn(seed, { harbours: 'frame' })
      expect(catan.readSetup(optionsOf({ harbours: 'frame' }), 4, setup)).not.toHaveProperty('problem')
      expect(setup.harbours.map(({ resource }) => String(resource)).sort()).toEqual(
        drawn(seed)
          .harbours.map(({ resource }) => String(resource))
          .sort(),
      )
      orders.add(JSON.stringify(setup.harbours.toSorted((a, b) => a.vertices[0] - b.vertices[0])))
    }
    // Three pieces with two harbours in six orders, and the frame turned by one side or not; the others are all 3:1.
    expect(orders.size).toBe(12)
  })
})

describe('CAT-51 notation', () => {
  it('an edge has no direction', () => {
    expect(catan.parse('0 road 23-18')).toEqual(catan.parse('0 road 18-23'))
  })
})
