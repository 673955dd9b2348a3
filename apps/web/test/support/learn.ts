/** Finishing a first lesson by doing nothing but what its hints point at. */
import type { Page } from 'playwright-core'

type State = 'reads' | 'task' | 'over'

/** What the coach waits for, once everything has been shown. */
export async function coached(page: Page): Promise<State> {
  const coach = page.locator('.coach:not([data-coach=plays])')
  await coach.waitFor()
  return (await coach.getAttribute('data-coach')) as State
}

/** Presses what the ring is around. */
export async function followHint(page: Page): Promise<void> {
  const hint = page.locator('[data-choice=coach-hint]')
  if (await hint.isVisible()) await hint.click()
  const around = await page.locator('.coach-ring.strong').getAttribute('data-around')
  await page.locator(`:is(${around}):not([aria-disabled=true])`).first().click()
}

/** One press at whatever the coach waits for; false after the last chapter. */
export async function learnOnce(page: Page): Promise<boolean> {
  const state = await coached(page)
  if (state === 'reads') await page.locator('[data-choice=coach-on]').click()
  else if (state === 'task') await followHint(page)
  else if (await page.locator('[data-choice=play-real]').isVisible()) return false
  else await page.locator('[data-choice=next-chapter]').click()
  return true
}

export async function learnToTheEnd(page: Page): Promise<number> {
  for (let presses = 0; presses < 300; presses++) if (!(await learnOnce(page))) return presses
  throw new Error('the lesson does not end')
}
