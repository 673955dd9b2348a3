/** Evaluation, candidate pruning and parameters that the bots use for this game. */
import type { Heuristic } from '@quayside/rules-kit'
import type { Cartagena } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { evaluate, ownValue } from './evaluation.ts'
import { SCALE, WEIGHTS } from './weights.ts'

export const heuristic: Heuristic<Cartagena> = {
  scale: SCALE,
  weights: WEIGHTS,
  turns: (state) => state.turns,
  evaluate,
  ownValue,
  pruneCandidates,
}
