// Catan in a real browser: a whole game against three bots by clicking, and each of its choices by pointer or keyboard.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { games } from '@quayside/all'
import { makeBot } from '@quayside/bots'
import { type GameTypes, legalActions, type Seat, SeededRng } from '@quayside/rules-kit'
import { act, newTable, settle, streamSource, writeRecord } from '@quayside/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byKeyboard, importRecord, seq, settled } from '../support/play.ts'
import { awaited, can, cardsOf, chooseOnce, decide, discard, place, press } from '../support/play-catan.ts'
import { openSite, type Site } from '../support/site.ts'

/** As much of the position as wishes are made about. */
interface Shown {
  readonly phase: { readonly type: string; readonly due?: readonly number[] }
  readonly turnSeat: Seat
  readonly cardPlayed: boolean
  readonly fresh: readonly number[] | null
  readonly seats: readonly { readonly resources: readonly number[]; readonly cards: readonly number[] }[]
  readonly trade: { readonly words: readonly ({ readonly says: string } | null)[] }
}

type Wish = (shown: Shown, legal: readonly string[]) => boolean

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The first moment of the first game in which seat 0 is to move and the wish comes true; bots trade with each other. */
async function recordWhere(isWished: Wish, domesticTrade = false): Promise<string> {
  for (let seed = 1; seed <= 60; seed++) {
    const text = await playUntil(seed, isWished, domesticTrade)
    if (text) return text
  }
  throw new Error('no game has the wished moment')
}

async function playUntil(seed: number, isWished: Wish, domesticTrade: boolean): Promise<string | null> {
  const loaded = await games.catan?.rules()
  if (!loaded) throw new Error('Catan is not on the list')
  const { game, brain } = loaded
  const players = 4
  const rng = new SeededRng(seed)
  const draws = streamSource(rng)
  const table = newTable({ game, players, options: { domesticTrade }, draws, keepsDigests: false })
  if ('problem' in table) throw new Error(table.problem.code)
  const bots = Array.from({ length: players }, () => makeBot('mate', game, brain, rng))
  settle(table, draws)
  for (let moves = 0; moves < 900; moves++) {
    const { state } = table.head
    const pending = game.pending(state)
    if (pending.by !== 'seats') return null
    if (pending.owe.includes(0)) {
      const legal = legalActions(game, state, 0).map(({ type }) => type)
      if (isWished(game.view(state, 0).shown as Shown, legal)) {
        const others = { 'quayside-seats': 'person mate mate mate' }
        return writeRecord({ ...table, header: { ...table.header, others } })
      }
    }
    // Whoever may speak is heard before the one who must act.
    let action: GameTypes['Action'] | null = null
    let seat = pending.owe[0] as Seat
    for (const other of [...pending.may, seat]) {
      seat = other
      action = bots[seat]?.choose(game.view(state, seat), pending.owe.includes(seat)) ?? null
      if (action) break
    }
    if (!action) return null
    act(table, { seat, action })
    settle(table, draws)
  }
  return null
}

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

const mine = ({ turnSeat, phase }: Shown) => turnSeat === 0 && phase.type === 'main'

it('a trade with a rival who has agreed or proposed', async () => {
  // Slow bots: what they have said stands until the click.
  const page = await site.open({ botSpeed: 'slow' })
  await importRecord(
    page,
    await recordWhere((shown, legal) => mine(shown) && legal.includes('settleTrade'), true),
  )
  const before = await cardsOf(page)
  await decide(page, '[data-choice^=settle-]:not([aria-disabled])')
  await settled(page)
  expect(await cardsOf(page)).not.toEqual(before)
})

const hasLumber: Wish = (shown) =>
  mine(shown) && (shown.seats[0]?.resources[0] ?? 0) > 0 && shown.trade.words.every((word) => !word)

it('an offer by keyboard: give, get, speak, and take it back', async () => {
  const page = await site.open({ botSpeed: 'slow' })
  await importRecord(page, await recordWhere(hasLumber, true))
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
  await importRecord(page, await recordWhere(hasLumber, true))
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
  await importRecord(page, await recordWhere(hasLumber, true))
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
  await importRecord(page, await recordWhere(({ phase }) => phase.type === 'openingSettle'))
  const before = await seq(page)
  await byKeyboard(page, '.target')
  await page.locator(`[data-seq]:not([data-seq="${before}"])`).waitFor({ state: 'attached' })
  await settled(page)
  expect(await page.locator('.target[data-choice^=road-]').count()).toBeGreaterThan(1)
})

it('a seven: cards are put down with a counter, also on a phone', async () => {
  const page = await site.open({ width: 360, height: 780, language: 'ja' })
  await importRecord(page, await recordWhere(({ phase }) => (phase.due?.[0] ?? 0) > 0))
  await settled(page)
  expect(await discard(page)).toBe('discard')
})

it('the robber goes to another hex and robs somebody', async () => {
  const page = await site.open()
  await importRecord(
    page,
    await recordWhere(({ phase, turnSeat }) => phase.type === 'robber' && turnSeat === 0),
  )
  const before = await page.locator('[data-robber]').getAttribute('data-robber')
  expect(await place(page)).toBe('robber')
  await settled(page)
  expect(await page.locator('[data-robber]').getAttribute('data-robber')).not.toBe(before)
})

it('a development card is bought, and a knight is played', async () => {
  const page = await site.open()
  await importRecord(page, await recordWhere((shown, legal) => mine(shown) && legal.includes('buyCard')))
  await decide(page, '[data-choice=build-buyCard]')
  await page.locator('.dev-row [data-choice^=card-]').first().waitFor()
  await importRecord(page, await recordWhere((_, legal) => legal.includes('playKnight')))
  await decide(page, '[data-choice=card-knight]')
  await page.locator('.target[data-choice^=robber-]').first().waitFor()
})

it('what cannot be built says what is lacking and by which rule', async () => {
  const page = await site.open()
  await importRecord(
    page,
    await recordWhere((shown, legal) => mine(shown) && !legal.includes('city') && !legal.includes('buyCard')),
  )
  await page.locator('[data-choice=build-buyCard] .rule').waitFor()
  expect(await page.locator('[data-choice=build-buyCard]').textContent()).toMatch(/short.*CAT-50/)
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
const SMALL = `[...document.querySelectorAll('button, a[href]')]
  .filter((node) => node.checkVisibility())
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([node]) => node.dataset.choice ?? node.textContent)`
const FOUND =
  'axe.run(document, { resultTypes: ["violations"] }).then((r) => r.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.target.join(" ")).join(", ")))'

const looks = [
  { width: 360, height: 780, language: 'ja', theme: 'light' },
  { width: 768, height: 1024, language: 'en', theme: 'dark' },
  { width: 1024, height: 768, language: 'ja', theme: 'dark' },
  { width: 1280, height: 800, language: 'en', theme: 'light' },
] as const

it.each(looks)(
  'nothing for axe to find, too wide or too small: $width px, $language, $theme',
  async (reader) => {
    const page = await site.open(reader)
    const wishes: Wish[] = [
      (shown, legal) => mine(shown) && legal.includes('road'),
      ({ phase }) => (phase.due?.[0] ?? 0) > 0,
      ({ phase }) => phase.type === 'openingSettle',
    ]
    for (const wish of wishes) {
      await importRecord(page, await recordWhere(wish))
      expect(await page.evaluate(WIDE)).toBe(0)
      expect(await page.evaluate(SMALL)).toEqual([])
      await page.evaluate(axe)
      expect(await page.evaluate(FOUND)).toEqual([])
    }
  },
)
