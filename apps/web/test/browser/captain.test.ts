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

const WATCH = `(() => {
  const isWatching = window.frameCount !== undefined
  window.frameCount = 0
  window.longestTask = 0
  if (isWatching) return
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.longestTask = Math.max(window.longestTask, task.duration)
  }).observe({ type: 'longtask' })
  requestAnimationFrame(function next() { window.frameCount++; requestAnimationFrame(next) })
})()`

it('the page draws on while two captains think', async () => {
  const page = await site.open()
  await importRecord(page, againstCaptains())
  for (let turns = 0; turns < 3; turns++) {
    if ((await settled(page)) !== 'asked') break
    await page.evaluate(WATCH)
    // Two captains answer this choice, each after a third of a second of search.
    await chooseOnce(page, byPointer)
    await settled(page)
    const { drawn, longest } = (await page.evaluate(
      '({ drawn: window.frameCount, longest: window.longestTask })',
    )) as { drawn: number; longest: number }
    // Printed, not held against a limit: a busy machine is slow with everything. A blocked page would draw nothing.
    console.info(`${drawn} frames drawn meanwhile, longest task ${Math.round(longest)} ms`)
    expect(drawn).toBeGreaterThan(5)
  }
  expect(await settled(page)).not.toBe('curtain')
})
