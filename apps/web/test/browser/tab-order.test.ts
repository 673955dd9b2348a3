// The order of the Tab key that tests compute in the page is the one that real presses of Tab follow.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureName, openAt } from '../support/fixture.ts'
import { inPage } from '../support/in-page.ts'
import { settled } from '../support/play.ts'
import { openSite, type Reader, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Each stop by its place in the document: words and choices may stand there twice. */
const NUMBER = '(one) => [...document.querySelectorAll("*")].indexOf(one)'

const NOTE_STOPS = `globalThis.stops = []
document.addEventListener('focusin', ({ target }) => stops.push((${NUMBER})(target)))`

/** A text table gives the focus to its question; everywhere else the first press leads to the first stop. */
const EXPECTED = `quaysideDriver.orderFromHere().slice(1).filter((one) => one !== document.body).map(${NUMBER})`

/** Whoever has only just come to the page begins at its top. */
async function comeTo(page: Page, at: FixtureName): Promise<void> {
  await openAt(page, at)
  await page.reload()
  await settled(page)
}

const newTable = async (page: Page, game: string) => {
  await page.goto(`/new/${game}`)
  await page.locator('[data-choice=begin]').waitFor()
}

interface Visited {
  readonly name: string
  readonly reader?: Reader
  go(page: Page): Promise<void>
}

const PAGES: readonly Visited[] = [
  // Radio groups.
  { name: 'a set-up', go: (page) => newTable(page, 'cartagena') },
  // Closed controls with a link in their reason, drawn buttons, a list that scrolls.
  { name: 'a table', go: (page) => comeTo(page, 'catan/near-end') },
  {
    name: 'a table on a phone',
    reader: { width: 360, height: 780 },
    go: (page) => comeTo(page, 'cargo-empire/planning'),
  },
  // Fields, and choices that are folded away.
  {
    name: 'a text table',
    reader: { tableForm: 'text' },
    go: (page) => comeTo(page, 'cargo-empire/planning'),
  },
]

it.each(PAGES)('$name', async ({ reader, go }) => {
  const page = await site.open(reader)
  await go(page)
  const order = await inPage<number[]>(page, EXPECTED)
  expect(order.length).toBeGreaterThan(10)
  await page.evaluate(NOTE_STOPS)
  // One press more: after the last stop the page is left for a moment.
  for (let presses = 0; presses <= order.length; presses++) await page.keyboard.press('Tab')
  expect(await page.evaluate('stops')).toEqual(order)
  await page.context().close()
})
