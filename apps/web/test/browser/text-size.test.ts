// Letters twice as large: nothing is pushed out of the window, and nothing that can be pressed is lost.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCENES } from '../support/scenes.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

/** Buttons and links that would be cut off at the side, by their names. */
const LOST = `[...document.querySelectorAll('button, a[href], select, input')]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('[aria-hidden=true], .to-text'))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([node, box]) => box.width > 0 && (box.right < 2 || box.left > innerWidth - 2))
  .map(([node]) => node.dataset.choice ?? node.textContent)`

async function enlarge(page: Page): Promise<void> {
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await page.waitForTimeout(150)
}

describe.each([
  { width: 1280, height: 800, language: 'en' },
  { width: 768, height: 1024, language: 'ja' },
] as const)('at $width px, $language', (reader) => {
  it.each(Object.entries(SCENES))('%s', async (_name, scene) => {
    const page = await site.open(reader)
    await scene(page)
    await enlarge(page)
    expect(await page.evaluate(WIDE)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(LOST)).toEqual([])
    await page.context().close()
  })
})
