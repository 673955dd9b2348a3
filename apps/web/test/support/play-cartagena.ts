/** How a person answers whatever Cartagena asks. */
import type { Page } from 'playwright-core'
import { type Press, seq, settled } from './play.ts'

export const choice = (name: string) => `[data-choice="${name}"]`
export const open = (name: string) => `${choice(name)}:not([aria-disabled])`
export const has = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0

/** Presses and waits until the host has taken it. */
export async function decide(page: Page, press: Press, selector: string): Promise<void> {
  const before = await seq(page)
  await page.locator(selector).first().waitFor()
  await press(page, selector)
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
}

/** Own pirates on the ship of the whole story. */
async function ownAboard(page: Page): Promise<number> {
  return page.locator('.rail .seat').first().locator('.ctg-pips .aboard').count()
}

/** Sails when it helps, looks at other landings now and then, and otherwise takes what is proposed. */
async function chooseOnce(page: Page, press: Press, turn: number): Promise<string> {
  const sail = (await has(page, open('sail-free'))) ? 'sail-free' : 'sail'
  if (await has(page, open(sail))) {
    const text = (await page.locator(choice('sail')).textContent()) ?? ''
    const aboard = await ownAboard(page)
    if (text.includes('Tortuga') ? aboard > 0 : aboard === 0) {
      await decide(page, press, open(sail))
      return sail
    }
  }
  if (turn % 3 === 1 && (await has(page, open('power')))) return usePower(page, press)
  if (turn % 4 === 2 && (await has(page, '.ctg-place'))) await press(page, '.ctg-place')
  // Whoever stands there may not be able to move: back to what is proposed.
  if (await has(page, `${choice('confirm')}[aria-disabled]`)) await page.keyboard.press('Escape')
  await decide(page, press, open('confirm'))
  return 'move'
}

async function usePower(page: Page, press: Press): Promise<string> {
  await press(page, open('power'))
  await decide(page, press, open('confirm'))
  return 'power'
}

/** Plays on until the game is over; says which kinds of choices were made. */
export async function playOn(page: Page, press: Press): Promise<Set<string>> {
  const done = new Set<string>()
  for (let turn = 0; turn < 400; turn++) {
    if ((await settled(page)) === 'over') return done
    done.add(await chooseOnce(page, press, turn))
  }
  throw new Error('the game does not end')
}
