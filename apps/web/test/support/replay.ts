/** Walking through a replay, as a reader does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const games = join(import.meta.dirname, '../../../../games')

/** A whole recorded game of a game's own tests. */
export function recorded(game: string, name: string): string {
  return readFileSync(join(games, game, 'test/games', `${name}.game`), 'utf8')
}

export async function openReplay(page: Page, text: string): Promise<void> {
  await page.goto('/replay')
  await page.setInputFiles('input[type=file]', {
    name: 'recorded.game',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
  await shownAt(page, 0)
}

/** The board stands still at this move. */
export async function shownAt(page: Page, count: number): Promise<void> {
  await page
    .locator(`.replay-board [data-settled=true][data-count="${count}"]`)
    .waitFor({ state: 'attached' })
}

export async function moveCount(page: Page): Promise<number> {
  return Number(await page.locator('.time-line input').getAttribute('max'))
}

/** Moves the slider, as a drag would. */
export async function slideTo(page: Page, count: number): Promise<void> {
  await page.locator('.time-line input').fill(String(count))
  await shownAt(page, count)
}

/** Plots and luck are there. */
export async function counted(page: Page): Promise<void> {
  for (const plot of ['points', 'chances']) await page.locator(`[data-plot=${plot}] svg.plot`).waitFor()
  await page.locator('[data-plot=luck] table').waitFor()
}
