import { lazy } from '@quayside/board-kit'

/** What no first move needs. */
export const parts = lazy(() => import('./lazy-parts.ts'))
