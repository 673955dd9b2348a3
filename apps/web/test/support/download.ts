/** The text of a file that a press saves. The browser may run elsewhere, so the file is read through it. */
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'

export async function savedText(page: Page, selector: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.locator(selector).click()
  return text(await (await download).createReadStream())
}
