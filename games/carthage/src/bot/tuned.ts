/** The evaluation by hand, whose weights `tune` finds: features are made of it, and learned weights are compared with it. */
import type { Heuristic } from '@quayside/rules-kit'
import type { Carthage } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { evaluate, evaluateAll } from './evaluation.ts'
import { SCALE, WEIGHTS } from './weights.ts'

export const tuned: Heuristic<Carthage> = {
  scale: SCALE,
  overrides: {
    // Luck already hides small differences, so a deckhand misses fewer actions than elsewhere.
    missRate: 0.35,
    evalNoise: 0.35,
    // What a purchase leaves for the next seat shows late: look far, and search every decision of the seat in the tree.
    horizon: 4,
    expansionThreshold: 0,
    // Values lie close together, and visits follow the priors for long: the choice goes by value.
    finalVisitFraction: 0.4,
  },
  weights: WEIGHTS,
  turns: (state) => state.turns,
  evaluate,
  // A seat's own goods say little here: what they are worth depends on the others, and on what lies open for the next.
  ownValue: evaluate,
  ownValues: evaluateAll,
  pruneCandidates,
}
