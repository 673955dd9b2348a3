// Every page and scene: nothing for axe to find, nothing wider than the screen, nothing too small for a thumb, no error in the console.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCENES } from '../support/scenes.ts'
import { openSite, type Site } from '../support/site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
}

async function findings(page: Page): Promise<string[]> {
  // Playwright's own evaluation is not bound by the page's policy; a script tag would be.
  await page.evaluate(axe)
  const found = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((r) => r.violations)',
  )) as Finding[]
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Controls that a thumb could miss: name and size. Links within a sentence are as high as their line. */
const SMALL = `[...document.querySelectorAll('button, a[href], input:not([type=radio]):not([type=checkbox]), select, label.pill')]
  .filter((node) => node.checkVisibility() && !node.closest('[aria-hidden=true]') && !node.matches('.in-text'))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([node, box]) => (node.dataset.choice ?? node.getAttribute('aria-label') ?? node.textContent) + ' ' + Math.round(box.width) + 'x' + Math.round(box.height))`

const WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

const looks = [
  { width: 360, height: 780, language: 'ja', theme: 'light' },
  { width: 768, height: 1024, language: 'en', theme: 'dark' },
  { width: 1024, height: 768, language: 'ja', theme: 'dark' },
  { width: 1280, height: 800, language: 'en', theme: 'light' },
] as const

describe.each(looks)('$width px, $language, $theme', (reader) => {
  it.each(Object.entries(SCENES))('%s', async (_name, scene) => {
    const page = await site.open(reader)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await scene(page)
    expect(await page.evaluate(WIDE)).toBe(0)
    expect(await page.evaluate(SMALL)).toEqual([])
    expect(await findings(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
