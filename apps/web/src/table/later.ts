/** Loads the parts of the table that no first move needs. */
import { lazy } from '@quayside/board-kit'

export const lazyParts = lazy(async () => {
  const parts = await import('./lazy-parts.ts')
  await Promise.all([parts.loadHintWords(), parts.loadFinishWords(), parts.loadTableWords()])
  return parts
})
