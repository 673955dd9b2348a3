/** What the log of the board says, and what a deed adds to it. */
import type { Page } from 'playwright-core'
import { settled } from './play.ts'

/** Newest first, as the page shows it. */
export function logOf(page: Page): Promise<string[]> {
  return page.locator('.log').first().locator('li').allTextContents()
}

/** The sentences that stand in the log after the deed and did not before, oldest first. */
export async function toldBy(page: Page, deed: () => Promise<unknown>): Promise<string[]> {
  const before = await inTime(page)
  await deed()
  await settled(page)
  return (await inTime(page)).slice(before.length)
}

/** Oldest first: what follows from a deed stands under it already, and what was done several times in a row stands once. */
async function inTime(page: Page): Promise<string[]> {
  const lines = await page
    .locator('.log')
    .first()
    .locator('li')
    .evaluateAll((all) =>
      all.map((one) => {
        const count = one.querySelector('.times')?.textContent ?? ''
        const text = (one.textContent ?? '').slice(0, -count.length || undefined)
        return { text, times: Number(count.slice(1) || 1), after: one.classList.contains('after') }
      }),
    )
  const groups: string[][] = []
  for (const { text, times, after } of lines) {
    if (after) groups.at(-1)?.push(text)
    else groups.push(...Array.from({ length: times }, () => [text]))
  }
  return groups.reverse().flat()
}
