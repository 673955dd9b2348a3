// The network is cut after the first visit: every page still opens, and games of all four are played to their end. A newer build
// is offered and never forced.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '@quayside/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { NEAR_END, playOut } from '../support/near-end.ts'
import { openPage, pages } from '../support/open-page.ts'
import { byPointer, chooseOnce, seq, settled } from '../support/play.ts'
import { sampled } from '../support/sampled.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The first visit, until everything is kept; then the network goes. */
async function goOffline(page: Page): Promise<void> {
  await visit(page)
  await page.context().setOffline(true)
}

/** The worker has everything and answers for this page. */
const KEPT = `navigator.serviceWorker.ready.then(() => new Promise((done) => {
  const look = () => navigator.serviceWorker.controller?.state === 'activated' ? done(null) : setTimeout(look, 50)
  look()
}))`

async function visit(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(KEPT)
}

it('after one visit every page opens without network, and a page loaded anew too', async () => {
  const page = await site.open({ keepsPages: true })
  await goOffline(page)
  const shown: [string, string][] = [
    ['/', '[data-choice=play-catan]'],
    ['/new/catan', '[data-choice=begin]'],
    ['/new/cargo-empire', '[data-choice=begin]'],
    ['/tables', 'input[type=file]'],
    ['/learn/catan', '.coach'],
    ['/rules', '[data-choice=rules-carthage]'],
    ['/rules/carthage', '#CTH-17'],
    ['/rules/carthage#t-06-whole-payday', '.example-words'],
    ['/settings', '.pill'],
  ]
  for (const [path, part] of shown) {
    await page.goto(path)
    await page.locator(part).first().waitFor()
  }
  // The other language comes from the device too.
  await page.locator('[data-choice=language]').click()
  await page.locator('html[lang=ja]').waitFor({ state: 'attached' })
}, 90_000)

it.each(sampled(Object.keys(NEAR_END) as (keyof typeof NEAR_END)[], 3))(
  '%s with the network off: a new table is dealt, and another is played to its end and kept',
  async (game) => {
    const page = await site.open({ keepsPages: true })
    await goOffline(page)
    await page.reload()
    await page.locator(`[data-choice=play-${game}]`).click()
    await page.locator('[data-seq]').waitFor({ state: 'attached' })
    await playOut(page, game)
    expect(await page.locator('.finish li').count()).toBeGreaterThanOrEqual(2)
    // What was played is kept: the page opened anew shows the end again.
    await page.reload()
    await page.locator('.finish').waitFor()
    await page.context().close()
  },
)

it('talks with the server are never kept: the API answers with the network or not at all', async () => {
  const page = await site.open({ keepsPages: true })
  await visit(page)
  const ask = "fetch('/healthz').then((answer) => answer.ok, () => false)"
  expect(await page.evaluate(ask)).toBe(true)
  await page.context().setOffline(true)
  expect(await page.evaluate(ask)).toBe(false)
  const keptPaths = (await page.evaluate(
    'caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))',
  )) as string[]
  expect(keptPaths).toContain('/index.html')
  expect(keptPaths.filter((path) => path.startsWith('/api') || path === '/sw.js')).toEqual([])
}, 90_000)

/** The same pages as another build: another version of the worker, and a sign in the page to know it by. */
async function secondBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-second-'))
  await cp(pages, folder, { recursive: true })
  const change = async (name: string, from: RegExp, to: string) => {
    const path = join(folder, name)
    const text = await readFile(path, 'utf8')
    expect(text).toMatch(from)
    await writeFile(path, text.replace(from, to))
    for (const ending of ['.br', '.gz']) await rm(path + ending)
  }
  await change('sw.js', /[0-9a-f]{16}(?=[`"'])/, 'second')
  await change('index.html', /<body>/, '<body data-build="second">')
  return folder
}

it('a newer build is offered, the game goes on meanwhile, and is still there when the offer is taken', async () => {
  const first = await buildServer({ pages })
  const address = await first.listen({ port: 0, host: '127.0.0.1' })
  const browser = await startBrowser()
  const page = await openPage(browser, address, { keepsPages: true })
  await visit(page)
  await page.locator('[data-choice=play-carthage]').click()
  await settled(page)
  await chooseOnce(page, byPointer)
  await first.close()
  const folder = await secondBuild()
  const second = await buildServer({ pages: folder })
  await second.listen({ port: Number(new URL(address).port), host: '127.0.0.1' })

  await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())')
  await page.locator('.strip-note [data-choice=take-update]').waitFor({ timeout: 60_000 })
  // Nothing was taken away: the same page plays on.
  expect(await page.locator('body[data-build=second]').count()).toBe(0)
  expect(await settled(page)).toBe('asked')
  await chooseOnce(page, byPointer)
  await settled(page)
  const before = Number(await seq(page))

  await page.locator('[data-choice=take-update]').click()
  await page.locator('body[data-build=second]').waitFor({ state: 'attached' })
  await settled(page)
  expect(Number(await seq(page))).toBe(before)
  await chooseOnce(page, byPointer)
  expect(await page.locator('[data-choice=take-update]').count()).toBe(0)
  await browser.close()
  await second.close()
  await rm(folder, { recursive: true })
}, 180_000)
