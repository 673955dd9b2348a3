// Letters twice as large: nothing is pushed out of the window, no words are cut, and nothing that can be pressed is lost.
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

/** Words that a box cuts off which neither scrolls nor says so with an ellipsis. */
const CUT = `(() => {
  const cut = new Set()
  const isKept = (style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode.parentElement
    if (!walk.currentNode.textContent.trim() || !node.checkVisibility({ visibilityProperty: true })) continue
    if (node.closest('[aria-hidden=true], .sr, svg, select, .to-text')) continue
    const range = document.createRange()
    range.selectNodeContents(walk.currentNode)
    const words = range.getBoundingClientRect()
    for (let box = node; box !== document.body && words.width > 0; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || isKept(style)) break
      const edge = box.getBoundingClientRect()
      const isOutside =
        (/hidden|clip/.test(style.overflowX) && (words.right > edge.right + 2 || words.left < edge.left - 2)) ||
        (/hidden|clip/.test(style.overflowY) && (words.bottom > edge.bottom + 4 || words.top < edge.top - 4))
      if (isOutside) cut.add(box.className + ': ' + walk.currentNode.textContent.trim().slice(0, 40))
    }
  }
  for (const button of document.querySelectorAll('.btn, .pill'))
    if (button.checkVisibility() && button.scrollWidth > button.clientWidth + 1) cut.add('button: ' + button.textContent)
  return [...cut]
})()`

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
    expect(await page.evaluate(CUT)).toEqual([])
    await page.context().close()
  })
})
