import { describe, expect, it } from 'vitest'
import { elo, readEntrant, wilson } from '../src/index.ts'

describe('what games prove', () => {
  it('the interval of a share has the textbook values', () => {
    // Newcombe 1998: 81 of 263 gives 0.2553 to 0.3662.
    const { low, high } = wilson(81, 263)
    expect(low).toBeCloseTo(0.2553, 4)
    expect(high).toBeCloseTo(0.3662, 4)
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
    expect(wilson(0, 20).low).toBe(0)
  })

  it('who wins three duels of four is about 190 points ahead', () => {
    const [a = 0, b = 0] = elo(
      ['a', 'b'],
      [
        [0, 750],
        [250, 0],
      ],
    )
    expect(a - b).toBeGreaterThan(185)
    expect(a - b).toBeLessThan(195)
    expect(a + b).toBe(0)
  })
})

describe('names of entrants', () => {
  it.each([
    ['mate', { kind: 'rank', rank: 'mate', budget: null }],
    ['captain:800', { kind: 'rank', rank: 'captain', budget: { iterations: 800 } }],
    ['captain:200ms', { kind: 'rank', rank: 'captain', budget: { ms: 200 } }],
    ['cmd:python3 bot.py', { kind: 'program', command: 'python3 bot.py' }],
  ])('%s reads', (text, entrant) => {
    expect(readEntrant(text)).toMatchObject(entrant)
  })

  it.each(['', 'admiral', 'mate:3', 'captain:0', 'captain:fast', 'cmd: '])('"%s" does not', (text) => {
    expect(readEntrant(text)).toHaveProperty('problem')
  })
})
