// The rule pages: a link leads to its rule, search and variants narrow them, examples are played on the real board.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byPointer, chooseOnce, seq, settled } from '../support/play.ts'
import { openSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const shownRules = (page: Page) =>
  page.locator('.rule-entry').evaluateAll((rules) => rules.map((rule) => rule.id))

it('a link leads to its rule, marked and in sight, also from one rule to another', async () => {
  const page = await site.borrow()
  await page.goto('/rules/carthage#CTH-21')
  await page.locator('#CTH-21.is-place').waitFor()
  const inSight = `(() => { const { top } = document.getElementById('CTH-21').getBoundingClientRect(); return top >= 0 && top < innerHeight })()`
  await until(page, inSight)
  await page.locator('#CTH-20 .rule-number').click()
  await page.locator('#CTH-20.is-place').waitFor()
  expect(new URL(page.url()).hash).toBe('#CTH-20')
  await page.goBack()
  await page.locator('#CTH-21.is-place').waitFor()
})

it('search by number and by words, in both languages; variants that are not played go', async () => {
  const page = await site.borrow()
  await page.goto('/rules/carthage')
  await page.locator('#CTH-1').waitFor()
  const all = await shownRules(page)
  const search = page.locator('[data-choice=search]')
  await search.fill('cth-c3')
  expect(await shownRules(page)).toEqual(['CTH-C3'])
  await search.fill('eight tokens')
  expect(await shownRules(page)).toContain('CTH-16')
  await search.fill('')
  await page.locator('[data-choice="variant-mode=classic"]').click()
  const standard = await shownRules(page)
  expect(standard).toContain('CTH-22')
  expect(standard.filter((number) => number.startsWith('CTH-C'))).toEqual([])
  expect(standard.length).toBeLessThan(all.length)
  // A link to a rule that the filter hides brings it back.
  await page.evaluate("location.hash = 'CTH-C4'")
  await page.locator('#CTH-C4.is-place').waitFor()

  await page.locator('[data-choice=language]').click()
  await page.locator('html[lang=ja]').waitFor({ state: 'attached' })
  await page.locator('#CTH-1', { hasText: '手札' }).waitFor()
  await search.fill('襲撃')
  expect(await shownRules(page)).toContain('CTH-17')
})

it('an example is played on the board: on, back, by keyboard and by itself; refusals are said with their rule', async () => {
  const page = await site.borrow()
  await page.goto('/rules/carthage#CTH-17')
  await page.locator('#CTH-17 [data-example=t-06-whole-payday]').click()
  const at = (count: number) =>
    page.locator(`.example-sheet [data-settled=true][data-count="${count}"]`).waitFor({ state: 'attached' })
  const words = page.locator('.example-words')
  await at(0)
  await page.locator('[data-choice=example-on]').click()
  await at(1)
  expect(await words.textContent()).toContain('Red and blue arrive')
  await page.keyboard.press('ArrowRight')
  await at(2)
  expect(await page.locator('[data-refused=notYourTurn]').textContent()).toContain('CTH-17')
  await page.locator('[data-choice=example-back]').click()
  await at(1)
  await page.locator('[data-choice=example-play]').click()
  await at(2)
  await page.locator('[data-choice=example-play]').click()
  await page.keyboard.press('Escape')
  await page.locator('.example-sheet').waitFor({ state: 'detached' })
  expect(new URL(page.url()).hash).toBe('#CTH-12')
})

it('on paper an example is its sentences', async () => {
  const page = await site.open()
  await page.goto('/rules/carthage')
  const paper = page.locator('#CTH-12 .on-paper').first()
  await paper.waitFor({ state: 'attached' })
  expect(await paper.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await paper.isVisible()).toBe(true)
  expect(await page.locator('.rule-finder').isVisible()).toBe(false)
  await page.context().close()
})

it('what is read at night is printed with dark ink', async () => {
  const page = await site.open({ theme: 'dark' })
  await page.goto('/rules/carthage')
  await page.locator('#CTH-17').waitFor()
  const lightness = `Math.max(...getComputedStyle(document.querySelector('#CTH-17')).color.match(/[0-9]+/g).map(Number))`
  expect(await page.evaluate(lightness)).toBeGreaterThan(200)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(lightness)).toBeLessThan(90)
  await page.context().close()
})

it('a rule that an example shows is one press away from it', async () => {
  const page = await site.borrow()
  await page.goto('/rules/carthage#t-06-whole-payday')
  await page.locator('.example-rules .rule', { hasText: 'CTH-17' }).click()
  await page.locator('.example-sheet').waitFor({ state: 'detached' })
  await page.locator('#CTH-17.is-place').waitFor()
})

it('the rules are a step away from harbour and table, and the table waits meanwhile', async () => {
  const page = await site.borrow()
  await page.goto('/')
  await page.locator('[data-choice=rules-carthage]').click()
  await page.locator('#CTH-1').waitFor()
  await page.goBack()
  await page.locator('[data-choice=play-carthage]').click()
  await settled(page)
  await chooseOnce(page, byPointer)
  await settled(page)
  const before = await seq(page)
  await page.locator('header [data-choice=rules]').click()
  await page.locator('[data-choice=back-there]').click()
  await settled(page)
  expect(await seq(page)).toBe(before)
  await chooseOnce(page, byPointer)
})

it('an address without rules says so', async () => {
  const page = await site.borrow()
  await page.goto('/rules/chess')
  await page.getByText('There are no rules under this address.').waitFor()
})
