// Three people, three browsers, one server: whole games by link, through a reload and a lost network, and nobody learns what is not theirs.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playInPage } from '../support/in-page.ts'
import { handsIn, readTruth, strangeSteps, updatesIn } from '../support/leaks.ts'
import { arrive, comeByLink, openTable, type Somebody, whoIsAsked, wholeRecord } from '../support/online.ts'
import { byPointer, chooseOnce } from '../support/play.ts'
import { choice, decide, has, open } from '../support/play-cartagena.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Played {
  readonly game: string
  /** Cards come into hands unseen; in Carthage everybody watches what is taken. */
  readonly drawsUnseen: boolean
  choose(page: Page): Promise<void>
}

const GAMES: readonly Played[] = [
  { game: 'carthage', drawsUnseen: false, choose: (page) => chooseOnce(page, byPointer) },
  { game: 'cartagena', drawsUnseen: true, choose: takeProposal },
]

async function takeProposal(page: Page): Promise<void> {
  // Whoever was picked may not be able to move: back to what is proposed.
  if (await has(page, `${choice('confirm')}[aria-disabled]`)) await page.keyboard.press('Escape')
  await decide(page, byPointer, open('confirm'))
}

async function without(network: Somebody, meanwhile: () => Promise<void>): Promise<void> {
  const { page } = network
  await page.context().setOffline(true)
  await page.locator('[data-strip=lost]').waitFor()
  await meanwhile()
  await page.context().setOffline(false)
  await page.locator('[data-strip=lost]').waitFor({ state: 'detached' })
}

/** In the middle of their turn: what they choose meanwhile is played when the network is back. */
async function chooseInTunnel(asked: Somebody, choose: Played['choose']): Promise<void> {
  let chosen: Promise<void> | null = null
  await without(asked, async () => {
    const pressed = asked.page.evaluate(CONFIRMED)
    chosen = choose(asked.page)
    await pressed
  })
  await chosen
}

/** Answers when the choice has been pressed; the page has no network to send it. */
const CONFIRMED = `new Promise((done) => document.addEventListener('click', (event) => {
  if (event.target.closest('[data-choice=confirm]')) done(null)
}, { capture: true }))`

/** While another plays: what they missed reaches them. */
async function missChoice(away: Somebody, asked: Somebody, choose: Played['choose']): Promise<void> {
  await without(away, () => choose(asked.page))
  const seq = await asked.page.locator('[data-seq]').getAttribute('data-seq')
  await away.page.locator(`[data-seq="${seq}"]`).waitFor({ state: 'attached' })
}

async function reload({ page }: Somebody): Promise<void> {
  const before = await page.locator('[data-seq]').getAttribute('data-seq')
  await page.reload()
  await page.locator(`[data-seq="${before}"][data-settled=true]`).waitFor()
}

/** With a reload and two lost networks on the way; after those, each page plays on by itself. */
async function playWhole(players: readonly Somebody[], { game, choose }: Played): Promise<void> {
  for (let choices = 0; choices < 16; choices++) {
    const asked = await whoIsAsked(players)
    if (asked === 'over') throw new Error('the game was too short')
    if (choices === 5) await reload(asked)
    const other = players.find((one) => one !== asked) as Somebody
    if (choices === 9) await chooseInTunnel(asked, choose)
    else if (choices === 14) await missChoice(other, asked, choose)
    else await choose(asked.page)
  }
  await Promise.all(players.map(({ page }) => playInPage(page, game)))
}

describe.each(GAMES)('$game', (played) => {
  const { game, drawsUnseen } = played
  it('is played by link to the end, and no browser hears of another’s hand', async () => {
    const [aoi, bruno, chika] = await Promise.all([
      arrive(site, 'Aoi'),
      arrive(site, 'Bruno', { width: 360, height: 780 }),
      arrive(site, 'Chika'),
    ])
    const link = await openTable(aoi, game, 2)
    expect(link).toMatch(/\/join\/[a-z0-9]{12}#[\w-]{22}$/)
    await comeByLink(bruno, link)
    // The secret of the link leaves the address bar: nobody reads it over a shoulder.
    expect(bruno.page.url()).not.toContain('#')
    await bruno.page.locator('[data-choice=sit-1]').click()
    await comeByLink(chika, link)
    await aoi.page.locator('[data-choice=start]:not([disabled])').click()
    await chika.page.locator('[data-strip=watching]').waitFor()
    await playWhole([aoi, bruno], played)
    await chika.page.locator('.finish').waitFor()

    const truth = await readTruth(await wholeRecord(aoi))
    const seatOf = (one: Somebody) => Number(updatesIn(one.heard)[0]?.viewer)
    const [a, b] = [seatOf(aoi), seatOf(bruno)]
    expect([a, b].toSorted()).toEqual([0, 1])
    // Everybody was told every position …
    for (const { heard } of [aoi, bruno, chika]) expect(updatesIn(heard).length).toBeGreaterThan(20)
    // … and nothing of others' hands.
    expect(handsIn(aoi.heard, a, truth)).toEqual([])
    expect(handsIn(bruno.heard, b, truth)).toEqual([])
    expect(handsIn(chika.heard, 'watcher', truth)).toEqual([])
    // The search would find them: what Bruno received, read as if it had come to Aoi or to the spectator.
    expect(handsIn(bruno.heard, a, truth).length).toBeGreaterThan(0)
    expect(handsIn(aoi.heard, 'watcher', truth).length).toBeGreaterThan(0)

    // Of each step a player is told what a spectator is told, unless they had a part in it; and that does happen.
    for (const [one, seat] of [
      [aoi, a],
      [bruno, b],
    ] as const) {
      const { more, strange } = strangeSteps(one.heard, seat, chika.heard, truth)
      expect(strange).toEqual([])
      expect(more.length > 0).toBe(drawsUnseen)
      const swapped = strangeSteps(one.heard, 1 - seat, chika.heard, truth)
      expect(swapped.strange.length > 0).toBe(drawsUnseen)
    }

    // The secret of all chance comes with the end and not before.
    for (const { heard } of [aoi, bruno, chika]) {
      const first = heard.findIndex((text) => text.includes(truth.secret))
      expect(first).toBeGreaterThan(20)
      expect(updatesIn(heard.slice(first))).toEqual([])
    }

    await aoi.page.locator('[data-choice=verify]').click()
    await aoi.page.locator('[data-verdict=good]').waitFor()
    expect(await aoi.page.locator('.verdict li').count()).toBe(3)

    // The server's table is looked back on like one's own.
    await aoi.page.locator('[data-choice=replay]').click()
    await aoi.page.locator('.replay-board [data-count="0"]').waitFor({ state: 'attached' })
    expect(await aoi.page.locator('.event-list li').count()).toBeGreaterThan(20)
    for (const { page } of [aoi, bruno, chika]) await page.context().close()
  }, 240_000)
})
