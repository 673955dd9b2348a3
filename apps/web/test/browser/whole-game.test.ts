// Whole games in a real browser against bots: with the pointer, and each game with nothing but the keyboard.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byKeyboard, byPointer, playToTheEnd } from '../support/play.ts'
import { playOn as playCargo } from '../support/play-cargo-empire.ts'
import { playOn as playCartagena } from '../support/play-cartagena.ts'
import { awaited, can, chooseBy } from '../support/play-catan.ts'
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

/** Who wants no offers can go from turn to turn. */
async function playCatan(page: Page): Promise<ReadonlySet<string>> {
  const done = new Set<string>()
  for (let choices = 0; choices < 1500; choices++) {
    await awaited(page)
    if (await can(page, '.finish')) return done
    done.add(await chooseBy(page, byKeyboard))
  }
  throw new Error('the game does not end')
}

const players: { readonly [game: string]: (page: Page) => Promise<unknown> } = {
  carthage: (page) => playToTheEnd(page, byKeyboard),
  cartagena: (page) => playCartagena(page, byKeyboard),
  'cargo-empire': (page) => playCargo(page, byKeyboard),
  catan: playCatan,
}

it.each(Object.entries(players))(
  '%s by keyboard alone, from the harbour to the end',
  async (game, play) => {
    const page = await site.open()
    page.setDefaultTimeout(90_000)
    await page.goto('/')
    await page.locator(`[data-choice=play-${game}]`).waitFor()
    await byKeyboard(page, `[data-choice=play-${game}]`)
    await play(page)
    expect(await page.locator('.finish li').count()).toBeGreaterThanOrEqual(2)
    await page.context().close()
  },
  600_000,
)
