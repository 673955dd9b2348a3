/** How a person answers whatever Cargo Empire asks. */
import type { Page } from 'playwright-core'
import { byPointer, type Press, seq } from './play.ts'

export const can = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0

/** Presses and waits until the host has taken it. */
export async function decide(page: Page, selector: string, press: Press = byPointer): Promise<void> {
  const before = await seq(page)
  await press(page, selector)
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
}

/** Choices that settle a question at once, most useful first. */
const AT_ONCE = ['keep-', 'gain-', 'take-', 'prefer-', 'step-', 'post-']

/** Whatever is asked now, answered sensibly; says what was done. */
export async function chooseOnce(page: Page, press: Press = byPointer): Promise<string> {
  await page.locator('.city.target, .op, [data-choice=supply], [data-choice=confirm]').first().waitFor()
  for (const kind of AT_ONCE) {
    const choice = `[data-choice^="${kind}"]`
    if (!(await can(page, choice))) continue
    await decide(page, choice, press)
    return kind
  }
  if (await can(page, '[data-choice=supply]')) {
    await decide(page, '[data-choice=supply]', press)
    return 'supply'
  }
  // A city to begin with, then one to end at, until the dock offers the deed.
  for (let taps = 0; taps < 3 && !(await can(page, '[data-choice=confirm]')); taps++) {
    if (await can(page, '[data-choice^="post-"]')) break
    if (press === byPointer) await page.locator('.city.target').first().click({ force: true })
    else await press(page, '.city.target:not(.chosen)')
  }
  if (await can(page, '[data-choice^="post-"]')) return chooseOnce(page, press)
  await decide(page, '[data-choice=confirm]', press)
  return 'confirm'
}
