import { describe, expect, it } from 'vitest'
import { type Rng, SeededRng, seriesSeed, shuffle } from '../src/index.ts'

/** Sum of squared differences to an even spread; about `cells` when it is even. */
function unevenness(hits: readonly number[]): number {
  const mean = hits.reduce((a, b) => a + b, 0) / hits.length
  return hits.reduce((sum, many) => sum + (many - mean) ** 2 / mean, 0)
}

function spread(rng: Rng, k: number, draws: number): number[] {
  const hits = Array.from({ length: k }, () => 0)
  for (let i = 0; i < draws; i++) {
    const n = rng.below(k)
    hits[n] = (hits[n] ?? 0) + 1
  }
  return hits
}

describe('the seeded generator', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    const rng = new SeededRng(1)
    expect(Array.from({ length: 6 }, () => rng.below(1000))).toEqual([39, 74, 570, 209, 189, 85])
  })

  it('gives other numbers for neighbouring and for large seeds', () => {
    const seeds = [0, 1, 2, 3, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 40, Number.MAX_SAFE_INTEGER]
    const firsts = seeds.map((seed) => {
      const rng = new SeededRng(seed)
      return [rng.next(), rng.next()].join()
    })
    expect(new Set(firsts).size).toBe(seeds.length)
  })

  it.each([2, 3, 6, 7, 36, 108])('spreads evenly below %i', (k) => {
    // Five sigma above the mean of the chi-squared distribution.
    expect(unevenness(spread(new SeededRng(9), k, 1000 * k))).toBeLessThan(k + 5 * Math.sqrt(2 * k))
  })

  it('does not favour small numbers below large bounds', () => {
    const rng = new SeededRng(5)
    const k = 3 * 2 ** 29
    let low = 0
    for (let i = 0; i < 20_000; i++) if (rng.below(k) < k / 2) low++
    expect(Math.abs(low - 10_000)).toBeLessThan(500)
  })

  it('below 1 is 0', () => {
    expect(new SeededRng(3).below(1)).toBe(0)
  })

  it('has no visible tie from one number to the next', () => {
    const rng = new SeededRng(4)
    const pairs = Array.from({ length: 36 }, () => 0)
    let last = rng.below(6)
    for (let i = 0; i < 36_000; i++) {
      const next = rng.below(6)
      pairs[last * 6 + next] = (pairs[last * 6 + next] ?? 0) + 1
      last = next
    }
    expect(unevenness(pairs)).toBeLessThan(36 + 5 * Math.sqrt(72))
  })
})

describe('seeds of a series', () => {
  it('are all different and far apart', () => {
    const seeds = Array.from({ length: 10_000 }, (_, i) => seriesSeed(1, i))
    expect(new Set(seeds).size).toBeGreaterThan(9_990)
    expect(seriesSeed(1, 5)).not.toBe(seriesSeed(2, 5))
    const high = seeds.filter((seed) => seed >= 2 ** 31).length
    expect(Math.abs(high - 5000)).toBeLessThan(250)
  })
})

describe('shuffling', () => {
  it('keeps every card and gives every order its share', () => {
    const rng = new SeededRng(8)
    const orders = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(['a', 'b', 'c', 'd'], rng).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(unevenness([...orders.values()])).toBeLessThan(24 + 5 * Math.sqrt(48))
  })
})
