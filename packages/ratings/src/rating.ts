/** Ratings of several players at once. Pure: the same games in the same order give the same numbers to the last digit. */
import { rate } from 'openskill'
import { thurstoneMostellerFull } from 'openskill/models'

/** What is believed about somebody's strength at a game: a mean, and how uncertain it is. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 }

/**
 * What one game teaches about those who played it. Of the models of the library this one states its own uncertainty best: see
 * `test/simulated-strengths.test.ts`. Equal standings are a draw.
 */
export function afterGame(before: readonly Rating[], standings: readonly number[]): Rating[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }])
  const after = rate(teams, { model: thurstoneMostellerFull, rank: [...standings] })
  return after.map(([one], i) => one ?? (before[i] as Rating))
}
