/** The house's bots, from the weakest to the strongest: uniform, noisy greedy, depth-limited search, Monte Carlo tree search. */
export const RANKS = ['random', 'deckhand', 'mate', 'captain'] as const
export type Rank = (typeof RANKS)[number]

export function isRank(name: string): name is Rank {
  return (RANKS as readonly string[]).includes(name)
}
