// What the rulebook says of the box and the island, held against the content and islands that are laid.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { BANK, BEGINNER, CHIPS, COLOURS, DECK, HARBOURS, TILES } from '../../src/content.ts'
import { catan } from '../../src/inspectable.ts'
import type { Options } from '../../src/options.ts'

const book = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8')
const laid = (given: object, seed = 1) => {
  const options = catan.resolveOptions(4, given as never) as Options
  return catan.initialState(options, 4, catan.drawSetup(options, 4, new SeededRng(seed)))
}
const shown = (given: object, seed?: number) => catan.view(laid(given, seed), 'watcher').shown
const many = (list: readonly unknown[], one: unknown) => list.filter((other) => other === one).length

describe('the box of Catan', () => {
  it.each(['RULES.md', 'RULES.ja.md'])('CAT-85 %s: what each land yields, and how many there are', (name) => {
    const rows = [...book(name).matchAll(/^\| \S+ \| (\S+) \| (\d) \|$/gm)].map(([, , tiles]) =>
      Number(tiles),
    )
    const kinds = ['lumber', 'brick', 'wool', 'wheat', 'ore', null]
    expect(rows).toEqual(kinds.map((kind) => many(TILES, kind)))
    expect(TILES).toHaveLength(19)
  })

  it.each(['RULES.md', 'RULES.ja.md'])('CAT-86 %s: the chips in the order of their letters', (name) => {
    const [, said = ''] = /\*\*CAT-86\*\*(.*?)`reconstruction`/.exec(book(name)) ?? []
    const numbers = [...said.matchAll(/\d+/g)].map(Number)
    expect(numbers.slice(-CHIPS.length)).toEqual(CHIPS)
    for (const number of [2, 12]) expect(many(CHIPS, number)).toBe(1)
    for (const number of [3, 4, 5, 6, 8, 9, 10, 11]) expect(many(CHIPS, number)).toBe(2)
  })

  it('CAT-87 nine harbours, four of them for everything', () => {
    const kinds = [null, 'wheat', 'ore', null, 'wool', null, null, 'brick', 'lumber']
    expect(HARBOURS.map(({ resource }) => resource)).toEqual(kinds)
  })

  it('CAT-92 nineteen cards of each kind, 25 development cards, the robber on the desert', () => {
    expect(BANK).toBe(19)
    expect(DECK).toEqual([14, 2, 2, 2, 5])
    const { hexes, robber, deck, bank } = shown({})
    const desert = hexes.find(({ resource }) => resource === null)
    expect(robber).toEqual([desert?.q, desert?.r])
    expect(deck).toBe(25)
    expect(bank).toEqual([19, 19, 19, 19, 19])
  })
})

describe('the island', () => {
  it('CAT-88 chips lie in the order of their letters and skip the desert', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { hexes } = shown({ board: 'variable' }, seed)
      const laidChips = hexes.flatMap(({ number }) => number ?? [])
      expect(laidChips.toSorted((a, b) => a - b)).toEqual([...CHIPS].sort((a, b) => a - b))
      // From the western corner: the first chip, or the desert.
      const west = hexes.find(({ q, r }) => q === -2 && r === 0)
      expect([CHIPS[0], null]).toContain(west?.number ?? null)
    }
  })

  it('CAT-89 the beginner’s island has the first cards that the rulebook lists', () => {
    const first = {
      orange: [0, 1, 1, 0, 0],
      white: [0, 1, 0, 1, 1],
      blue: [1, 0, 1, 0, 1],
      red: [1, 0, 1, 0, 1],
    }
    const state = laid({ board: 'beginner' })
    for (const [seat, { colour }] of shown({ board: 'beginner' }).seats.entries()) {
      const own = catan.view(state, seat).shown.seats[seat]
      expect(own?.resources, colour).toEqual(first[colour])
    }
    expect(shown({ board: 'beginner' }).hexes.map(({ resource, number }) => ({ resource, number }))).toEqual(
      BEGINNER,
    )
  })

  it('CAT-90 a balanced island has no 6 or 8 beside another', () => {
    const red = (number: number | null) => number === 6 || number === 8
    for (let seed = 0; seed < 20; seed++) {
      const hot = shown({ board: 'balanced' }, seed).hexes.filter(({ number }) => red(number))
      for (const a of hot)
        for (const b of hot) {
          const [q, r] = [Math.abs(a.q - b.q), Math.abs(a.r - b.r)]
          const apart = Math.max(q, r, Math.abs(a.q + a.r - b.q - b.r))
          expect(a === b || apart > 1).toBe(true)
        }
    }
  })

  it('CAT-91 harbours stay nine, four of them for everything, however they are laid', () => {
    for (const harbours of ['shuffled', 'frame'])
      for (let seed = 0; seed < 10; seed++) {
        const kinds = shown({ harbours }, seed).harbours.map(({ resource }) => resource)
        expect(kinds).toHaveLength(9)
        expect(many(kinds, null)).toBe(4)
      }
  })

  it('CAT-95 rows of three, four, five, four and three hexes from the north', () => {
    const rows = [-2, -1, 0, 1, 2].map((row) => shown({}).hexes.filter(({ r }) => r === row).length)
    expect(rows).toEqual([3, 4, 5, 4, 3])
    expect(COLOURS).toHaveLength(4)
  })
})
