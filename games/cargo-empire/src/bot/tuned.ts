/** The evaluation by hand, whose weights `tune` finds: features are made of it, and learned weights are compared with it. */
import type { Heuristic } from '@quayside/rules-kit'
import type { CargoEmpire } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { evaluate, ownValue } from './evaluation.ts'
import { SCALE, WEIGHTS } from './weights.ts'

export const tuned: Heuristic<CargoEmpire> = {
  scale: SCALE,
  overrides: {
    // Many deliveries are nearly as good as the best one: a newcomer is somebody who sees few of them.
    missRate: 0.7,
    evalNoise: 0.6,
    // What a city brings shows late.
    horizon: 4,
  },
  weights: WEIGHTS,
  turns: (state) => state.turns,
  evaluate,
  ownValue,
  pruneCandidates,
}
