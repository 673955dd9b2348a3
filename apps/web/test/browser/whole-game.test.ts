// A whole game of each against bots by pointer on the board, from the harbour to the count; and the end of each by real keys.
import { loadGame } from '@quayside/all'
import { readRecord, verifyRecord } from '@quayside/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savedText } from '../support/download.ts'
import { openAt } from '../support/fixture.ts'
import { playInPage } from '../support/in-page.ts'
import { NEAR_END } from '../support/near-end.ts'
import { byTab } from '../support/play.ts'
import { sampled } from '../support/sampled.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Whole {
  readonly game: string
  /** Kinds of choices that no game goes without. */
  readonly asked: readonly string[]
  /** What the count says of each seat. */
  readonly counted: RegExp
}

const WHOLE: readonly Whole[] = [
  { game: 'carthage', asked: ['take'], counted: /\d+ VP.*tokens/ },
  { game: 'cartagena', asked: ['move'], counted: /\d of 6 pirates home/ },
  {
    game: 'cargo-empire',
    asked: ['keep-', 'post-', 'confirm', 'step-'],
    counted: /\d+ VP.*track \d+, level 3 \d+, city cards \d+/,
  },
  { game: 'catan', asked: ['settle', 'road', 'roll', 'end'], counted: /Settlements \d, cities \d/ },
]

/** What the rules and the commitment say to the record that the end hands out. */
async function verdictOn(page: Page, game: string): Promise<unknown> {
  const record = readRecord(await savedText(page, '.finish [data-choice=export]'))
  const loaded = await loadGame(game)
  if (!loaded || 'problem' in record) throw new Error(`no record of ${game}`)
  return verifyRecord(loaded.game, record)
}

describe('a whole game by pointer, from the harbour to the count', () => {
  it.each(sampled(WHOLE, 2))('$game', async ({ game, asked, counted }) => {
    const page = await site.borrow()
    await page.goto('/')
    await page.locator(`[data-choice=play-${game}]`).click()
    await page.locator('[data-seq]').waitFor()
    const done = await playInPage(page, game)
    expect(Object.keys(done)).toEqual(expect.arrayContaining([...asked]))
    expect(await page.locator('.finish h2').first().textContent()).toMatch(/win/)
    const rows = await page.locator('.finish li').allTextContents()
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row).toMatch(counted)
    expect(await verdictOn(page, game)).not.toHaveProperty('problem')
  })
})

/** The last presses of each game, from the position near its end. */
const LAST = {
  carthage: ['[data-choice=intent-buy]', '[data-choice=confirm]:not([aria-disabled])'],
  cartagena: ['[data-choice=confirm]:not([aria-disabled])'],
  'cargo-empire': ['[data-choice^=step-]'],
  catan: ['[data-choice=build-city]:not([aria-disabled])', '.target'],
}

describe('the end by nothing but the keys Tab and Enter', () => {
  it.each(sampled(Object.entries(NEAR_END).toReversed(), 2))('%s', async (game, at) => {
    const page = await site.borrow()
    await openAt(page, at)
    for (const selector of LAST[game as keyof typeof LAST]) await byTab(page, selector)
    await page.locator('[data-settled=true] .finish').waitFor()
    expect(await page.locator('.finish h2').first().textContent()).toMatch(/win/)
  })
})
