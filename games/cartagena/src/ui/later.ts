import { later } from '@quayside/board-kit'

/** What no first move needs. */
export const parts = later(() => import('./later-parts.ts'))
