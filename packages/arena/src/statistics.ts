/** How much a number of games proves: confidence intervals and Elo ratings. */

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's 95 % interval of a share; shared wins may be fractions. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const share = wins / games
  const middle = share + (z * z) / (2 * games)
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const below = 1 + (z * z) / games
  return { low: Math.max(0, (middle - reach) / below), high: Math.min(1, (middle + reach) / below) }
}

/**
 * Elo points from duels: each pair of seats of a game is a duel that the better place wins. Solved by a few hundred steps
 * of the Bradley-Terry iteration, the mean set to 0; half a duel each way keeps a clean sweep finite.
 */
export function elo(names: readonly string[], beaten: readonly (readonly number[])[]): readonly number[] {
  let strength = names.map(() => 1)
  for (let step = 0; step < 300; step++) {
    strength = strength.map((own, a) => {
      let won = 0
      let met = 0
      for (let b = 0; b < names.length; b++) {
        if (a === b) continue
        const ours = (beaten[a]?.[b] ?? 0) + 0.5
        const theirs = (beaten[b]?.[a] ?? 0) + 0.5
        won += ours
        met += (ours + theirs) / (own + (strength[b] as number))
      }
      return met === 0 ? own : won / met
    })
    const mean = Math.exp(strength.reduce((sum, one) => sum + Math.log(one), 0) / strength.length)
    strength = strength.map((one) => one / mean)
  }
  return strength.map((one) => Math.round((400 * Math.log(one)) / Math.LN10))
}
