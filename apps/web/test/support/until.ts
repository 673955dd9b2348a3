/** Waits in the page for a state. Playwright's `waitForFunction` evaluates strings, which the pages' security policy forbids. */
import type { Page } from 'playwright-core'

const LIMIT_MS = 20_000

/** True as soon as the expression holds in a frame of the page; false if it never does within the limit. */
export function comesTrue(page: Page, expression: string, limitMs = LIMIT_MS): Promise<boolean> {
  return page.evaluate(`new Promise((done) => {
    const end = performance.now() + ${limitMs}
    const look = () => {
      if (${expression}) done(true)
      else if (performance.now() > end) done(false)
      else requestAnimationFrame(look)
    }
    look()
  })`) as Promise<boolean>
}

export async function until(page: Page, expression: string, limitMs = LIMIT_MS): Promise<void> {
  if (!(await comesTrue(page, expression, limitMs)))
    throw new Error(`never true within ${limitMs} ms: ${expression}`)
}
