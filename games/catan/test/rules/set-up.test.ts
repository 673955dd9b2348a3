/** The beginning as it is drawn: colours, the roll for the start, the sea frame. */
import { SeededRng } from '@quayside/rules-kit'
import { plain } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { catan } from '../../src/inspectable.ts'
import { islandCode } from '../../src/island-code.ts'
import type { Options } from '../../src/options.ts'
import { texts } from '../../src/texts/index.ts'
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

describe('CAT-7 an island by its code', () => {
  const board = ({ hexes, harbours }: Setup) => ({
    hexes,
    harbours: harbours.toSorted((a, b) => a.vertices[0] - b.vertices[0]),
  })

  it.each([{}, { board: 'balanced', harbours: 'shuffled' }, { harbours: 'frame' }])(
    'is laid as it was, whatever else is chosen: %j',
    (given) => {
      for (const seed of SEEDS.slice(0, 20)) {
        const setup = drawn(seed, given)
        const again = catan.drawSetup(optionsOf({}), 4, new SeededRng(seed + 1), {
          layout: islandCode(setup),
        })
        expect(board(again)).toEqual(board(setup))
        expect(again.robber).toEqual(setup.robber)
        expect(catan.readSetup(optionsOf({}), 4, again)).not.toHaveProperty('problem')
      }
    },
  )

  it.each(['', 'xyzzy', islandCode(drawn(1)).slice(0, -1), `${islandCode(drawn(1))}zzz`])(
    'that is none is refused: %s',
    (layout) => {
      const setup = catan.drawSetup(optionsOf({}), 4, new SeededRng(1), { layout })
      expect(catan.readSetup(optionsOf({}), 4, setup)).toHaveProperty('problem')
    },
  )

  it.each([
    ['en', 'Island code', /^The roll for the start: 0 \d+, 1 \d+, 2 \d+, 3 \d+/],
    ['ja', '島のコード', /^スタートプレイヤーを決めた目：0 \d+、1 \d+、2 \d+、3 \d+/],
  ] as const)(
    'is told at the table, and so is the roll for the start (CAT-2): %s',
    (language, title, rolls) => {
      const setup = drawn(3)
      const view = catan.view(catan.initialState(optionsOf({}), 4, setup), 'watcher')
      const { layout, opening } = texts[language]
      expect(layout?.title).toBe(title)
      expect(layout?.of(view)).toBe(islandCode(setup))
      expect(opening?.(view).map((line) => plain(line, String))).toEqual([expect.stringMatching(rolls)])
    },
  )
})

describe('CAT-51 notation', () => {
  it('an edge has no direction', () => {
    expect(catan.parse('0 road 23-18')).toEqual(catan.parse('0 road 18-23'))
  })
})
