/** What is wrong with a page for somebody: axe's findings, a page wider than its screen, controls a thumb could miss or words that are cut. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}

/** Controls that a thumb could miss: name and size. Links within a sentence are as high as their line. */
const SMALL = `[...document.querySelectorAll('button, a[href], input:not([type=radio]):not([type=checkbox]), select, label.pill')]
  .filter((node) => node.checkVisibility() && !node.closest('[aria-hidden=true]') && !node.matches('.in-text'))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([node, box]) => (node.dataset.choice ?? node.getAttribute('aria-label') ?? node.textContent) + ' ' + Math.round(box.width) + 'x' + Math.round(box.height))`

/** Buttons whose words do not fit into them. */
const CUT = `[...document.querySelectorAll('.btn, .pill')]
  .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth + 1)
  .map((node) => node.dataset.choice ?? node.textContent)`

const WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

export async function complaintsOf(page: Page): Promise<string[]> {
  // Playwright's own evaluation is not bound by the page's policy; a script tag would be.
  await page.evaluate(axe)
  const found = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((r) => r.violations)',
  )) as Finding[]
  const wide = (await page.evaluate(WIDE)) as number
  return [
    ...found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...((await page.evaluate(SMALL)) as string[]).map((small) => `small: ${small}`),
    ...((await page.evaluate(CUT)) as string[]).map((cut) => `cut: ${cut}`),
  ]
}
