/** What learning, tuning and comparisons need beyond the heuristic in use. */
import type { Learning } from '@quayside/rules-kit'
import type { Cartagena } from '../types.ts'
import { compute, FEATURES } from './features.ts'
import { learned } from './learned.ts'
import { tuned } from './tuned.ts'

export const learning: Learning<Cartagena> = { features: FEATURES, compute, learned, tuned }
