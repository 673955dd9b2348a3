import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureName, openAt } from '../support/fixture.ts'
import { toldBy } from '../support/log.ts'
import { byPointer, byTab, settled, tabTo } from '../support/play.ts'
import { choice, decide, open } from '../support/play-cartagena.ts'
import { openSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A group of radio buttons by keyboard: Tab into it, then arrows to the wished value. */
async function chooseOption(page: Page, name: string, steps: number): Promise<void> {
  await tabTo(page, `input[name=${name}]`)
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowDown')
}

it('the whole story with Morgan and magic is set up and begun by keyboard alone', async () => {
  const page = await site.borrow()
  await page.goto('/new/cartagena')
  await page.locator(choice('begin')).waitFor()
  await chooseOption(page, 'layout', 2)
  await chooseOption(page, 'drawRule', 1)
  await chooseOption(page, 'magic', 1)
  for (const name of ['layout', 'drawRule', 'magic'])
    expect(await page.locator(`input[name=${name}]`).first().isChecked()).toBe(false)
  await byTab(page, choice('begin'))
  await settled(page)
  expect(await page.locator('.top .sub').textContent()).toMatch(/^3 crews, the whole story/)
  const told = await toldBy(page, () => decide(page, byTab, open('confirm')))
  expect(told[0]).toMatch(/^Skipper /)
})

it('what is closed says why, with the number of the rule', async () => {
  const page = await site.borrow()
  await openAt(page, 'cartagena/at-turn')
  const end = page.locator('.choice:has([data-choice=end-turn])')
  await end.locator('.rule').waitFor({ state: 'attached' })
  expect(await end.locator('.bubble').textContent()).toMatch(/action.*CTG-11/)
})

it('a pirate in prison cannot fall back, and the ship that is away takes nobody aboard', async () => {
  const page = await site.borrow()
  await openAt(page, 'cartagena/ship-away')
  await byPointer(page, choice('place-prison'))
  await page.locator(`${choice('back')}[aria-disabled]`).waitFor()
  const back = page.locator('.choice:has([data-choice=back]) .bubble')
  expect(await back.textContent()).toMatch(/CTG-34/)
})

it('ghosts follow the card, then the pirate; Escape returns to the proposal', async () => {
  const page = await site.borrow()
  await openAt(page, 'cartagena/with-cards')
  const proposed = await page.locator(choice('confirm')).textContent()
  await byPointer(page, choice('place-prison'))
  const cards = await page.locator('.ctg-hand .ctg-to').allInnerTexts()
  const landings = new Set(cards.filter((text) => text.startsWith('→')))
  expect(Number(await page.locator('[data-ghosts]').getAttribute('data-ghosts'))).toBe(landings.size)
  await page.keyboard.press('Escape')
  expect(await page.locator(choice('confirm')).textContent()).toBe(proposed)
})

it('the discards and the chest tokens lie open behind the pile', async () => {
  const page = await site.borrow({ width: 360, height: 780, language: 'ja' })
  await openAt(page, 'cartagena/with-discards')
  await byPointer(page, choice('discards'))
  await page.locator('.drawer .ctg-open li').first().waitFor()
  expect(await page.locator('.drawer .tokens li').count()).toBe(5)
})

it('a move is told step by step, and a tap finishes it', async () => {
  const page = await site.borrow({ motion: true, botSpeed: 'slow' })
  await openAt(page, 'cartagena/at-turn')
  await byPointer(page, open('confirm'))
  await page.locator('[data-settled=false]').waitFor({ state: 'attached' })
  await page.locator('.sheet').first().dispatchEvent('pointerdown')
  await page.locator('[data-settled=true]').waitFor({ state: 'attached' })
  expect(await settled(page)).toBe('asked')
})

/** Numbers of spaces that are drawn smaller than 10 px. */
const SMALL_NUMBERS = `[...document.querySelectorAll('.ctg-number')]
  .filter((text) => parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement.getScreenCTM().a < 10).length`

/** Every length and course, with how many spaces it has. */
const PATHS: readonly (readonly [FixtureName, number])[] = [
  ['cartagena/path-4', 24],
  ['cartagena/path-5', 30],
  ['cartagena/path-7', 42],
  ['cartagena/path-8', 48],
  ['cartagena/path-3-5', 48],
  ['cartagena/path-4-4', 48],
  ['cartagena/path-5-3', 48],
]

it.each([360, 1024])(
  'every length and course is drawn whole, with numbers one can read, at %i px',
  async (width) => {
    const page = await site.borrow({ width, height: 780, language: 'ja' })
    for (const [at, spaces] of PATHS) {
      await openAt(page, at)
      expect(await page.locator('.ctg-number').count()).toBe(spaces)
      const small = await page.evaluate(SMALL_NUMBERS)
      expect(small).toBe(0)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    }
  },
)
