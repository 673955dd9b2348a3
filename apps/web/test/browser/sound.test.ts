// Silent unless somebody wants to hear it; then moves, turns and the end ring, and nothing is fetched for it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byPointer, chooseOnce, settled } from '../support/play.ts'
import { openSite, type Site } from '../support/site.ts'
import { until } from '../support/until.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Counts what is asked of the browser's sound, and rings nothing. */
const EAR = `window.heard = { made: 0, rung: 0 }
const node = () => ({ connect: (next) => next, start: () => window.heard.rung++, stop() {}, gain: line, frequency: line })
const line = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
window.AudioContext = class {
  constructor() { window.heard.made++ }
  state = 'running'
  currentTime = 0
  destination = {}
  createOscillator() { return node() }
  createGain() { return node() }
  resume() { return Promise.resolve() }
  close() { return Promise.resolve() }
}`

async function listen(): Promise<{ page: Page; fetched: string[] }> {
  const page = await site.open()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.addInitScript(EAR)
  return { page, fetched }
}

const heard = (page: Page) => page.evaluate('window.heard') as Promise<{ made: number; rung: number }>

async function play(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('[data-choice=play-carthage]').click()
  for (let turns = 0; turns < 3; turns++) {
    if ((await settled(page)) !== 'asked') return
    await chooseOnce(page, byPointer)
  }
  await settled(page)
}

it('is silent by default: no sound is made, and none of it is fetched', async () => {
  const { page, fetched } = await listen()
  await play(page)
  expect(await heard(page)).toEqual({ made: 0, rung: 0 })
  expect(fetched.filter((url) => /instrument|sounds/.test(url))).toEqual([])
  await page.context().close()
})

it('once switched on in the settings it is heard at the table, from no file but the house’s own code', async () => {
  const { page, fetched } = await listen()
  await page.goto('/settings')
  await page.locator('label', { hasText: 'Small sounds' }).click()
  await until(page, 'window.heard.rung > 0')
  await play(page)
  const { made, rung } = await heard(page)
  expect(made).toBeGreaterThan(0)
  expect(rung).toBeGreaterThan(5)
  expect(fetched.filter((url) => /\.(mp3|ogg|wav|m4a)/.test(url))).toEqual([])
  await page.context().close()
})
