// Several people at one screen: the curtain, what the page never holds, and taking back.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byPointer, chooseOnce, handOf, marketOf, settled } from '../support/play.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Two people, Aoi (white, red goods) and Bruno (pink, blue goods); Aoi begins. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/new/carthage')
  await page.getByLabel('Remove: Seat 3').click()
  await page.getByLabel('Seat 2: Player').selectOption('person')
  await page.getByLabel('Seat 1: Name').fill('Aoi')
  await page.getByLabel('Seat 2: Name').fill('Bruno')
  await page.getByLabel('Seat 1: Colour').selectOption('white')
  await page.getByLabel('Seat 2: Colour').selectOption('pink')
  await page.getByLabel('Who begins').selectOption('0')
  await page.locator('[data-choice=begin]').click()
  await settled(page)
}

const START = (good: string) => [`${good} 2`, `${good} 2`, `${good} 3`, `${good} 5`]

/** Everything the worker ever tells the page, as text. */
const LISTEN = `
  globalThis.heard = []
  const Plain = Worker
  globalThis.Worker = class extends Plain {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', (event) => heard.push(event.data))
    }
  }`

it('the curtain falls between two people, and the page never holds the hand that is not at the screen', async () => {
  const page = await site.open()
  await page.addInitScript(LISTEN)
  await sitDown(page)
  expect(await page.locator('.curtain h2').textContent()).toBe('Pass the screen to Aoi')
  expect(await handOf(page)).toEqual([])
  await page.locator('[data-choice=rise]').click()
  await page.locator('.curtain').waitFor({ state: 'detached' })
  expect(await handOf(page)).toEqual(START('red'))

  await page.locator('[data-choice=intent-take]').click()
  await chooseOnce(page, byPointer)
  expect(await settled(page)).toBe('curtain')
  expect(await page.locator('.curtain h2').textContent()).toBe('Pass the screen to Bruno')
  expect(await handOf(page)).toEqual([])
  await page.locator('[data-choice=rise]').click()
  await page.locator('.curtain').waitFor({ state: 'detached' })
  expect(await handOf(page)).toEqual(START('blue'))

  const updates = (await page.evaluate(
    'heard.filter((m) => m.update).map(({ update }) => ({ viewer: update.viewer, known: update.view.known, hands: update.view.shown.seats.map((s) => s.hand) }))',
  )) as { viewer: number | 'watcher'; known: unknown; hands: (unknown | null)[] }[]
  expect(updates.length).toBeGreaterThan(3)
  for (const { viewer, known, hands } of updates) {
    expect(known).toBeNull()
    hands.forEach((hand, seat) => {
      if (seat !== viewer) expect(hand).toBeNull()
    })
  }
})

it('a take can be taken back while nothing came to light', async () => {
  const page = await site.borrow()
  await sitDown(page)
  await page.locator('[data-choice=rise]').click()
  await page.locator('[data-choice=intent-take]').click()
  const before = await marketOf(page)
  await chooseOnce(page, byPointer)
  await settled(page)
  expect(await marketOf(page)).toHaveLength(before.length - 1)
  await page.locator('[data-choice=undo]').click()
  await page.locator('.curtain h2', { hasText: 'Aoi' }).waitFor()
  expect(await marketOf(page)).toEqual(before)
  await page.locator('[data-choice=rise]').click()
  await page.locator('.curtain').waitFor({ state: 'detached' })
  expect(await settled(page)).toBe('asked')
  expect(await handOf(page)).toEqual(START('red'))
})

it('a purchase cannot be taken back: fresh cards were seen, and the page says so', async () => {
  const page = await site.borrow()
  await sitDown(page)
  for (let turns = 0; turns < 20; turns++) {
    await settled(page)
    await page.locator('[data-choice=rise]').click()
    await page.locator('[data-say=asked]').waitFor()
    const canBuy = (await page.locator('[data-choice^=intent-][aria-pressed=true]').count()) === 0
    await chooseOnce(page, byPointer)
    if (canBuy) break
  }
  await settled(page)
  const after = await marketOf(page)
  await page.locator('[data-choice=undo]').click()
  await page.locator('[data-refusal=revealed]').waitFor()
  expect(await page.locator('[data-refusal]').textContent()).toMatch(/come to light/)
  expect(await marketOf(page)).toEqual(after)
})
