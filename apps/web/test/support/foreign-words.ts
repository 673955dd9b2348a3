/** Finds words of the other language: what is shown, read out or hinted at is compared with the words of both text tables. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

export type Language = 'en' | 'ja'

const root = join(import.meta.dirname, '../../../..')

/** All files with sentences of one language. */
function tables(language: Language): string[] {
  const folders = ['apps/web/src', 'packages', 'games']
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.includes('node_modules') && isOf(path, language))
      .map((path) => {
        const text = readFileSync(join(root, folder, path), 'utf8')
        // Marks and codes are for the file's reader.
        return path.endsWith('.ts') ? quoted(text) : text.replace(/`[^`\n]*`/g, '')
      }),
  )
}

const isOf = (path: string, language: Language) =>
  new RegExp(`(^|/)${language}(/[^/]+)?\\.ts$|RULES${language === 'ja' ? '\\.ja' : ''}\\.md$`).test(path)

/** What stands between quotes: identifiers are said to nobody. */
function quoted(source: string): string {
  const code = source.replace(/^(import|export \*).*$|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const literals = code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []
  return literals.map((text) => text.replace(/\$\{[^}]*\}/g, ' ')).join('\n')
}

const latin = (text: string) => new Set((text.match(/[A-Za-z]{3,}/g) ?? []).map((word) => word.toLowerCase()))

/** Latin words that Japanese texts use. */
export const japaneseTexts: ReadonlySet<string> = latin(tables('ja').join('\n'))
/** Words that only English texts have. */
export const onlyEnglish: ReadonlySet<string> = new Set(
  [...latin(tables('en').join('\n'))].filter((word) => !japaneseTexts.has(word)),
)

/** Whether a sentence has a word of the other language in it. */
export function isForeign(sentence: string, language: Language): boolean {
  if (language === 'en') return /[\u3040-\u30ff\u4e00-\u9fff]/.test(sentence)
  const withoutRuleNumbers = sentence.replace(/\b[A-Z]{3}-[A-Z]?\d+\b/g, '')
  return [...latin(withoutRuleNumbers)].some((word) => onlyEnglish.has(word))
}

/** Everything that is said on the page, but not what declares its own language or what people wrote. */
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

export async function foreignFaults(page: Page, language: Language): Promise<string[]> {
  const said = (await page.evaluate(SAID)) as string[]
  const foreign = said.filter((one) => isForeign(one.replaceAll(PEOPLE, ''), language))
  return foreign.map((text) => `not ${language}: ${text}`)
}
