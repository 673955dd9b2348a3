/** Evaluation, candidate pruning and parameters that the bots use for this game; `learned-weights.json` says which command found the weights. */
import type { Heuristic } from '@quayside/rules-kit'
import type { Carthage } from '../types.ts'
import { learned } from './learned.ts'
import found from './learned-weights.json' with { type: 'json' }

export const heuristic: Heuristic<Carthage> = learned(found.weights)
