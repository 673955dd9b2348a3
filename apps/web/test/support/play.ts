/** What a player does at the table page, by pointer and by keyboard. */
import type { Page } from 'playwright-core'

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

/** Tab until the wished control has the focus, then Enter. */
export const byKeyboard: Press = async (page, selector) => {
  const wanted = JSON.stringify(selector)
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate(`document.activeElement?.matches(${wanted}) ?? false`)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

/** One sensible choice: buy when it is proposed, else take the first card, else store what is proposed. */
export async function chooseOnce(page: Page, press: Press): Promise<void> {
  const before = await seq(page)
  const targets = page.locator('.slot.target')
  if ((await targets.count()) > 0) await press(page, '.slot.target')
  await page.locator('[data-choice=confirm]:not([aria-disabled])').waitFor()
  await press(page, '[data-choice=confirm]')
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
}

export async function seq(page: Page): Promise<string> {
  return (await page.locator('[data-seq]').getAttribute('data-seq')) ?? ''
}

/** Plays on until the game is over; answers how many choices were made. */
export async function playToTheEnd(page: Page, press: Press): Promise<number> {
  for (let choices = 0; choices < 200; choices++) {
    const state = await settled(page)
    if (state === 'over') return choices
    if (state === 'curtain') {
      await press(page, '[data-choice=rise]')
      await page.locator('.curtain').waitFor({ state: 'detached' })
    } else await chooseOnce(page, press)
  }
  throw new Error('the game does not end')
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
