/** The player of `in-page/`, put into a page: plays whole games there and knows the order of the Tab key. */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'

export type Way = 'pointer' | 'keyboard'
export type TableForm = 'board' | 'text'

const entry = join(import.meta.dirname, '../in-page/driver.ts')

let bundled: Promise<string> | null = null

/** One script that leaves the player in `quaysideDriver`. */
function script(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'quaysideDriver' } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('the player of the page was not built')
  // A variable of the evaluated script would not outlive it.
  return `${chunk.code}\nglobalThis.quaysideDriver = quaysideDriver`
}

/** Evaluates an expression about `quaysideDriver`, which is put into the page if it is not there yet. */
export async function inPage<T>(page: Page, expression: string): Promise<T> {
  if (!(await page.evaluate('"quaysideDriver" in globalThis'))) await page.evaluate(await script())
  return page.evaluate(expression)
}

/** Whoever sits at this table page plays on to the end; answers how often each kind of choice was made. */
export function playInPage(
  page: Page,
  game: string,
  { way = 'pointer', form = 'board' }: { readonly way?: Way; readonly form?: TableForm } = {},
): Promise<{ readonly [kind: string]: number }> {
  return inPage(page, `quaysideDriver.play(${JSON.stringify({ game, way, form })})`)
}
