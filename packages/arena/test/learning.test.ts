import { SeededRng } from '@quayside/rules-kit'
import { describe, expect, it } from 'vitest'
import { accuracyOf } from '../src/learning/calibration.ts'
import { fitSoftmax, predict } from '../src/learning/fit-softmax.ts'
import type { Samples } from '../src/learning/samples.ts'

/** Positions of three seats whose winners are drawn by the softmax of known weights; the last feature is the same for all. */
function drawn(weights: readonly number[], count: number): Samples {
  const rng = new SeededRng(7)
  const uniform = () => rng.below(1_000_000) / 1_000_000
  const players = 3
  const width = weights.length + 1
  const features = new Float32Array(count * players * width)
  const wins = new Float32Array(count * players)
  for (let p = 0; p < count; p++) {
    const odds = Array.from({ length: players }, (_, seat) => {
      const row = [...weights.map(() => 4 * uniform() - 2), p]
      features.set(row, (p * players + seat) * width)
      return Math.exp(weights.reduce((sum, weight, i) => sum + weight * (row[i] ?? 0), 0))
    })
    const all = odds.reduce((sum, one) => sum + one, 0)
    const mark = uniform() * all
    const winner = odds.findIndex(
      (_, seat) => odds.slice(0, seat + 1).reduce((sum, one) => sum + one, 0) > mark,
    )
    wins[p * players + winner] = 1
  }
  return { players, width, features, wins, count, inUse: new Float32Array(wins.length).fill(1 / 3) }
}

describe('a softmax over seats', () => {
  const weights = [1.5, -0.7, 0]
  const samples = drawn(weights, 4000)
  const found = fitSoftmax(samples)

  it('finds the weights that the winners were drawn with; what all seats share weighs nothing', () => {
    expect([...found.slice(0, 3)].map((weight, i) => Math.abs(weight - (weights[i] ?? 0)) < 0.15)).toEqual([
      true,
      true,
      true,
    ])
    expect(found[3]).toBeCloseTo(0)
  })

  it('predicts better than guessing, and calls its probabilities by their right names', () => {
    const probabilities = new Float64Array(samples.wins.length)
    const one = new Float64Array(3)
    for (let p = 0; p < samples.count; p++) {
      predict(samples, found, p, one)
      probabilities.set(one, p * 3)
    }
    const learned = accuracyOf(samples, probabilities)
    expect(learned.logLoss).toBeLessThan(accuracyOf(samples, samples.inUse).logLoss - 0.2)
    expect(learned.calibrationError).toBeLessThan(0.03)
    expect(learned.bins.reduce((sum, { count }) => sum + count, 0)).toBe(12_000)
  })

  it('guessing is calibrated and knows nothing', () => {
    const guessed = accuracyOf(samples, samples.inUse)
    expect(guessed.logLoss).toBeCloseTo(Math.log(3))
    expect(guessed.calibrationError).toBeCloseTo(0)
    expect(guessed.bins).toHaveLength(1)
  })
})
