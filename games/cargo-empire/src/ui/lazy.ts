/** Parts that nobody needs for a first move. */
import { lazy } from '@quayside/board-kit'
import type { LazyParts } from './lazy-context.ts'

const parts = lazy<LazyParts>(() => import('./lazy-parts.ts'))

export const lazyParts = parts.now
export const useLazy = parts.use
