/** What makes a rank strong or weak: how it chooses, how much it overlooks, how long it searches. */
import { levelOf, type Rank } from './ranks.ts'

/** Uniform, noisy greedy, depth-limited search, Monte Carlo tree search. */
export type Method = 'random' | 'deckhand' | 'mate' | 'captain'

export interface Strength {
  readonly method: Method
  /** Times the game's own `missRate` and `evalNoise` of a deckhand. */
  readonly carelessness: number
  /** Times the search budget of a captain. */
  readonly thought: number
}

const strength = (method: Method, { carelessness = 1, thought = 1 } = {}): Strength => ({
  method,
  carelessness,
  thought,
})

/**
 * By level. Weak players overlook more, and judge worse what they see; stronger ones look at all there is, then at what
 * follows from it; the strongest search longer.
 */
const STRENGTHS: readonly Strength[] = [
  strength('random'),
  strength('deckhand', { carelessness: 1.5 }),
  strength('deckhand'),
  strength('deckhand', { carelessness: 0.4 }),
  strength('mate'),
  strength('captain', { thought: 0.25 }),
  strength('captain'),
  strength('captain', { thought: 2.5 }),
  strength('captain', { thought: 6 }),
]

export function strengthOf(rank: Rank): Strength {
  return STRENGTHS[levelOf(rank)] as Strength
}
