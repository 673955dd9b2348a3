/** Wald's sequential probability ratio test of a share of wins: a series ends as soon as it is decided. */

export interface SequentialTest {
  /** The share between equals, and the one that is to be told from it. */
  readonly fair: number
  readonly better: number
  /** How often each of both may be taken for the other. */
  readonly error: number
}

export type Verdict = 'better' | 'fair' | 'undecided'

export interface SequentialResult {
  readonly verdict: Verdict
  /** Games until it was decided; all of them if it was not. */
  readonly games: number
  /** Log-likelihood ratio after these games; it is decided beyond plus or minus `bound`. */
  readonly ratio: number
  readonly bound: number
}

/** Each game counts the share of its win that the first entrant has; the games after the decision do not count. */
export function sequentialTest(
  { fair, better, error }: SequentialTest,
  wins: Iterable<number>,
): SequentialResult {
  const bound = Math.log((1 - error) / error)
  const won = Math.log(better / fair)
  const lost = Math.log((1 - better) / (1 - fair))
  let ratio = 0
  let games = 0
  for (const share of wins) {
    ratio += share * won + (1 - share) * lost
    games++
    if (Math.abs(ratio) >= bound) return { verdict: ratio > 0 ? 'better' : 'fair', games, ratio, bound }
  }
  return { verdict: 'undecided', games, ratio, bound }
}
