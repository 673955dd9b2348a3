// Hints against bots: the captain says what it would do, better and better, and stops when one moves. Nobody online gets any.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTrade } from '../support/carthage.ts'
import { ONLINE_SCENES } from '../support/online-scenes.ts'
import { byKeyboard, importRecord, seq, settled } from '../support/play.ts'
import { sampled } from '../support/sampled.ts'
import { SCENES } from '../support/scenes.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Rings that lie on something one sees. */
const RINGS = `[...document.querySelectorAll('.page-ring.hinted:not([hidden])')]
  .filter((ring) => ring.dataset.around !== '')
  .map((ring) => ring.getBoundingClientRect())
  .filter((box) => box.width > 20 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight).length`

async function expectMarks(page: Page): Promise<void> {
  expect(await page.evaluate(RINGS)).toBe(0)
  for (const hint of await page.locator('.hint-panel li:has([data-choice=show-hint])').all()) {
    await hint.hover()
    await page.locator('.page-ring.hinted:not([hidden])').first().waitFor()
    expect(await page.evaluate(RINGS)).toBeGreaterThan(0)
  }
  await page.mouse.move(2, 2)
  await page.locator('.page-ring.hinted').first().waitFor({ state: 'detached' })
}

/** Two of each game. Marks of every choice of all games are looked at without a browser (`marks.test.ts`). */
const TABLES = [
  'table',
  'raid',
  'cartagena-long',
  'cartagena-magic',
  'cargo-trip',
  'cargo-steps',
  'catan-opening',
  'catan-turn',
]

it.each(sampled(TABLES, 4))(
  '%s: sentences with values, best first, each marked on the board while it is pointed at',
  async (name) => {
    const page = await site.borrow()
    await SCENES[name]?.(page)
    await page.keyboard.press('Escape')
    await page.locator('[data-choice=hint]').click()
    const lines = page.locator('.hint-panel li')
    // The marks are there while the captain still thinks; that the thought ends is seen once.
    await lines.first().waitFor()
    if (name === 'table') await page.locator('.hint-panel[aria-busy=false]').waitFor()
    const said = await lines.allTextContents()
    expect(said.length).toBeGreaterThan(0)
    for (const line of said) expect(line).toMatch(/\p{L}{3}.*\d%/u)
    await expectMarks(page)
  },
)

it('a hint can be played, by keyboard too, and the panel goes with the move', async () => {
  const page = await site.borrow()
  await importRecord(page, inTrade())
  const before = await seq(page)
  await byKeyboard(page, '[data-choice=hint]')
  await page.locator('[data-choice=play-hint]').first().waitFor()
  await byKeyboard(page, '[data-choice=play-hint]')
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
  await page.locator('.hint-panel').waitFor({ state: 'detached' })
  await settled(page)
})

it('on a phone a chosen hint folds the list, brings the place into sight and stays until it is let go', async () => {
  const page = await site.borrow({ width: 360, height: 780, touch: true, language: 'ja' })
  await SCENES['cartagena-long']?.(page)
  await page.locator('[data-choice=hint]').tap()
  await page.locator('.hint-panel[aria-busy=false]').waitFor()
  const lines = await page.locator('.hint-panel li:visible').count()
  await page.locator('[data-choice=show-hint]').first().tap()
  await page.locator('[data-choice=show-hint][aria-pressed=true]').waitFor()
  await page.locator('.page-ring.hinted:not([hidden])').first().waitFor()
  expect(await page.evaluate(RINGS)).toBeGreaterThan(0)
  expect(await page.locator('.hint-panel li:visible').count()).toBe(1)
  await page.locator('[data-choice=show-hint]:visible').tap()
  expect(await page.locator('.hint-panel li:visible').count()).toBe(lines)
})

it('by keyboard: the focus marks the move, and Enter keeps it', async () => {
  const page = await site.borrow()
  await importRecord(page, inTrade())
  await byKeyboard(page, '[data-choice=hint]')
  await page.locator('.hint-panel[aria-busy=false]').waitFor()
  await byKeyboard(page, '[data-choice=show-hint]')
  await page.locator('[data-choice=show-hint][aria-pressed=true]').waitFor()
  await page.locator('.page-ring.hinted:not([hidden])').first().waitFor()
  expect(await page.evaluate(RINGS)).toBeGreaterThan(0)
})

it('Escape closes it, and a move of one’s own ends the thought', async () => {
  const page = await site.borrow({ language: 'ja', width: 360, height: 780 })
  await importRecord(page, inTrade())
  await page.locator('[data-choice=hint]').click()
  await page.locator('.hint-panel li').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.hint-panel').waitFor({ state: 'detached' })
  await page.locator('[data-choice=intent-buy]').click()
  await page.locator('[data-choice=confirm]').click()
  await settled(page)
  expect(await page.locator('.hint-panel').count()).toBe(0)
})

it('at an online table there is no captain to ask', async () => {
  const page = await site.borrow()
  await ONLINE_SCENES['online-chat']?.(page)
  expect(await page.locator('[data-choice=undo]').count()).toBe(1)
  expect(await page.locator('[data-choice=hint]').count()).toBe(0)
})
