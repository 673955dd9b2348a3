import { describe, expect, it } from 'vitest'
import { spsa } from '../src/tuning/spsa.ts'

/** Whoever is nearer to the best weights wins the more, the nearer it is. */
const nearness = (best: { [name: string]: number }) => (weights: { readonly [name: string]: number }) =>
  -Object.entries(best).reduce((sum, [name, value]) => sum + Math.log((weights[name] ?? 0) / value) ** 2, 0)

describe('SPSA', () => {
  it('finds the weights that win, and leaves those alone that may not change', async () => {
    const start = { coin: 1, ship: 4, win: 60 }
    const good = nearness({ coin: 2, ship: 2, win: 10 })
    const found = await spsa({
      start,
      names: ['coin', 'ship'],
      stride: 0.15,
      steps: 400,
      seed: 1,
      duel: async (a, b) => Math.tanh(good(a) - good(b)),
      onStep: () => undefined,
    })
    expect(found.coin).toBeCloseTo(2, 0)
    expect(found.ship).toBeCloseTo(2, 0)
    expect(found.win).toBe(60)
  })

  it('goes the same way with the same seed, and another with another', async () => {
    const go = (seed: number) =>
      spsa({
        start: { coin: 1, ship: 4 },
        names: ['coin', 'ship'],
        stride: 0.15,
        steps: 5,
        seed,
        duel: async ({ coin = 0 }, { coin: other = 0 }) => (coin > other ? 1 : -1),
        onStep: () => undefined,
      })
    expect(await go(1)).toEqual(await go(1))
    expect(await go(2)).not.toEqual(await go(1))
  })
})
