/** Confidence intervals and Elo ratings from numbers of wins. */

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's 95 % interval of a share; shared wins may be fractions. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const share = wins / games
  const centre = share + (z * z) / (2 * games)
  const margin = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const denominator = 1 + (z * z) / games
  return {
    low: Math.max(0, (centre - margin) / denominator),
    high: Math.min(1, (centre + margin) / denominator),
  }
}

/**
 * Elo ratings from pairwise results: in each game the seat with the better place beats the other. Fitted by a few hundred
 * Bradley-Terry iterations with mean 0; half a win added each way keeps the rating of a clean sweep finite.
 */
export function elo(names: readonly string[], pairWins: readonly (readonly number[])[]): readonly number[] {
  let strength = names.map(() => 1)
  for (let step = 0; step < 300; step++) {
    strength = strength.map((own, a) => {
      let won = 0
      let met = 0
      for (let b = 0; b < names.length; b++) {
        if (a === b) continue
        const ours = (pairWins[a]?.[b] ?? 0) + 0.5
        const theirs = (pairWins[b]?.[a] ?? 0) + 0.5
        won += ours
        met += (ours + theirs) / (own + (strength[b] as number))
      }
      return met === 0 ? own : won / met
    })
    const mean = Math.exp(strength.reduce((sum, value) => sum + Math.log(value), 0) / strength.length)
    strength = strength.map((value) => value / mean)
  }
  return strength.map((value) => Math.round((400 * Math.log(value)) / Math.LN10))
}
