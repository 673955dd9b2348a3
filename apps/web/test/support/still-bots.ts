/** Bots that never take their turn: what stands on the table stays there until the test acts. */
import type { Page } from 'playwright-core'
import type { Reader, Site } from './site.ts'

/** What the settings call slow, in milliseconds; nothing else in the worker waits so long. */
const SLOW = 1400

const NEVER = `const later = setTimeout
self.setTimeout = (deed, ms, ...rest) => (ms === ${SLOW} ? 0 : later(deed, ms, ...rest));`

export async function openWithStillBots(site: Site, reader: Reader = {}): Promise<Page> {
  const page = await site.open({ ...reader, botSpeed: 'slow' })
  await page.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${NEVER}\n${await answer.text()}` })
  })
  return page
}
