/** How a person answers whatever Catan asks. */
import type { Page } from 'playwright-core'
import { byPointer, type Press, seq } from './play.ts'

export async function press(page: Page, name: string): Promise<void> {
  await page.locator(`[data-choice="${name}"]`).click()
}

/** Presses and waits until the host has taken it. */
export async function decide(page: Page, selector: string, by: Press = byPointer): Promise<void> {
  const before = await seq(page)
  await by(page, selector)
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
}

const can = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0

export async function discard(page: Page): Promise<string> {
  while (await can(page, '[data-choice^=more-]:not([aria-disabled])')) {
    await page.locator('[data-choice^=more-]:not([aria-disabled])').last().click()
  }
  await page.locator('[data-choice=discard]:not([aria-disabled])').waitFor()
  await decide(page, '[data-choice=discard]')
  return 'discard'
}

export async function cardsOf(page: Page): Promise<number[]> {
  const counts = await page
    .locator('.res-hand .res-card')
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-many'))))
  return counts
}
