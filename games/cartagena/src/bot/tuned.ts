/** The evaluation by hand, whose weights `tune` finds: features are made of it, and learned weights are compared with it. */
import type { Heuristic } from '@quayside/rules-kit'
import type { Cartagena } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { evaluate, ownValue } from './evaluation.ts'
import { SCALE, WEIGHTS } from './weights.ts'

export const tuned: Heuristic<Cartagena> = {
  scale: SCALE,
  weights: WEIGHTS,
  turns: (state) => state.turns,
  evaluate,
  ownValue,
  pruneCandidates,
}
