// The order of the Tab key that tests compute in the page is the one that real presses of Tab follow.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAt } from '../support/fixture.ts'
import { inPage } from '../support/in-page.ts'
import { heard } from '../support/play-text.ts'
import { openSite, type Reader, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Each stop by its place in the document: words and choices may stand there twice. The dock's line that says why comes and goes. */
const NUMBER = '(one) => [...document.querySelectorAll(":not(.why-place, .why-place *)")].indexOf(one)'

const NOTE_STOPS = `globalThis.stops = []
document.addEventListener('focusin', ({ target }) => stops.push((${NUMBER})(target)))`

/** All stops but the one with the focus; between the last and the first the page is left. */
const EXPECTED = `quaysideDriver.orderFromHere().slice(1).filter((one) => one !== document.body).map(${NUMBER})`

interface Visited {
  readonly name: string
  readonly reader?: Reader
  go(page: Page): Promise<unknown>
}

const PAGES: readonly Visited[] = [
  {
    name: 'a set-up, with groups of radio buttons',
    go: async (page) => {
      await page.goto('/new/cartagena')
      await page.locator('[data-choice=begin]').waitFor()
    },
  },
  {
    name: 'a table, with closed controls whose reason has a link',
    go: (page) => openAt(page, 'catan/near-end'),
  },
  {
    name: 'a table on a phone',
    reader: { width: 360, height: 780 },
    go: (page) => openAt(page, 'cargo-empire/planning'),
  },
  {
    name: 'a text table, with choices that are folded away',
    reader: { tableForm: 'text' },
    go: (page) => openAt(page, 'cargo-empire/planning').then(() => heard(page)),
  },
]

it.each(PAGES)('$name', async ({ reader, go }) => {
  const page = await site.borrow(reader)
  await go(page)
  // Wherever the first press leads: from there on nothing but Tab moves the focus.
  await page.keyboard.press('Tab')
  const order = await inPage<number[]>(page, EXPECTED)
  expect(order.length).toBeGreaterThan(9)
  await page.evaluate(NOTE_STOPS)
  // One press more than stops: after the last one the page is left.
  for (let presses = 0; presses <= order.length; presses++) await page.keyboard.press('Tab')
  expect(await page.evaluate('stops')).toEqual(order)
})
