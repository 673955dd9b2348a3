// What the rulebook says of the box, held against the content.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BOARDS, boardSymbols, COLOURS, LETTERS, MOST_PIRATES } from '../../src/content.ts'
import { cartagena } from '../../src/inspectable.ts'

const book = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8')

describe('the box of Cartagena', () => {
  it('CTG-60 two to five players', () => {
    expect(cartagena.seats).toEqual({ min: 2, max: 5 })
  })

  it.each(['RULES.md', 'RULES.ja.md'])('CTG-61 %s lists both sides of the eight boards', (name) => {
    const rows = [...book(name).matchAll(/^\| (\d) \| ([GRLPHC ]+) \| ([GRLPHC ]+) \|$/gm)]
    expect(rows).toHaveLength(BOARDS)
    for (const [, number, ...sides] of rows) {
      const lying = ['T', 'J'].map((side) => boardSymbols(`${side}${number}F`).map((one) => LETTERS[one]))
      expect(sides).toEqual(lying.map((letters) => letters.join(' ')))
    }
  })

  it('CTG-62 six pirates in each of five colours', () => {
    expect(COLOURS).toEqual(['red', 'green', 'yellow', 'blue', 'black'])
    expect(COLOURS.length * MOST_PIRATES).toBe(30)
  })

  it('CTG-63 options that do not belong together are refused', () => {
    const resolved = (given: object) => 'problem' in cartagena.resolveOptions(3, given as never)
    expect(resolved({ layout: 'escape', boards: '3+3' })).toBe(true)
    expect(resolved({ layout: 'story', boards: 6 })).toBe(true)
    expect(resolved({ layout: 'tortuga', morganShipLimitInBase: false })).toBe(true)
    expect(resolved({ layout: 'escape', shipDepartureNeedsOwnPirate: true })).toBe(true)
    for (const layout of ['escape', 'tortuga', 'story'])
      expect(resolved({ layout, piratesPerPlayer: 5, drawRule: 'both', outlaws: true, magic: true })).toBe(
        false,
      )
  })
})
