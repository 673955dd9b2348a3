// Catan in a real browser: each of its choices by pointer or keyboard, and the end.
import { catan } from '@quayside/catan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actionsAt, fixture, openAt } from '../support/fixture.ts'
import { logOf, toldBy } from '../support/log.ts'
import { byTab, importRecord } from '../support/play.ts'
import { cardsOf, decide, discard, press } from '../support/play-catan.ts'
import { openSite, type TestSite } from '../support/site.ts'
import { openWithStillBots } from '../support/still-bots.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('a trade with a rival who has agreed or proposed', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/with-agreement')
  const before = await cardsOf(page)
  const lines = await toldBy(page, () => decide(page, '[data-choice^=settle-]:not([aria-disabled])'))
  expect(lines).toEqual([expect.stringMatching(/^Skipper 1 gives Skipper \d .* for /)])
  expect(await cardsOf(page)).not.toEqual(before)
})

it('a yes stands beside the name of who said it', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/with-agreement')
  const rival = (seat: number) => page.locator(`[data-rival="${seat}"]`)
  expect(await rival(1).textContent()).toMatch(/^\s*Skipper 2 agrees/)
  expect(await rival(2).textContent()).toMatch(/^\s*Skipper 3 is asked/)
})

it('a bot that cannot meet an offer says no, and it can be read', async () => {
  const page = await site.borrow()
  const record = fixture('catan/with-lumber')
  await importRecord(page, record.replace(/^quayside-seats: .*/m, 'quayside-seats: person mate mate mate'))
  // More lumber than all rivals hold together.
  for (const name of ['give-wool', 'get-lumber', 'get-lumber', 'get-lumber']) await press(page, name)
  await decide(page, '[data-choice=offer]:not([aria-disabled])')
  const answers = async () => (await logOf(page)).filter((line) => /^\w+ declines\.$/.test(line))
  await expect.poll(answers).toHaveLength(3)
})

it('an offer by keyboard: give, get, speak, and take it back', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/with-lumber')
  await byTab(page, '[data-choice=give-lumber]')
  await byTab(page, '[data-choice=get-ore]')
  const offer = () => decide(page, '[data-choice=offer]:not([aria-disabled])', byTab)
  expect(await toldBy(page, offer)).toEqual([
    'Skipper 1 offers Skipper 2, Skipper 3 and Skipper 4 1 lumber for 1 ore.',
  ])
  const withdraw = () => decide(page, '[data-choice=withdraw]', byTab)
  expect(await toldBy(page, withdraw)).toEqual(['Skipper 1 takes the word back.'])
  expect(await page.locator('[data-choice=withdraw]').count()).toBe(0)
})

it('an offer to one rival alone', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/with-lumber')
  for (const name of ['give-lumber', 'get-ore', 'ask-1', 'ask-3']) await press(page, name)
  const lines = await toldBy(page, () => decide(page, '[data-choice=offer]:not([aria-disabled])'))
  expect(lines).toEqual(['Skipper 1 offers Skipper 3 1 lumber for 1 ore.'])
  expect(await page.locator('[data-rival]').count()).toBe(1)
  expect(await page.locator('[data-rival="2"]').count()).toBe(1)
})

it.each([
  ['accept', 'Skipper would accept.'],
  ['decline', 'Skipper declines.'],
])('the offer of a bot is answered by a press: %s', async (name, line) => {
  const page = await openWithStillBots(site)
  await openAt(page, 'catan/with-offer')
  const before = await logOf(page)
  expect(before).toContainEqual(expect.stringMatching(/ offers Skipper/))
  expect(before).not.toContain(line)
  await decide(page, `[data-choice=${name}]`)
  expect(await logOf(page)).toContain(line)
})

