/** What learning, tuning and comparisons need beyond the heuristic in use. */
import { inOrder, type Learning, learnedEvaluation } from '@quayside/rules-kit'
import type { Catan } from '../types.ts'
import { evaluate, ownValue } from './evaluation.ts'
import { FEATURES } from './features.ts'
import { base, parts } from './heuristic.ts'
import { SCALE, WEIGHTS } from './weights.ts'

export const learning: Learning<Catan> = {
  features: FEATURES,
  compute: parts.compute,
  learned: (weights) => ({ ...base, ...learnedEvaluation(parts, inOrder(FEATURES, weights)) }),
  tuned: { ...base, evaluate, ownValue, scale: SCALE, weights: WEIGHTS },
}
