/** What a player does at the table page, by pointer and by keyboard. */
import type { Page } from 'playwright-core'
import { inPage } from './in-page.ts'

/** Imports a record on the page of tables; the page goes to the table by itself. */
export async function importRecord(page: Page, text: string): Promise<void> {
  await page.goto('/tables')
  await page.setInputFiles('input[type=file]', {
    name: 'wished.game',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
  await settled(page)
}

/** Everything has been told, and either this seat is asked, a curtain is down, or the game is over. */
export async function settled(page: Page): Promise<'asked' | 'curtain' | 'over'> {
  const found = page.locator(
    '[data-settled=true]:has([data-say=asked]), [data-settled=true]:has(.curtain), [data-settled=true]:has(.finish)',
  )
  await found.first().waitFor({ state: 'attached' })
  if ((await page.locator('.finish').count()) > 0) return 'over'
  return (await page.locator('.curtain').count()) > 0 ? 'curtain' : 'asked'
}

export type Press = (page: Page, selector: string) => Promise<void>

export const byPointer: Press = (page, selector) => page.locator(selector).first().click()

/** Gives the focus to the next match in the order of the Tab key, then presses Enter. */
export const byKeyboard: Press = async (page, selector) => {
  await inPage(page, `quaysideDriver.focusByTab(${JSON.stringify(selector)}, ${REACH_MS})`)
  await page.keyboard.press('Enter')
}

const REACH_MS = 10_000

/** The same by real presses of Tab. */
export const byTab: Press = async (page, selector) => {
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
}

/** Presses Tab as often as the order of the Tab key says. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = JSON.stringify(selector)
  // Parts of a page that are loaded late may add stops while the keys are pressed: then it is counted again.
  for (let counts = 0; counts < 3; counts++) {
    const presses = await inPage<number>(page, `quaysideDriver.tabsTo(${wanted}, ${REACH_MS})`)
    for (let i = 0; i < presses; i++) await page.keyboard.press('Tab')
    if (await page.evaluate(`document.activeElement?.matches(${wanted}) ?? false`)) return
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

/** One sensible choice: buy when one can, else take the first card, else store what is proposed. */
export async function chooseOnce(page: Page, press: Press): Promise<void> {
  const before = await seq(page)
  const targets = page.locator('.slot.target')
  const isOpen = (await page.locator('[data-choice^=intent-][aria-pressed=true]').count()) === 0
  const buy = page.locator('[data-choice=intent-buy]:not([aria-disabled])')
  if (isOpen && (await buy.count()) > 0) await press(page, '[data-choice=intent-buy]')
  else if ((await targets.count()) > 0) await press(page, '.slot.target')
  await page.locator('[data-choice=confirm]:not([aria-disabled])').waitFor()
  await press(page, '[data-choice=confirm]')
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
}

export async function seq(page: Page): Promise<string> {
  return (await page.locator('[data-seq]').getAttribute('data-seq')) ?? ''
}

/** The cards one sees in the own hand, by their labels. */
export function handOf(page: Page): Promise<string[]> {
  return page
    .locator('.hand .card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
}

export function marketOf(page: Page): Promise<string[]> {
  return page
    .locator('.market .card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
}