it('who wants no offers is not asked: the page declines by itself', async () => {
  const page = await openWithStillBots(site)
  await openAt(page, 'catan/with-offer')
  await page.locator('[data-choice=mute]').click()
  await expect.poll(() => logOf(page)).toContain('Skipper declines.')
  expect(await page.locator('[data-choice=decline]').count()).toBe(0)
})

it('a settlement is placed by keyboard', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/at-opening')
  const lines = await toldBy(page, () => decide(page, '.target', byTab))
  expect(lines).toEqual([expect.stringMatching(/^Skipper builds a settlement on /)])
  expect(await page.locator('.target[data-choice^=road-]').count()).toBeGreaterThan(1)
})

it('a seven: cards are put down with a counter, also on a phone', async () => {
  const page = await site.borrow({ width: 360, height: 780 })
  await openAt(page, 'catan/under-seven')
  await discard(page)
  await page.locator('[data-choice=discard]').waitFor({ state: 'detached' })
  await page.getByLabel('Log').click()
  const chosen = page.locator('.drawer .log li', { hasText: /^Skipper has chosen \d cards to put down/ })
  await chosen.first().waitFor()
})

/** The first hex where there is a choice of victims: its place among the lit ones, and who is there. */
function crowdedHex(): { readonly hex: number; readonly victims: readonly (number | null)[] } {
  const byHex = Map.groupBy(actionsAt(catan, 'catan/at-robber', 'robber'), ({ hex }) => hex.join())
  const all = [...byHex.values()]
  const hex = all.findIndex((deeds) => deeds.length > 1)
  return { hex, victims: all[hex]?.map(({ victim }) => victim) ?? [] }
}

it('the robber goes to another hex and robs somebody', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/at-robber')
  const before = await page.locator('[data-robber]').getAttribute('data-robber')
  const { hex, victims } = crowdedHex()
  const lines = await toldBy(page, async () => {
    await page.locator('.target[data-choice^=robber-]').nth(hex).click()
    expect(await page.locator('[data-choice^=rob-]').count()).toBe(victims.length)
    await decide(page, `[data-choice=rob-${victims[1]}]`)
  })
  expect(lines).toEqual([
    expect.stringMatching(/^Skipper 1 moves the robber to /),
    expect.stringMatching(`^Skipper 1 steals \\w+ from Skipper ${Number(victims[1]) + 1}\\.$`),
  ])
  expect(await page.locator('[data-robber]').getAttribute('data-robber')).not.toBe(before)
})

it('a development card is bought', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/with-card-to-buy')
  const lines = await toldBy(page, () => decide(page, '[data-choice=build-buyCard]'))
  expect(lines).toEqual([expect.stringMatching(/^Skipper 1 buys a development card: /)])
  await page.locator('.dev-row [data-choice^=card-]').first().waitFor()
})

it('a knight is played, and moves the robber', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/with-knight')
  const lines = await toldBy(page, () => decide(page, '[data-choice=card-knight]'))
  expect(lines[0]).toMatch(/^Skipper 1 plays a knight, number \d/)
  await page.locator('.target[data-choice^=robber-]').first().waitFor()
})

it('what cannot be built says what is lacking and by which rule', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/with-road')
  const build = page.locator('.build-place:has([data-choice=build-buyCard])')
  await build.locator('.rule').waitFor({ state: 'attached' })
  expect(await build.textContent()).toMatch(/CAT-50/)
  expect(await build.locator('.cost').getAttribute('aria-label')).toMatch(/\(1 short\)/)
})

it('a city ends the game: the winner, the dice and what everybody earned', async () => {
  const page = await site.borrow()
  await openAt(page, 'catan/near-end')
  await press(page, 'build-city')
  await page.locator('.target').first().click()
  await page.locator('[data-settled=true] .finish').waitFor()
  expect(await page.locator('.finish h2').first().textContent()).toMatch(/You win|Skipper wins/)
  expect(await page.locator('.finish li').count()).toBe(4)
  expect(await page.locator('.after-game tbody tr').count()).toBe(7)
})
