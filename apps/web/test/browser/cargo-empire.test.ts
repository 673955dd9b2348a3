// Cargo Empire in a real browser: set-ups, the end of a solo game and of a watched one with its record.
import { cargoEmpire } from '@quayside/cargo-empire'
import { openRecord, readRecord, stateAt } from '@quayside/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savedText } from '../support/download.ts'
import { openAt } from '../support/fixture.ts'
import { playInPage } from '../support/in-page.ts'
import { byKeyboard, byPointer, seq, settled } from '../support/play.ts'
import { can } from '../support/play-cargo-empire.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('the end of a solo game: the count of both, and what the automatic opponent did', async () => {
  const page = await site.borrow()
  await openAt(page, 'cargo-empire/solo-near-end')
  await playInPage(page, 'cargo-empire')
  expect(await page.locator('.finish li').count()).toBe(2)
  expect(await page.locator('.finish').textContent()).toMatch(/The automatic opponent/)
  // Every objective of both stands there with its sum.
  expect(await page.locator('.finish .count').first().textContent()).toMatch(
    /track \d+, level 3 \d+, city cards \d+/,
  )
  expect(await page.locator('.finish .count .sign-word').count()).toBeGreaterThan(1)
  const log = (await page.locator('.log ol').textContent()) ?? ''
  for (const step of [/draws (car|train|ship), \d steps?, arrow/, /marker reaches/, /has a post on the/]) {
    expect(log).toMatch(step)
  }
})

/** `options` are numbers of the values, in the order of the form. */
async function newTable(
  page: Page,
  kinds: readonly string[],
  options: { [name: string]: number },
): Promise<void> {
  await page.goto('/new/cargo-empire')
  await page.locator('[data-choice=begin]').waitFor()
  for (let seats = await page.locator('.seat-fields li').count(); seats < kinds.length; seats++) {
    await page.locator('.seat-fields ~ .btn').click()
  }
  for (const [seat, kind] of kinds.entries()) {
    await page.locator('.seat-fields select.kind').nth(seat).selectOption(kind)
  }
  for (const [name, value] of Object.entries(options)) {
    await page.locator(`input[name="${name}"]`).nth(value).check({ force: true })
  }
  await page.locator('[data-choice=begin]').click()
}

it('a table is set up: alone, or five houses on Dior with advanced tracks', async () => {
  const page = await site.borrow()
  await newTable(page, ['person', 'random', 'random', 'random', 'random'], { map: 1, families: 1, tracks: 1 })
  await settled(page)
  expect(await page.locator('.rail .seat').count()).toBe(5)
  expect(await page.locator('.top .sub').textContent()).toMatch(/Dior/)

  await page.goto('/new/cargo-empire')
  await page.locator('[data-choice=begin]').waitFor()
  for (const seat of [2, 1])
    await page.locator('.seat-fields li').nth(seat).locator('.seat-order .btn').last().click()
  await page.locator('[data-choice=begin]').click()
  await settled(page)
  expect(await page.locator('.rail').textContent()).toMatch(/Skipper.*The automatic opponent/)
})

it('five houses on Dior, watched to the end, and the record replayed', async () => {
  const page = await site.borrow()
  await openAt(page, 'cargo-empire/houses-near-end')
  expect(await page.locator('.finish li').count()).toBe(5)
  const scores = await page.locator('.finish .count b.num').allTextContents()
  const text = await savedText(page, '.finish [data-choice=export]')

  const record = readRecord(text)
  if ('problem' in record) throw new Error(record.problem)
  const table = openRecord(cargoEmpire, record)
  if ('problem' in table) throw new Error(table.problem)
  const last = table.head.last?.count ?? 0
  let round = 0
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const { shown } = cargoEmpire.view(stateAt(table, Math.floor(last * share)), 2)
    expect(shown.round).toBeGreaterThanOrEqual(round)
    expect(shown.cities).toHaveLength(24)
    expect(shown.open === null).toBe(share < 1)
    round = shown.round
  }
  const result = cargoEmpire.result(stateAt(table, last))
  expect(scores.map((score) => Number.parseInt(score, 10)).sort()).toEqual([...(result?.scores ?? [])].sort())
})

const lit = '.city.target:not(.chosen)'

it('a city that cannot be chosen says why, and so does a payment', async () => {
  const page = await site.borrow()
  await openAt(page, 'cargo-empire/planning')
  await page.locator('.city:not(.target)').first().click({ force: true })
  await page.locator('.close-up .rule').waitFor()
  expect(await page.locator('.close-up .rule').textContent()).toMatch(/^CGE-\d/)
  await page.locator('.close-up .btn').click()
  await byPointer(page, lit)
  await byPointer(page, lit)
  await byPointer(page, '[data-choice=compose]')
  while (await can(page, '[data-choice^=less-]:not([aria-disabled])'))
    await byPointer(page, '[data-choice^=less-]:not([aria-disabled])')
  await page.locator('[data-choice=confirm][aria-disabled]').waitFor()
  expect(await page.locator('.composed-why').textContent()).toMatch(/CGE-1[01]/)
  await byPointer(page, '[data-choice=proposals]')
  await page.locator('[data-choice=confirm]:not([aria-disabled])').waitFor()
})

it('arrow keys go from city to city, Escape lets go', async () => {
  const page = await site.borrow()
  await openAt(page, 'cargo-empire/planning')
  await byKeyboard(page, lit)
  await page.locator('.city.chosen').waitFor()
  await page.locator('.city.chosen').focus()
  await page.keyboard.press('ArrowRight')
  const first = await page.evaluate('document.activeElement?.dataset.choice')
  expect(first).toMatch(/^city-/)
  await page.keyboard.press('Escape')
  await page.locator('.city.chosen').waitFor({ state: 'detached' })
})

it('on a phone a lit space of the folded track takes the step, and the cards are in a sheet', async () => {
  const page = await site.borrow({ width: 360, height: 780, language: 'ja' })
  await openAt(page, 'cargo-empire/stepping')
  await page.locator('[data-choice=open-cards]').click()
  await page.locator('.drawer .city-row').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-choice=open-track]').click()
  const before = await seq(page)
  await page.locator('.track-target[role=button]').first().click()
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
})

it('pieces travel: the cube follows the route, and everything can be skipped', async () => {
  const page = await site.borrow({ motion: true, botSpeed: 'slow' })
  await openAt(page, 'cargo-empire/planning')
  await byPointer(page, lit)
  await byPointer(page, lit)
  await byPointer(page, '[data-choice=confirm]')
  await page.locator('[data-piece=flight]').waitFor({ state: 'attached' })
  await page.locator('h1').click()
  await page.locator('[data-settled=true]').waitFor({ state: 'attached' })
  expect(await page.locator('[data-piece=flight]').count()).toBe(0)
})
