// Catan in a real browser: a whole game against three bots by clicking, and each of its choices by pointer or keyboard.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAt } from '../support/fixture.ts'
import { byKeyboard, seq, settled } from '../support/play.ts'
import { awaited, can, cardsOf, chooseOnce, decide, discard, place, press } from '../support/play-catan.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('whole games with three bots by clicking: trade, discard, robber and a development card on the way', async () => {
  const page = await site.open()
  // Three bots take their turns in between; on a busy machine that is more than a moment.
  page.setDefaultTimeout(90_000)
  const done = new Set<string>()
  const wished = ['settle', 'road', 'roll', 'trade', 'discard', 'robber', 'buyCard', 'end']
  // A game may end before a seven falls on a full hand: then another one is played.
  for (let games = 0; games < 6 && !wished.every((kind) => done.has(kind)); games++) {
    await page.goto('/')
    await press(page, 'play-catan')
    for (let choices = 0; choices < 1500; choices++) {
      await awaited(page)
      if (await can(page, '.finish')) break
      done.add(await chooseOnce(page, done))
    }
    expect(await page.locator('.finish li').count()).toBeGreaterThanOrEqual(3)
    expect(await page.locator('.after-game tbody tr').count()).toBe(7)
  }
  expect([...done]).toEqual(expect.arrayContaining(wished))
}, 600_000)

it('a trade with a rival who has agreed or proposed', async () => {
  // Slow bots: what they have said stands until the click.
  const page = await site.open({ botSpeed: 'slow' })
  await openAt(page, 'catan/with-agreement')
  const before = await cardsOf(page)
  await decide(page, '[data-choice^=settle-]:not([aria-disabled])')
  await settled(page)
  expect(await cardsOf(page)).not.toEqual(before)
})

it('an offer by keyboard: give, get, speak, and take it back', async () => {
  const page = await site.open({ botSpeed: 'slow' })
  await openAt(page, 'catan/with-lumber-of-people')
  await byKeyboard(page, '[data-choice=give-lumber]')
  await byKeyboard(page, '[data-choice=get-ore]')
  await page.locator('[data-choice=offer]:not([aria-disabled])').waitFor()
  await byKeyboard(page, '[data-choice=offer]')
  await page.locator('[data-choice=withdraw]').waitFor()
  // On a slow machine all rivals may have declined by now, which closes the offer too.
  await byKeyboard(page, '[data-choice=withdraw]').catch(() => undefined)
  await page.locator('[data-choice=withdraw]').waitFor({ state: 'detached' })
})

it('an offer to one rival alone', async () => {
  const page = await site.open({ botSpeed: 'slow' })
  await openAt(page, 'catan/with-lumber-of-people')
  await press(page, 'give-lumber')
  await press(page, 'get-ore')
  await press(page, 'ask-1')
  await press(page, 'ask-3')
  await page.locator('[data-choice=offer]:not([aria-disabled])').click()
  await page.locator('[data-rival="2"]').waitFor()
  expect(await page.locator('[data-rival]').count()).toBe(1)
})

it('who wants no offers is not asked', async () => {
  const page = await site.open()
  await openAt(page, 'catan/with-lumber')
  await press(page, 'mute')
  expect(await page.locator('[data-choice=mute]').getAttribute('aria-pressed')).toBe('true')
  for (let turns = 0; turns < 3; turns++) {
    // Three bots' turns with their offers pass without a question.
    if (await can(page, '[data-choice=end-turn]')) await decide(page, '[data-choice=end-turn]')
    await awaited(page)
    expect(await can(page, '[data-choice=decline]')).toBe(false)
    if (!(await can(page, '[data-choice=roll]'))) break
    await decide(page, '[data-choice=roll]')
    await awaited(page)
    if (!(await can(page, '[data-choice=end-turn]'))) break
  }
})

it('a settlement is placed by keyboard', async () => {
  const page = await site.open()
  await openAt(page, 'catan/at-opening')
  const before = await seq(page)
  await byKeyboard(page, '.target')
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
  await settled(page)
  expect(await page.locator('.target[data-choice^=road-]').count()).toBeGreaterThan(1)
})

it('a seven: cards are put down with a counter, also on a phone', async () => {
  const page = await site.open({ width: 360, height: 780, language: 'ja' })
  await openAt(page, 'catan/under-seven')
  await settled(page)
  expect(await discard(page)).toBe('discard')
})

it('the robber goes to another hex and robs somebody', async () => {
  const page = await site.open()
  await openAt(page, 'catan/at-robber')
  const before = await page.locator('[data-robber]').getAttribute('data-robber')
  expect(await place(page)).toBe('robber')
  await settled(page)
  expect(await page.locator('[data-robber]').getAttribute('data-robber')).not.toBe(before)
})

it('a development card is bought, and a knight is played', async () => {
  const page = await site.open()
  await openAt(page, 'catan/with-card-to-buy')
  await decide(page, '[data-choice=build-buyCard]')
  await page.locator('.dev-row [data-choice^=card-]').first().waitFor()
  await openAt(page, 'catan/with-knight')
  await decide(page, '[data-choice=card-knight]')
  await page.locator('.target[data-choice^=robber-]').first().waitFor()
})

it('what cannot be built says what is lacking and by which rule', async () => {
  const page = await site.open()
  await openAt(page, 'catan/with-road')
  await page.locator('.build-place:has([data-choice=build-buyCard]) .rule').waitFor({ state: 'attached' })
  expect(await page.locator('.build-place:has([data-choice=build-buyCard])').textContent()).toMatch(
    /short.*CAT-50/,
  )
})
