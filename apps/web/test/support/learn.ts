/** Finishing a first lesson by doing nothing but what its hints point at. */
import type { Page } from 'playwright-core'

type State = 'reads' | 'task' | 'over'

/** What the coach waits for, once everything has been shown. */
export async function coached(page: Page): Promise<State> {
  const coach = page.locator('.coach:not([data-coach=plays])')
  await coach.waitFor()
  return (await coach.getAttribute('data-coach')) as State
}

const HINT = '[data-choice=coach-hint]'
const RING = '.page-ring.strong[data-around]:not([data-around=""])'

/** One press: the hint, or what its ring is around. */
export async function followHint(page: Page): Promise<void> {
  const other = '.coach:not([data-coach=task])'
  await page.locator(`${HINT}, ${RING}, ${other}`).first().waitFor({ state: 'attached' })
  if (await page.locator(HINT).isVisible()) return page.locator(HINT).click()
  // The task may have been done by the press before: then there is nothing to press, and the next look tells.
  const around = await page
    .locator(RING)
    .first()
    .getAttribute('data-around', { timeout: 500 })
    .catch(() => null)
  if (!around) return
  // A place on a board is small and drawn over: the press goes where the ring is.
  const part = page.locator(`:is(${around}):not([aria-disabled=true])`).first()
  await part.click({ force: true, timeout: 2000 }).catch(() => null)
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
