// A whole game of each by the text table alone, by keyboard; the page reads well to axe, and one can go there and back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAt } from '../support/fixture.ts'
import { playInPage } from '../support/in-page.ts'
import { byKeyboard, byTab, seq, settled } from '../support/play.ts'
import { heard } from '../support/play-text.ts'
import { sampled } from '../support/sampled.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** What a whole game must have asked for. */
const ASKED: { readonly [game: string]: readonly string[] } = {
  carthage: ['take', 'buy'],
  cartagena: ['forward', 'backward'],
  'cargo-empire': ['keepObjective', 'startPost', 'deliver', 'step'],
  catan: ['settle', 'road', 'roll', 'endTurn'],
}

describe('a whole game by the text table and the keyboard alone', () => {
  it.each(sampled(Object.entries(ASKED).toReversed(), 2))('%s', async (game, asked) => {
    const page = await site.borrow({ tableForm: 'text' })
    await page.goto('/')
    await byTab(page, `[data-choice=play-${game}]`)
    await heard(page)
    const done = await playInPage(page, game, { way: 'keyboard', form: 'text' })
    expect(Object.keys(done)).toEqual(expect.arrayContaining([...asked]))
    expect(await page.locator('.finish li').count()).toBe(3)
    // The drawing was never there.
    expect(await page.locator('.dock, .rail').count()).toBe(0)
  })
})

it('the first Tab at a table leads to the text table, a button leads back, and both are kept', async () => {
  const page = await site.borrow()
  await openAt(page, 'carthage/in-raid')
  await page.locator('body').press('Tab')
  expect(await page.evaluate('document.activeElement.dataset.choice')).toBe('to-text')
  await page.keyboard.press('Enter')
  expect(await heard(page)).toBe('asked')
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')
  await page.reload()
  expect(await heard(page)).toBe('asked')
  await byKeyboard(page, '[data-choice=show-board]')
  expect(await settled(page)).toBe('asked')
  await page.locator('.dock').waitFor()
})

it('amounts are put together with a word from the rules: a protection that does not hold is refused with its rule', async () => {
  const page = await site.borrow({ tableForm: 'text' })
  await openAt(page, 'carthage/in-raid')
  await heard(page)
  for (const field of await page.locator('[data-field^=play-]').all()) await field.fill('0')
  await page.locator('.composer .why .rule[href="/rules/carthage#CTH-17"]').waitFor()
  expect(await page.locator('[data-act=protect]').getAttribute('aria-disabled')).toBe('true')
})

it('cards for a seven are counted with the arrow keys and put down with Enter', async () => {
  const page = await site.borrow({ tableForm: 'text' })
  await openAt(page, 'catan/under-seven')
  await heard(page)
  const fields = page.locator('.composer:has([data-act=discard]) input')
  const held = await fields.evaluateAll((all) => all.map((one) => Number(one.getAttribute('max'))))
  let due = Math.floor(held.reduce((sum, many) => sum + many) / 2)
  expect(due).toBeGreaterThan(3)
  for (const [i, many] of held.entries()) {
    await fields.nth(i).focus()
    for (let taken = 0; taken < many && due > 0; taken++, due--) await page.keyboard.press('ArrowUp')
  }
  const before = await seq(page)
  await byTab(page, '[data-act=discard]:not([aria-disabled])')
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor()
  const log = page.locator('[role=log] p')
  expect(await log.allTextContents()).toContainEqual(expect.stringMatching(/^Skipper (puts down|has chosen)/))
})

it('what happens is added at the end of a polite log, and the newest sentence is the last', async () => {
  const page = await site.borrow({ tableForm: 'text' })
  await page.goto('/')
  await page.locator('[data-choice=play-carthage]').click()
  await heard(page)
  const log = page.locator('[role=log][aria-live=polite] p')
  const before = await log.count()
  const asked = await seq(page)
  await page.locator('[data-act=take]').first().click()
  await page.locator(`[data-seq]:not([data-seq="${asked}"])`).waitFor()
  await heard(page)
  expect(await log.count()).toBeGreaterThan(before)
  expect(await log.allTextContents()).toContainEqual(expect.stringMatching(/^Skipper takes/))
})
