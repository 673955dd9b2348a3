/** What learning, tuning and comparisons need beyond the heuristic in use. */
import type { Learning } from '@quayside/rules-kit'
import type { Carthage } from '../types.ts'
import { compute, FEATURES } from './features.ts'
import { learned } from './learned.ts'
import { tuned } from './tuned.ts'

export const learning: Learning<Carthage> = { features: FEATURES, compute, learned, tuned }
