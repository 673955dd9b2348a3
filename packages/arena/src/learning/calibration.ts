/** How well win probabilities predict: log-loss, and whether what is called 30 % happens in 30 % of the cases. */
import type { Samples } from './samples.ts'

const BINS = 10
/** Floor that keeps the loss finite for a winner with probability 0. */
const LEAST_PROBABILITY = 1e-6

export interface Bin {
  /** Mean of the probabilities in the bin, and the share of those seats that won. */
  readonly predicted: number
  readonly won: number
  readonly count: number
}

export interface Accuracy {
  /** Mean negative log likelihood of the winners, in nats. */
  readonly logLoss: number
  /** Ten equal bins from 0 to 1; empty ones are left out. */
  readonly bins: readonly Bin[]
  /** Mean distance of the two sides of a bin, weighted by its count. */
  readonly calibrationError: number
}

/** `probabilities` as `wins` of the samples. */
export function accuracyOf({ wins, players, count }: Samples, probabilities: ArrayLike<number>): Accuracy {
  const sums = Array.from({ length: BINS }, () => ({ predicted: 0, won: 0, count: 0 }))
  let loss = 0
  for (let at = 0; at < count * players; at++) {
    const probability = probabilities[at] as number
    const won = wins[at] as number
    if (won > 0) loss -= won * Math.log(Math.max(LEAST_PROBABILITY, probability))
    const bin = sums[Math.min(BINS - 1, Math.floor(probability * BINS))]
    if (!bin) continue
    bin.predicted += probability
    bin.won += won
    bin.count++
  }
  const bins = sums
    .filter(({ count: many }) => many > 0)
    .map((bin) => ({ predicted: bin.predicted / bin.count, won: bin.won / bin.count, count: bin.count }))
  const apart = bins.reduce((sum, bin) => sum + Math.abs(bin.predicted - bin.won) * bin.count, 0)
  return {
    logLoss: loss / Math.max(1, count),
    bins,
    calibrationError: apart / Math.max(1, count * players),
  }
}
