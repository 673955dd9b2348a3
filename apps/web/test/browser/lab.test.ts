// The lab in a real browser: thousands of games in workers, plots that grow, a stop that stops.
import { gameIds } from '@quayside/all'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampled } from '../support/sampled.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const played = async (page: Page) => Number(await page.locator('[data-played]').getAttribute('data-played'))

it.each(sampled(gameIds, 4))('%s: a thousand random games, counted and plotted', async (game) => {
  const page = await site.borrow()
  page.setDefaultTimeout(120_000)
  await page.goto(`/lab/${game}`)
  const bots = page.locator('[data-choice^=lab-bot-]')
  await bots.first().waitFor()
  for (let i = 0; i < (await bots.count()); i++) await bots.nth(i).selectOption('random')
  await page.locator('[data-choice=lab-run]').click()
  await page.locator('[data-played="1000"]').waitFor()
  await page.locator('[data-choice=lab-run]').waitFor()
  expect(await page.locator('.lab-plot').count()).toBe(4)
  const shares = (await page.locator('[data-plot=advantage] svg').getAttribute('aria-label')) ?? ''
  const sum = [...shares.matchAll(/Seat \d+ (\d+)%/g)].reduce((total, [, share]) => total + Number(share), 0)
  expect(sum).toBeGreaterThan(95)
  expect(sum).toBeLessThan(105)
  expect(await page.locator('.lab-verdict').textContent()).toMatch(/share|wins (more|less)/)
})

it('can be stopped, and then stands still', async () => {
  const page = await site.borrow({ width: 360, height: 780, language: 'ja', theme: 'dark' })
  await page.goto('/lab/catan')
  await page.locator('[data-choice=lab-run]').waitFor()
  await page.locator('[data-choice=lab-games]').selectOption('100000')
  await page.locator('[data-choice=lab-run]').click()
  await page.locator('.lab-plot').first().waitFor()
  await page.locator('[data-choice=lab-stop]').click()
  await page.locator('[data-choice=lab-run]').waitFor()
  const stopped = await played(page)
  expect(stopped).toBeGreaterThan(0)
  expect(stopped).toBeLessThan(100_000)
  // Its workers are gone: none of them can count on.
  const labWorkers = () => page.workers().filter((one) => one.url().includes('lab-worker'))
  await expect.poll(labWorkers, { timeout: 20_000 }).toEqual([])
  expect(await played(page)).toBe(stopped)
})
