/** Parts that nobody needs for a first move. */
import { later } from '@quayside/board-kit'
import type { LaterParts } from './later-context.ts'

const parts = later<LaterParts>(() => import('./later-parts.ts'))

export const laterParts = parts.now
export const useLater = parts.use
