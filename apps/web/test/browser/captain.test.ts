// A captain thinks in the worker: the page stays as quick as before, and what a person does meanwhile is answered.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { againstCaptains } from '../support/carthage.ts'
import { byPointer, chooseOnce, importRecord, settled } from '../support/play.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const WATCH = `window.frames60 = []; window.longest = 0
new PerformanceObserver((list) => { for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration) }).observe({ type: 'longtask' })
requestAnimationFrame(function next(at) { window.frames60.push(at); requestAnimationFrame(next) })`

it('the page draws on while two captains think', async () => {
  const page = await site.open()
  await importRecord(page, againstCaptains())
  for (let turns = 0; turns < 3; turns++) {
    if ((await settled(page)) !== 'asked') break
    await chooseOnce(page, byPointer)
    // From here on two captains think, a third of a second each; the page's own work for the move is done.
    await page.waitForTimeout(150)
    await page.evaluate(WATCH)
    await page.waitForTimeout(350)
    const { drawn, longest } = (await page.evaluate(
      '({ drawn: window.frames60.length, longest: window.longest })',
    )) as { drawn: number; longest: number }
    // Printed, not held against a limit: a busy machine is slow with everything. A blocked page would draw nothing.
    console.info(`${drawn} frames in 350 ms, longest task ${Math.round(longest)} ms`)
    expect(drawn).toBeGreaterThan(5)
  }
  expect(await settled(page)).not.toBe('curtain')
})
