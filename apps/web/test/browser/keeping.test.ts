// What is kept: a reload in mid-turn, the language in mid-game, files in and out, and a store that fails.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beforeDouble, inTrade } from '../support/carthage.ts'
import { savedText } from '../support/download.ts'
import { byPointer, chooseOnce, handOf, importRecord, marketOf, settled } from '../support/play.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('a reload in mid-turn continues there: the card of a double action is taken, the purchase still owed', async () => {
  const page = await site.borrow()
  await importRecord(page, beforeDouble())
  await page.locator('[data-choice=intent-double]').click()
  await chooseOnce(page, byPointer)
  await settled(page)
  const [hand, market] = [await handOf(page), await marketOf(page)]
  expect(await page.locator('.say').textContent()).toMatch(/what is left/)
  await page.reload()
  await settled(page)
  expect(await handOf(page)).toEqual(hand)
  expect(await marketOf(page)).toEqual(market)
  expect(await page.locator('.say').textContent()).toMatch(/what is left/)
  await chooseOnce(page, byPointer)
})

it('the language changes in mid-game and nothing else does', async () => {
  const page = await site.borrow()
  await importRecord(page, inTrade())
  const [ships, log] = [await shipsOf(page), await page.locator('.log li').count()]
  await page.locator('[data-choice=language]').click()
  await page.locator('html[lang=ja]').waitFor({ state: 'attached' })
  // The game's sentences are fetched in the other language, and then everything changes at once.
  await page.locator('h1', { hasText: /^トレーダーズ・オブ・カルタゴ$/ }).waitFor()
  expect(await page.locator('.say').textContent()).toMatch(/あなたの番です/)
  expect(await page.locator('.log li').first().textContent()).toMatch(/[ぁ-ん]/)
  expect(await page.locator('.log li').count()).toBe(log)
  expect(await shipsOf(page)).toEqual(ships)
  await chooseOnce(page, byPointer)
  await page.reload()
  await settled(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('ja')
})

function shipsOf(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-piece^=ship-]')
    .evaluateAll((ships) => ships.map((ship) => ship.getAttribute('data-at')))
}

it('a table goes out as a file and comes back as it was; a damaged file is refused with its line', async () => {
  const page = await site.borrow()
  await importRecord(page, inTrade())
  const [hand, market, ships] = [await handOf(page), await marketOf(page), await shipsOf(page)]
  await page.goto('/tables')
  expect(await page.locator('.tables img').getAttribute('src')).toMatch(/^data:image\/svg/)
  const text = await savedText(page, '[data-choice=export]')
  expect(text).toMatch(/^format: 1\ngame: carthage\n/)
  await importRecord(page, text)
  expect([await handOf(page), await marketOf(page), await shipsOf(page)]).toEqual([hand, market, ships])

  await page.goto('/tables')
  const broken = text.replace(/\n0 take (\w)\d/, '\n0 take $19')
  await page.setInputFiles('input[type=file]', {
    name: 'broken.game',
    mimeType: 'text/plain',
    buffer: Buffer.from(broken),
  })
  expect(await page.locator('[role=alert]').textContent()).toMatch(/Line \d+: /)
})

/** Runs before the worker's own code. */
async function before(page: Page, code: string): Promise<void> {
  await page.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${code}\n${await answer.text()}` })
  })
}

it('a browser that refuses storage says so and plays on', async () => {
  const page = await site.open()
  await before(page, "Object.defineProperty(self, 'indexedDB', { value: undefined });")
  await page.goto('/')
  await page.locator('[data-choice=play-carthage]').click()
  await settled(page)
  await page.locator('.strip-note', { hasText: 'keeps nothing' }).waitFor()
  await chooseOnce(page, byPointer)
})

it('a full disk says so, plays on, and loses nothing that was saved', async () => {
  const page = await site.open()
  await before(
    page,
    `const add = IDBObjectStore.prototype.add
     let left = 8
     IDBObjectStore.prototype.add = function (row) {
       if (this.name !== 'entries' || left-- > 0) return add.call(this, row)
       throw new DOMException('no room', 'QuotaExceededError')
     }`,
  )
  await page.goto('/')
  await page.locator('[data-choice=play-carthage]').click()
  const saved = await playWhileSaved(page)
  await page.unroute('**/assets/worker-*.js')
  await page.reload()
  await settled(page)
  const log = await logOf(page)
  expect(log.slice(log.length - saved.length)).toEqual(saved)
  await page.locator('.strip-note').waitFor({ state: 'detached' })
})

/** Plays until the strip says that nothing more is saved; answers the log as it was before that. */
async function playWhileSaved(page: Page): Promise<string[]> {
  let saved: string[] = []
  for (let choices = 0; choices < 10; choices++) {
    await settled(page)
    if ((await page.locator('.strip-note', { hasText: 'no room' }).count()) > 0) return saved
    saved = await logOf(page)
    await chooseOnce(page, byPointer)
  }
  throw new Error('the disk never got full')
}

function logOf(page: Page): Promise<string[]> {
  return page.locator('.log li').evaluateAll((lines) => lines.map((line) => line.textContent ?? ''))
}
