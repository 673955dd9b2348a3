/** Where a table's chance comes from. */
import type { Rng, Weighted } from '@quayside/rules-kit'

/**
 * Draw number `n` (from 1) of a label: a whole number below `total`. In real games it depends on nothing else, so that
 * undo and redo meet the same draws; see `fairness.ts`.
 */
export interface DrawSource {
  draw(label: string, n: number, total: number): number
}

/** A plain stream, whatever the label: for simulations and tests. */
export function streamSource(rng: Rng): DrawSource {
  return { draw: (_label, _n, total) => rng.below(total) }
}

/** Random numbers for the set-up: each is a draw with the label `setup`. */
export function setupRng(source: DrawSource): Rng {
  let n = 0
  return {
    below(k) {
      n++
      return source.draw('setup', n, k)
    },
  }
}

export function totalWeight<O>(outcomes: readonly Weighted<O>[]): number {
  return outcomes.reduce((sum, entry) => sum + entry.weight, 0)
}

/** Inverse of the cumulative weights: the outcome whose interval contains `number`. */
export function pick<O>(outcomes: readonly Weighted<O>[], number: number): O {
  let left = number
  for (const { outcome, weight } of outcomes) {
    left -= weight
    if (left < 0) return outcome
  }
  throw new RangeError(`${number} is not below the total weight`)
}
