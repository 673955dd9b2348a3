/** What the log of the board says, and what a deed adds to it. */
import type { Page } from 'playwright-core'
import { settled } from './play.ts'

/** Newest first, as the page shows it. */
export function logOf(page: Page): Promise<string[]> {
  return page.locator('.log').first().locator('li').allTextContents()
}

/** The sentences that stand in the log after the deed and did not before, oldest first. */
export async function toldBy(page: Page, deed: () => Promise<unknown>): Promise<string[]> {
  const before = await logOf(page)
  await deed()
  await settled(page)
  const after = await logOf(page)
  return after.slice(0, after.length - before.length).reverse()
}
