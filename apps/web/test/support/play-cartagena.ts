/** How a person answers whatever Cartagena asks. */
import type { Page } from 'playwright-core'
import { type Press, seq } from './play.ts'

export const choice = (name: string) => `[data-choice="${name}"]`
export const open = (name: string) => `${choice(name)}:not([aria-disabled])`
export const has = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0

/** Presses and waits until the host has taken it. */
export async function decide(page: Page, press: Press, selector: string): Promise<void> {
  const before = await seq(page)
  await page.locator(selector).first().waitFor()
  await press(page, selector)
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
}
