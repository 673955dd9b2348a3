/** Waiting at the text table. */
import type { Page } from 'playwright-core'

/** Answered is whatever the table waits for: a question, or the end. */
export async function heard(page: Page): Promise<'asked' | 'over'> {
  // An offer may be made at any time; it is not what the table waits for.
  const asked = '.text-table[data-settled=true]:has([data-act]:not([data-act=offer], [data-act=counter]))'
  await page
    .locator(`${asked}, .text-table[data-settled=true] .finish`)
    .first()
    .waitFor({ state: 'attached' })
  return (await page.locator('.finish').count()) > 0 ? 'over' : 'asked'
}
