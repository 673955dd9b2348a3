/** Finishing a first lesson by doing nothing but what its hints point at. */
import type { Page } from 'playwright-core'
import { until } from './until.ts'

type State = 'reads' | 'task' | 'over'

/** What the coach waits for, once everything has been shown. */
export async function coached(page: Page): Promise<State> {
  const coach = page.locator('.coach:not([data-coach=plays])')
  await coach.waitFor()
  return (await coach.getAttribute('data-coach')) as State
}

const HINT = '[data-choice=coach-hint]'
const RING = '.page-ring.strong[data-around]:not([data-around=""])'

/** What tells one step of a lesson from the next: the coach's state and words, and what the ring is around. */
const STEP = `[...document.querySelectorAll('.coach, .page-ring.strong')]
  .map((node) => (node.dataset.coach ?? '') + (node.dataset.around ?? '') + node.textContent).join()`

/** One press: the hint, or what its ring is around. Answers when the page has taken it. */
export async function followHint(page: Page): Promise<void> {
  const other = '.coach:not([data-coach=task])'
  await page.locator(`${HINT}, ${RING}, ${other}`).first().waitFor({ state: 'attached' })
  const before = await page.evaluate(STEP)
  if (await page.locator(HINT).isVisible()) await page.locator(HINT).click()
  else if ((await page.locator(RING).count()) > 0) await pressInRing(page)
  else return
  await until(page, `(${STEP}) !== ${JSON.stringify(before)}`)
}

/** A place on a board is small and drawn over: the press goes where the ring is. */
async function pressInRing(page: Page): Promise<void> {
  const around = await page.locator(RING).first().getAttribute('data-around')
  const part = page.locator(`:is(${around}):not([aria-disabled=true])`).first()
  // The ring brings its part into sight: a press while the page scrolls would land beside it.
  await part.scrollIntoViewIfNeeded()
  await part.evaluate(STANDS_STILL)
  await part.click({ force: true })
}

/** Answers when the element has kept its place for three frames. */
const STANDS_STILL = `(node) => new Promise((done) => {
  const placeOf = () => { const { x, y } = node.getBoundingClientRect(); return x + ' ' + y }
  let place = ''
  let frames = 0
  const look = () => {
    frames = placeOf() === place ? frames + 1 : 0
    place = placeOf()
    if (frames >= 3 || !node.isConnected) done(null)
    else requestAnimationFrame(look)
  }
  look()
})`

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
