/** How a person answers whatever Catan asks. */
import type { Page } from 'playwright-core'
import { byPointer, type Press, seq } from './play.ts'

const RESOURCES = ['lumber', 'brick', 'wool', 'wheat', 'ore']

export async function press(page: Page, name: string): Promise<void> {
  await page.locator(`[data-choice="${name}"]`).click()
}

/** Presses and waits until the host has taken it. */
export async function decide(page: Page, selector: string, by: Press = byPointer): Promise<void> {
  const before = await seq(page)
  await by(page, selector)
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
}

export const can = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0

/** Whatever the table or a bot's offer waits for. */
export async function awaited(page: Page): Promise<void> {
  const asks = [
    '[data-choice=decline]',
    '.target',
    '[data-choice=discard]',
    '[data-choice=roll]',
    '[data-choice=end-turn]',
    '.finish',
  ]
  const settledWith = asks.map((ask) => `[data-settled=true]:has(${ask})`).join(', ')
  await page.locator(settledWith).first().waitFor({ state: 'attached' })
}

/** Whatever is asked now, answered sensibly; says what was done. `done` are the kinds of choices made so far. */
export async function chooseOnce(page: Page, done: ReadonlySet<string>): Promise<string> {
  if (await can(page, '[data-choice=discard]')) return discard(page)
  if (await can(page, '[data-choice=decline]')) return answer(page)
  if (await can(page, '.target')) return place(page)
  if (await can(page, '[data-choice=roll]')) {
    await decide(page, '[data-choice=roll]')
    return 'roll'
  }
  return (await can(page, '[data-choice=end-turn]')) ? build(page, done) : 'wait'
}

/** Whatever is offered is taken, where it can be; the bot may have gone on by now. */
async function answer(page: Page): Promise<string> {
  const yes = page.locator('[data-choice=accept]:not([aria-disabled])')
  if ((await yes.count()) > 0) {
    await yes.click({ timeout: 500 }).catch(() => null)
    return 'accept'
  }
  await page
    .locator('[data-choice=decline]')
    .click({ timeout: 500 })
    .catch(() => null)
  return 'decline'
}

/** Takes what a rival has agreed to, else offers two of what is plenty for one of what is lacking; once a visit. */
async function trade(page: Page): Promise<string | null> {
  const settle = '[data-choice^=settle-]:not([aria-disabled])'
  if (await can(page, settle)) {
    await decide(page, settle)
    return 'trade'
  }
  const held = await cardsOf(page)
  const most = held.indexOf(Math.max(...held))
  const least = held.indexOf(Math.min(...held))
  if ((held[most] ?? 0) < 2 || most === least || (await can(page, '[data-choice=withdraw]'))) return null
  await press(page, `give-${RESOURCES[most]}`)
  await press(page, `give-${RESOURCES[most]}`)
  await press(page, `get-${RESOURCES[least]}`)
  const offer = page.locator('[data-choice=offer]:not([aria-disabled])')
  await offer.click({ timeout: 1500 }).catch(() => null)
  await page
    .locator(settle)
    .first()
    .waitFor({ timeout: 1500 })
    .catch(() => null)
  if (!(await can(page, settle))) return null
  await decide(page, settle)
  return 'trade'
}

export async function discard(page: Page): Promise<string> {
  while (await can(page, '[data-choice^=more-]:not([aria-disabled])')) {
    await page.locator('[data-choice^=more-]:not([aria-disabled])').last().click()
  }
  await page.locator('[data-choice=discard]:not([aria-disabled])').waitFor()
  await decide(page, '[data-choice=discard]')
  return 'discard'
}

/** The middle one of the places that are offered: they are numbered from coast to coast, and inland there is more to earn. */
export async function place(page: Page): Promise<string> {
  const targets = page.locator('.target')
  const middle = targets.nth(Math.floor((await targets.count()) / 2))
  const name = (await middle.getAttribute('data-choice')) ?? ''
  const before = await seq(page)
  await middle.click({ force: true })
  const rob = page.locator('[data-choice^=rob-]')
  const moved = page.locator(`[data-seq]:not([data-seq="${before}"])`)
  await rob.or(moved).first().waitFor({ state: 'attached' })
  if ((await rob.count()) > 0) await decide(page, '[data-choice^=rob-]')
  return name.split('-')[0] ?? ''
}

/** Builds, but not before each other kind of choice had its chance: cards are kept for a seven and for a trade. */
async function build(page: Page, done: ReadonlySet<string>): Promise<string> {
  if (!done.has('trade')) {
    const traded = await trade(page)
    if (traded) return traded
  }
  for (const card of ['card-knight', 'card-roads']) {
    if (await can(page, `[data-choice=${card}]:not([aria-disabled])`)) {
      await decide(page, `[data-choice=${card}]`)
      return card
    }
  }
  const keeps = done.has('buyCard') && !done.has('discard')
  for (const kind of keeps ? [] : ['buyCard', 'city', 'settle', 'road']) {
    const button = `[data-choice=build-${kind}]:not([aria-disabled])`
    if (!(await can(page, button))) continue
    if (kind === 'buyCard') await decide(page, button)
    else {
      await page.locator(button).click()
      await place(page)
    }
    return kind
  }
  await decide(page, '[data-choice=end-turn]')
  return 'end'
}

export async function cardsOf(page: Page): Promise<number[]> {
  const counts = await page
    .locator('.res-hand .res-card')
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-many'))))
  return counts
}
