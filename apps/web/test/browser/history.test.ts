// Finished games: remembered when their table is gone, without network too, with numbers that are right.
import { scaled } from '@quayside/test-kit'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savedText } from '../support/download.ts'
import {
  addRecords,
  type MadeRecord,
  madeRecords,
  openingRecord,
  plainCount,
  strongest,
} from '../support/history.ts'
import { importRecord } from '../support/play.ts'
import { openSite, type TestSite } from '../support/site.ts'

/** The worker has everything and answers for this page. */
const KEPT = `navigator.serviceWorker.ready.then(() => new Promise((done) => {
  const look = () => navigator.serviceWorker.controller?.state === 'activated' ? done(null) : setTimeout(look, 50)
  look()
}))`

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function tile(page: Page, name: string): Promise<string> {
  return (await page.locator(`[data-number=${name}] b`).textContent()) ?? ''
}

/** Everything that the page says about some games against a plain count of their records. */
async function compare(page: Page, records: readonly MadeRecord[]): Promise<void> {
  const all = plainCount(records)
  expect(await tile(page, 'games')).toBe(String(all.games))
  expect(await tile(page, 'wins')).toBe(String(all.wins))
  expect(await tile(page, 'longest')).toBe(String(all.longest))
  expect(await tile(page, 'place')).toBe(all.meanPlace.toFixed(2))
  const percent = (value: number) => Math.round(100 * value)
  for (const [rank, some] of Map.groupBy(records, strongest)) {
    const plain = plainCount(some)
    const cells = await page.locator(`[data-group=${rank}] td`).allTextContents()
    // Two games are no share.
    const range =
      plain.games < 3 ? '' : `${percent(plain.share)} %${percent(plain.low)} to ${percent(plain.high)}`
    const streak = plain.streak > 0 ? `${plain.streak} won` : `${-plain.streak} not won`
    const said = [String(plain.games), '', range, plain.meanPlace.toFixed(2), streak, String(plain.best), '–']
    expect(cells, rank).toEqual(said)
  }
}

it('the numbers of imported records are those of a plain count, all together and of one game', async () => {
  const records = madeRecords(scaled(100, 500))
  const page = await site.borrow()
  await addRecords(page, records)
  await compare(page, records)
  await page.locator('.history-numbers [data-choice=only-cartagena]').click()
  await compare(
    page,
    records.filter(({ game }) => game === 'cartagena'),
  )
  await page.locator('[data-choice=search-games]').fill('2025-03-04')
  expect(await page.locator('.finished-list li').count()).toBe(1)
})

it('without network a game is there after its table is deleted, with its replay, until it is deleted itself', async () => {
  const page = await site.open({ width: 360, height: 740, keepsPages: true })
  await addRecords(page, [...madeRecords(2), ...openingRecord()])
  await importRecord(page, madeRecords(1)[0]?.text ?? '')
  await page.evaluate(KEPT)
  await page.context().setOffline(true)
  // Luck and openings are read from the records, without network too.
  await page.goto('/history')
  await page.locator('[data-choice=tab-statistics]').click()
  await page.locator('[data-choice=read-games]').click()
  await expect.poll(() => page.locator('[data-luck=all] td').last().textContent()).toBe('4 games')
  expect(await page.locator('[data-part=openings]').count()).toBe(0)
  await page.locator('.history-numbers [data-choice=only-catan]').click()
  const opening = page.locator('[data-part=openings] tbody tr')
  await opening.first().waitFor()
  expect(await opening.locator('th, td:nth-child(2)').allTextContents()).toEqual([
    'Cities and cards (wheat and ore)',
    '1',
  ])
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/tables')
  await page.locator('.tables li .manage button').last().click()
  await expect.poll(() => page.locator('.tables li').count()).toBe(0)
  await page.goto('/history')
  await expect.poll(() => page.locator('.finished-list li').count()).toBe(4)
  const how = page.locator('li[data-game=catan] [data-how]')
  await expect.poll(() => how.textContent()).toMatch(/^Most rounds: \d+, \d+ moves$/)
  expect((await savedText(page, '[data-choice=export-table]')).trimEnd().split('\r\n')).toHaveLength(5)
  await page.locator('[data-choice=replay]').first().click()
  await page.locator('[data-plot=points]').waitFor()
  await page.goBack()
  await page.locator('[data-choice=forget-game]').first().click()
  await expect.poll(() => page.locator('.finished-list li').count()).toBe(3)
  await page.reload()
  await expect.poll(() => page.locator('.finished-list li').count()).toBe(3)
})
