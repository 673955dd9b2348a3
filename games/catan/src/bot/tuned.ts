/** The evaluation by hand, whose weights `tune` finds: features are made of it, and learned weights are compared with it. */
import type { Heuristic } from '@quayside/rules-kit'
import type { Catan } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { evaluate, ownValue } from './evaluation.ts'
import { SCALE, WEIGHTS } from './weights.ts'

export const tuned: Heuristic<Catan> = {
  scale: SCALE,
  weights: WEIGHTS,
  turns({ round, turn, fixed: { players, first } }) {
    return round === 0 ? 0 : (round - 1) * players + ((turn - first + players) % players)
  },
  evaluate,
  ownValue,
  pruneCandidates,
}
