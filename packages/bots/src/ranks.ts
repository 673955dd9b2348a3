/** The house's bots by name: `random`, and strengths from 1 to 8, three of which have a name of their own. */
export const RANKS = [
  'random',
  'level:1',
  'deckhand',
  'level:3',
  'mate',
  'level:5',
  'captain',
  'level:7',
  'level:8',
] as const
const SYNONYMS = { 'level:2': 'deckhand', 'level:4': 'mate', 'level:6': 'captain' } as const

export type Rank = (typeof RANKS)[number] | keyof typeof SYNONYMS

export function isRank(name: string): name is Rank {
  return (RANKS as readonly string[]).includes(name) || Object.hasOwn(SYNONYMS, name)
}

/** From 0 for random play to 8. */
export function levelOf(rank: Rank): number {
  const name = Object.hasOwn(SYNONYMS, rank) ? SYNONYMS[rank as keyof typeof SYNONYMS] : rank
  return (RANKS as readonly string[]).indexOf(name)
}
