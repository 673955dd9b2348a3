// A board is taken from one table to another by its code: shown where it can be copied, checked by the rules, laid again.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAt } from '../support/fixture.ts'
import { logOf } from '../support/log.ts'
import { settled } from '../support/play.ts'
import { press } from '../support/play-catan.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const ISLAND = /^[lbwhod]{19}-[2-9abc.]{19}-\w+$/

async function begin(page: Page, code: string): Promise<void> {
  await page.locator('[data-choice=layout]').fill(code)
  await page.locator('[data-choice=begin]').click()
}

const codeAt = (page: Page) => page.locator('[data-choice=layout-code]').first().inputValue()

it('CAT-7 the code of an island lays the same island at another table', async () => {
  const page = await site.borrow()
  await page.goto('/new/catan')
  await page.locator('[data-choice=begin]').click()
  await settled(page)
  const code = await codeAt(page)
  expect(code).toMatch(ISLAND)
  await page.goto('/new/catan')
  await begin(page, ` ${code} `)
  await page.waitForURL(/\/table\//)
  await settled(page)
  expect(await codeAt(page)).toBe(code)
})

it.each([
  ['en', /No board can be laid by the code "xyzzy"/],
  ['ja', /コード「xyzzy」では/],
] as const)('a code that is none is said in a sentence, and nothing is dealt: %s', async (language, said) => {
  const page = await site.borrow({ language, width: 360, height: 740 })
  await page.goto('/new/catan')
  await begin(page, 'xyzzy')
  await page.getByRole('alert').filter({ hasText: said }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/new/catan')
  // The sentence goes while one types: it must not move the button away under the pointer.
  await begin(page, '')
  await page.waitForURL(/\/table\//)
})

it('CAT-2 the log begins with the roll for the start; the text table shows the code too', async () => {
  const page = await site.borrow()
  await page.goto('/new/catan')
  await page.locator('[data-choice=begin]').click()
  await settled(page)
  const [roll, code] = (await logOf(page)).slice(-2)
  expect(roll).toMatch(/^The roll for the start: /)
  expect(code).toBe('Island code')
  const words = await site.borrow({ tableForm: 'text' })
  await words.goto('/new/cartagena')
  await words.locator('[data-choice=begin]').click()
  await words.locator('.text-table').waitFor()
  expect(await codeAt(words)).toMatch(/^[TJ]\d[FR](,[TJ]\d[FR]){5}$/)
})

it('a replay begins with the roll for the start, and gives the code away beside the link', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/near-end')
  await press(page, 'build-city')
  await page.locator('.target').first().click()
  const code = await page.locator('.finish [data-choice=layout-code]').inputValue()
  await page.locator('[data-choice=replay]').click()
  await page
    .locator('.replay-caption .say')
    .filter({ hasText: /^The roll for the start: / })
    .waitFor()
  await page.locator('[data-choice=share]').click()
  expect(await codeAt(page)).toBe(code)
})

it('a table without such a code asks for none', async () => {
  const page = await site.borrow()
  await page.goto('/new/carthage')
  await page.locator('[data-choice=begin]').waitFor()
  expect(await page.locator('[data-choice=layout]').count()).toBe(0)
})
