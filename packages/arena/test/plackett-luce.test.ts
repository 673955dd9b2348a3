import { SeededRng, shuffle } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { plackettLuce, type Ranking } from '../src/plackett-luce.ts'

const TRUTH = [-1.5, -0.9, -0.3, 0, 0.3, 0.5, 0.8, 1.1]
const NAMES = TRUTH.map((_, i) => `level:${i + 1}`)

/** Places by the law itself: again and again one of the rest, in proportion to its strength. */
function simulated(tables: number, seed: number): Ranking[] {
  const rng = new SeededRng(seed)
  return Array.from({ length: tables }, () => {
    const seats = shuffle([...NAMES], rng).slice(0, 4)
    const places = new Map<string, number>()
    let rest = [...seats]
    for (let place = 1; place <= 4; place++) {
      const weights = rest.map((name) => Math.exp(TRUTH[NAMES.indexOf(name)] as number))
      let left = (rng.below(1_000_000) / 1_000_000) * weights.reduce((sum, one) => sum + one, 0)
      const chosen = rest.find((_, i) => {
        left -= weights[i] as number
        return left < 0
      })
      const name = chosen ?? (rest.at(-1) as string)
      places.set(name, place)
      rest = rest.filter((one) => one !== name)
    }
    return { names: seats, places: seats.map((name) => places.get(name) as number) }
  })
}

const mean = TRUTH.reduce((sum, one) => sum + one, 0) / TRUTH.length

describe('strengths by Plackett and Luce', () => {
  it('are found again in simulated tables, and 95 % intervals hold the truth about as often', () => {
    let held = 0
    for (let seed = 0; seed < 20; seed++) {
      for (const [i, { strength, interval }] of plackettLuce(NAMES, simulated(400, seed)).entries()) {
        const truth = (TRUTH[i] as number) - mean
        expect(Math.abs(strength - truth)).toBeLessThan(0.6)
        if (interval.low <= truth && truth <= interval.high) held++
      }
    }
    expect(held / 160).toBeGreaterThan(0.9)
    expect(held / 160).toBeLessThan(1)
  })

  it('have narrower intervals with more tables', () => {
    const width = (tables: number) => {
      const [first] = plackettLuce(NAMES, simulated(tables, 1))
      return first ? first.interval.high - first.interval.low : 0
    }
    expect(width(1600)).toBeLessThan(0.6 * width(400))
  })

  it('are equal where everybody ties, and finite where somebody always loses', () => {
    const ties = plackettLuce(['a', 'b'], [{ names: ['a', 'b'], places: [1, 1] }])
    expect(ties.map(({ strength }) => strength)).toEqual([0, 0])
    const sweep = plackettLuce(['a', 'b'], Array(50).fill({ names: ['a', 'b'], places: [1, 2] }))
    expect(sweep[0]?.strength).toBeGreaterThan(1)
    expect(sweep[0]?.strength).toBeLessThan(5)
  })

  it('of two are those of Bradley and Terry: e to the difference is the odds', () => {
    const won = (many: number, places: number[]): Ranking[] => Array(many).fill({ names: ['a', 'b'], places })
    const [a, b] = plackettLuce(['a', 'b'], [...won(3000, [1, 2]), ...won(1000, [2, 1])])
    expect((a?.strength ?? 0) - (b?.strength ?? 0)).toBeCloseTo(Math.log(3), 2)
  })
})
