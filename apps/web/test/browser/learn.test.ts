// First lessons: each is finished by pressing what its hints point at; other choices change nothing; one can leave and come back.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@quayside/all'
import { isFull } from '@quayside/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { coached, followHint, learnOnce, learnToTheEnd } from '../support/learn.ts'
import { settled } from '../support/play.ts'
import { sampled } from '../support/sampled.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A finger confirms what it chose: the hints lead there too. */
const PHONE = { language: 'ja', width: 360, height: 740, touch: true } as const

it.each(sampled(Object.keys(games), 2))(
  'the first lesson of %s is finished on a phone by its hints, and a real game begins',
  async (game) => {
    const page = await site.borrow(PHONE)
    await page.goto(`/learn/${game}`)
    expect(await learnToTheEnd(page)).toBeGreaterThan(15)
    await page.locator('[data-choice=play-real]').click()
    await page.waitForURL('**/table/**')
    await settled(page)
  },
)

/** `cartagena/morgan`: every lesson of a variant, as its page is addressed. */
const variants = globSync('*/lessons/*.json', { cwd: join(import.meta.dirname, '../../../../games') }).map(
  (file) => file.replace(/^([^/]+)\/lessons\/(.+)\.json$/, '$1/$2'),
)

/** Every lesson is played without a browser by `tutorialSuite`. */
it.each(sampled(variants, 5))('the lesson %s is finished by its own hints', async (address) => {
  expect(variants.length).toBeGreaterThan(9)
  const page = await site.borrow()
  await page.goto(`/learn/${address}`)
  expect(await learnToTheEnd(page)).toBeGreaterThan(5)
})

it('a choice that the lesson does not ask for is answered kindly and changes nothing', async () => {
  const page = await site.borrow()
  await page.goto('/learn/carthage')
  while ((await coached(page)) === 'reads') await learnOnce(page)
  await page.locator('[data-choice=market-0]').click()
  await page.locator('[data-choice=confirm]').click()
  await page.locator('[data-refusal=otherChoice]').waitFor()
  expect(await page.locator('.market .card').count()).toBe(6)
  expect(await coached(page)).toBe('task')
  // And the right one still works.
  while ((await coached(page)) === 'task' && (await page.locator('.market .card').count()) === 6)
    await followHint(page)
  expect(await page.locator('.market .card').count()).toBe(5)
})

it('a choice that was put together wrongly is put back, and the hints still lead on', async () => {
  const page = await site.borrow()
  await page.goto('/learn/catan')
  const give = page.locator('[data-choice=give-wool]')
  const isTask = async () => (await coached(page)) === 'task' && (await give.isEnabled())
  const title = page.locator('.coach h2')
  while (!(await title.textContent())?.startsWith('2 of')) await learnOnce(page)
  while (!(await isTask())) await learnOnce(page)
  // Two wool instead of one: the hint for one more press on wool would never lead to the right offer again.
  await give.click()
  await give.click()
  await page.locator('[data-choice=get-ore]').click()
  await page.locator('[data-choice=offer]:not([aria-disabled])').click()
  await page.locator('[data-refusal=otherChoice]').waitFor()
  if (isFull) return expect(await learnToTheEnd(page)).toBeGreaterThan(5)
  let presses = 0
  for (; presses < 60 && (await title.textContent())?.startsWith('2 of'); presses++) await learnOnce(page)
  expect(presses).toBeLessThan(60)
})

it('a lesson goes on where it was left', async () => {
  const page = await site.borrow()
  await page.goto('/learn/carthage')
  const title = page.locator('.coach h2')
  for (let presses = 0; presses < 60 && !(await title.textContent())?.startsWith('2 of'); presses++)
    await learnOnce(page)
  while ((await coached(page)) === 'reads') await learnOnce(page)
  const task = await page.locator('.coach-task').textContent()
  await page.goto('/')
  await page.locator('[data-choice=learn-carthage]').click()
  while ((await coached(page)) === 'reads') await learnOnce(page)
  expect(await page.locator('.coach-task').textContent()).toBe(task)
  for (let presses = 0; presses < 4 && (await page.locator('.ledger').count()) === 0; presses++)
    await learnOnce(page)
  await page.locator('.ledger').waitFor()
})

it('an address without a lesson says so', async () => {
  const page = await site.borrow()
  await page.goto('/learn/chess')
  await page.getByText('There is no lesson under this address.').waitFor()
})
