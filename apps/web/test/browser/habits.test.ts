// What one likes is kept on the device and followed: language by the browser first, a name, a colour.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settled } from '../support/play.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it.each(['en', 'ja'] as const)('a first visit speaks the language of the browser: %s', async (language) => {
  const page = await site.borrow({ language })
  await page.goto('/')
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
})

it('name and colour of the settings are followed by "play now" and proposed for a new table', async () => {
  const page = await site.borrow()
  await page.goto('/settings')
  await page.locator('[data-choice=own-name]').fill('Hildegard')
  await page.locator('[data-choice=own-colour]').selectOption('orange')
  await page.reload()
  expect(await page.locator('[data-choice=own-name]').inputValue()).toBe('Hildegard')
  await page.goto('/')
  await page.locator('[data-choice=play-catan]').click()
  await settled(page)
  const seat = page.locator('.rail .seat').first()
  expect(await seat.getAttribute('aria-label')).toBe('Hildegard')
  expect(await seat.locator('[class*=seat-orange]').count()).toBeGreaterThan(0)
  await page.goto('/new/catan')
  await page.locator('[data-choice=begin]').waitFor()
  expect(await page.locator('.seat-fields input.name').first().inputValue()).toBe('Hildegard')
  expect(await page.locator('.seat-fields select.colour').first().inputValue()).toBe('orange')
  // A game without that colour gives one by lot.
  await page.goto('/')
  await page.locator('[data-choice=play-carthage]').click()
  await settled(page)
  expect(await page.locator('.rail .seat').first().getAttribute('aria-label')).toBe('Hildegard')
})

it('a colour that the game does not give out to so few is not forced: the table is dealt all the same', async () => {
  const page = await site.borrow()
  await page.goto('/settings')
  await page.locator('[data-choice=own-colour]').selectOption('red')
  await page.goto('/new/catan')
  await page.locator('[data-choice=begin]').click()
  expect(await settled(page)).toBe('asked')
  expect(await page.locator('.rail .seat').count()).toBe(3)
})
