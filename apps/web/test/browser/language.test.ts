// The language switch leaves no word of the other language on any page: what is shown, read out or hinted at is held
// against the words of both text tables.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCENES } from '../support/scenes.ts'
import { openSite, type Site } from '../support/site.ts'

const root = join(import.meta.dirname, '../../../..')

/** All files with sentences of one language. */
function tables(language: 'en' | 'ja'): string[] {
  const folders = ['apps/web/src', 'packages', 'games']
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.includes('node_modules') && isOf(path, language))
      .map((path) => {
        const text = readFileSync(join(root, folder, path), 'utf8')
        return path.endsWith('.ts') ? quoted(text) : text
      }),
  )
}

const isOf = (path: string, language: 'en' | 'ja') =>
  new RegExp(
    `(^|[/-])${language}(-[a-z]+)?\\.ts$|rules-${language}\\.md$|RULES${language === 'ja' ? '\\.ja' : ''}\\.md$`,
  ).test(path)

/** What stands between quotes: names in the code are said to nobody. */
function quoted(source: string): string {
  const code = source.replace(/^(import|export \*).*$|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const literals = code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []
  return literals.map((text) => text.replace(/\$\{[^}]*\}/g, ' ')).join('\n')
}

const latin = (text: string) => new Set((text.match(/[A-Za-z]{3,}/g) ?? []).map((word) => word.toLowerCase()))
/** Words that only the English tables have. */
const japanese = latin(tables('ja').join('\n'))
const english = new Set([...latin(tables('en').join('\n'))].filter((word) => !japanese.has(word)))

/** Everything that is said on the page; what names its own language speaks for itself, and so does what people wrote. */
const SAID = `(() => {
  const own = (node) => node.closest('[lang]:not(html), [data-written], .chat li, input, textarea')
  const said = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode.parentElement
    if (!node || node.closest('script, style, noscript') || own(node)) continue
    said.push(walk.currentNode.textContent)
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (own(node) && !node.matches('input, textarea')) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(node.getAttribute(name) ?? '')
  }
  return [document.title, ...said].filter((text) => text.trim() !== '')
})()`

/** Guests keep the names they gave themselves. */
const PEOPLE = /ブルーノ|アオイ/g

/** Pieces of text in the wrong language. */
async function foreign(page: Page, language: 'en' | 'ja'): Promise<string[]> {
  const said = (await page.evaluate(SAID)) as string[]
  return said.filter((one) => {
    const text = one.replaceAll(PEOPLE, '')
    if (language === 'en') return /[\u3040-\u30ff\u4e00-\u9fff]/.test(text)
    const bare = text.replace(/\b[A-Z]{3}-[A-Z]?\d+\b/g, '')
    return [...latin(bare)].some((word) => english.has(word))
  })
}

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function turnTo(page: Page, language: 'en' | 'ja'): Promise<void> {
  // A sheet that lies over the switch is put away first.
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
  await page.locator('[data-choice=language]').first().click({ force: true })
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
  await page.waitForTimeout(250)
}

it('both tables are read', () => {
  expect(english.size).toBeGreaterThan(500)
  expect(english).toContain('settlement')
  expect(japanese.size).toBeLessThan(english.size)
})

describe('no word of the other language', () => {
  it.each(Object.entries(SCENES))('%s', async (name, scene) => {
    const page = await site.open({ language: 'en' })
    await scene(page)
    expect(await foreign(page, 'en'), name).toEqual([])
    await turnTo(page, 'ja')
    expect(await foreign(page, 'ja'), name).toEqual([])
    await turnTo(page, 'en')
    expect(await foreign(page, 'en'), name).toEqual([])
    await page.context().close()
  })
})
