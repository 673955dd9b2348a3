// Whole games in a real browser, against two bots: once with the pointer, once with nothing but the keyboard.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byKeyboard, byPointer, playToTheEnd } from '../support/play.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('a visitor clicks once, plays a whole game against two bots, and sees the count', async () => {
  const page = await site.open()
  await page.goto('/')
  await page.locator('[data-choice=play-carthage]').click()
  expect(await playToTheEnd(page, byPointer)).toBeGreaterThan(3)
  expect(await page.locator('.finish li').count()).toBe(3)
  expect(await page.locator('.finish h2').textContent()).toMatch(/win/)
})

it('the same by keyboard alone, from the harbour to the end', async () => {
  const page = await site.open()
  await page.goto('/')
  await page.locator('[data-choice=play-carthage]').waitFor()
  await byKeyboard(page, '[data-choice=play-carthage]')
  expect(await playToTheEnd(page, byKeyboard)).toBeGreaterThan(3)
  expect(await page.locator('.finish li').count()).toBe(3)
})
