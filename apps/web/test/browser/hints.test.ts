// Hints against bots: the captain says what it would do, better and better, and stops when one moves. Nobody online gets any.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTrade } from '../support/carthage.ts'
import { complaintsOf } from '../support/complaints.ts'
import { ONLINE_SCENES } from '../support/online-scenes.ts'
import { byKeyboard, importRecord, seq, settled } from '../support/play.ts'
import { SCENES } from '../support/scenes.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it.each(['table', 'cartagena-long', 'cargo-trip', 'catan-turn'])(
  '%s: sentences with values, best first',
  async (name) => {
    const page = await site.open()
    await SCENES[name]?.(page)
    await page.locator('[data-choice=hint]').click()
    const lines = page.locator('.hint-panel li')
    await lines.first().waitFor()
    // The thought ends by itself.
    await page.locator('.hint-panel[aria-busy=false]').waitFor()
    const said = await lines.allTextContents()
    expect(said.length).toBeGreaterThan(0)
    for (const line of said) expect(line).toMatch(/\p{L}{3}.*\d%/u)
    expect(await complaintsOf(page)).toEqual([])
    await page.context().close()
  },
)

it('a hint can be played, by keyboard too, and the panel goes with the move', async () => {
  const page = await site.open()
  await importRecord(page, inTrade())
  const before = await seq(page)
  await byKeyboard(page, '[data-choice=hint]')
  await page.locator('[data-choice=play-hint]').first().waitFor()
  await byKeyboard(page, '[data-choice=play-hint]')
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
  await page.locator('.hint-panel').waitFor({ state: 'detached' })
  await settled(page)
  await page.context().close()
})

it('Escape closes it, and a move of one’s own ends the thought', async () => {
  const page = await site.open({ language: 'ja', width: 360, height: 780 })
  await importRecord(page, inTrade())
  await page.locator('[data-choice=hint]').click()
  await page.locator('.hint-panel li').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.hint-panel').waitFor({ state: 'detached' })
  await page.locator('[data-choice=confirm]').click()
  await settled(page)
  expect(await page.locator('.hint-panel').count()).toBe(0)
  await page.context().close()
})

it('at an online table there is no captain to ask', async () => {
  const page = await site.open()
  await ONLINE_SCENES['online-chat']?.(page)
  expect(await page.locator('[data-choice=undo]').count()).toBe(1)
  expect(await page.locator('[data-choice=hint]').count()).toBe(0)
  await page.context().close()
})
