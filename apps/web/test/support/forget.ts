/** A page that knows nothing of what was done in it: for the next scene or test, which need not load and compile everything anew. */
import type { Page } from 'playwright-core'

export async function forget(page: Page): Promise<void> {
  // A page of the same server without scripts: its workers are gone then, and nothing is kept again.
  await page.goto('/healthz')
  await page.context().clearCookies()
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  })
  await session.detach()
}
