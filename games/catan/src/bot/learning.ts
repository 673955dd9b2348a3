/** What learning, tuning and comparisons need beyond the heuristic in use. */
import type { Learning } from '@quayside/rules-kit'
import type { Catan } from '../types.ts'
import { compute } from './feature-values.ts'
import { FEATURES } from './features.ts'
import { learned } from './learned.ts'
import { tuned } from './tuned.ts'

export const learning: Learning<Catan> = { features: FEATURES, compute, learned, tuned }
