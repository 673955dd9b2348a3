/** Every page and every scene worth a look, each as the way to get there. */
import type { Page } from 'playwright-core'
import { byPointer, importRecord, settled } from './play.ts'
import { atEnd, beforePayday, inClassic, inRaid, inTrade } from './positions.ts'

export type Scene = (page: Page) => Promise<void>

async function payday(page: Page, record: string): Promise<void> {
  await importRecord(page, record)
  await page.locator('[data-choice=intent-buy]').click()
  await page.locator('[data-choice=confirm]:not([aria-disabled])').waitFor()
  await byPointer(page, '[data-choice=confirm]')
  await page.locator('.ledger').waitFor()
}

export const SCENES: { readonly [name: string]: Scene } = {
  harbour: async (page) => {
    await importRecord(page, inTrade())
    await page.goto('/')
    await page.locator('.tables img').waitFor()
  },
  'new-table': async (page) => {
    await page.goto('/new/carthage')
    await page.locator('[data-choice=begin]').waitFor()
  },
  'my-tables': async (page) => {
    await importRecord(page, inTrade())
    await page.goto('/tables')
    await page.locator('.tables img').waitFor()
  },
  settings: async (page) => {
    await page.goto('/settings')
    await page.locator('.pill').first().waitFor()
  },
  table: (page) => importRecord(page, inTrade()),
  'first-turn': async (page) => {
    await page.goto('/')
    await page.locator('[data-choice=play-carthage]').click()
    await settled(page)
  },
  raid: (page) => importRecord(page, inRaid()),
  payday: (page) => payday(page, beforePayday()),
  classic: (page) => importRecord(page, inClassic()),
  'classic-payday': (page) => payday(page, beforePayday('classic')),
  curtain: async (page) => {
    await page.goto('/new/carthage')
    await page.locator('.seat-fields select.kind').nth(1).selectOption('person')
    await page.locator('[data-choice=begin]').click()
    await page.locator('.curtain').waitFor()
  },
  end: async (page) => {
    await importRecord(page, atEnd())
    await page.locator('.finish').waitFor()
  },
}
