// A trade of Catan between two text tables online: offered by one, countered by the other, settled.
import { type Api, makeApi } from '@quayside/client'
import type { Update } from '@quayside/protocol'
import type { Json } from '@quayside/rules-kit'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arrive, comeByLink, openTable, type Somebody } from '../support/online.ts'
import { joined, tableId } from '../support/online-scenes.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const RESOURCES = ['lumber', 'brick', 'wool', 'wheat', 'ore']

interface Seen {
  readonly turnSeat: number
  readonly phase: { readonly type: string }
  readonly seats: readonly { readonly resources: readonly number[] | null }[]
}

const shownIn = ({ view }: Update) => (view as unknown as { shown: Seen }).shown

async function positionOf(api: Api, id: string): Promise<Update> {
  const { update } = await api.position(id)
  if (!update) throw new Error('the game has not begun')
  return update
}

/** The same guest as in this browser, for moves that this test does not look at. */
async function apiOf({ page }: Somebody): Promise<Api> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  return makeApi({
    base: new URL(page.url()).origin,
    fetch: (url, words) => fetch(url, { ...words, headers: { ...words?.headers, cookie } }),
  })
}

/** What leads on without any talk. */
const PLAIN = ['roll', 'endTurn', 'discard', 'robber', 'settle', 'road']

/** What one seat can give another, and what that one can give back: two kinds. */
function exchange(own: readonly number[], other: readonly number[]): { given: string; back: string } | null {
  for (const given of kindsIn(own)) {
    const back = kindsIn(other).find((name) => name !== given)
    if (back !== undefined) return { given, back }
  }
  return null
}

const held = (update: Update, seat: number) => shownIn(update).seats[seat]?.resources ?? []
const kindsIn = (cards: readonly number[]) => RESOURCES.filter((_, kind) => (cards[kind] ?? 0) > 0)

/** Until this seat is on turn and it and the other have something to exchange, which is told. */
async function playUntilTrade(apis: readonly Api[], id: string, seat: number, other: number) {
  for (let moves = 0; moves < 200; moves++) {
    const positions = await Promise.all(apis.map((api) => positionOf(api, id)))
    const [{ owe }] = positions as [Update]
    const seenBy = (one: number) => positions.find(({ viewer }) => viewer === one) as Update
    const { turnSeat, phase } = shownIn(seenBy(seat))
    const found = exchange(held(seenBy(seat), seat), held(seenBy(other), other))
    if (phase.type === 'main' && turnSeat === seat && found) return found
    const mover = positions.findIndex(({ viewer }) => owe.includes(viewer as number))
    const { legal, view } = positions[mover] as Update
    const kind = PLAIN.find((type) => legal.some((action) => (action as { type: string }).type === type))
    const action = legal.find((one) => (one as { type: string }).type === kind) as Json
    await apis[mover]?.act(id, action, { ask: (view as { ask: number }).ask })
  }
  throw new Error('nobody can trade')
}

async function compose(page: Page, kind: string, amounts: { [field: string]: string }): Promise<void> {
  const composer = page.locator(`.composer:has([data-act=${kind}])`)
  for (const [field, many] of Object.entries(amounts)) {
    await composer.locator(`[data-field=${field}]`).fill(many)
  }
  await composer.locator(`[data-act=${kind}]:not([aria-disabled])`).click()
}

it('is offered, countered and settled by sentences alone', async () => {
  const [aoi, bruno] = await Promise.all([
    arrive(site, 'Aoi', { tableForm: 'text' }),
    arrive(site, 'Bruno', { tableForm: 'text', language: 'ja' }),
  ])
  const link = await openTable(aoi, 'catan', 3)
  await comeByLink(bruno, link)
  await bruno.page.locator('[data-choice=sit-1]').click()
  // Said in English, read in Japanese; by keyboard, which comes back to where it was.
  await aoi.page.locator('[data-choice=phrases]').press('Enter')
  await aoi.page.locator('[data-phrase=needBrick]').press('Enter')
  await aoi.page.locator('.said .mine', { hasText: 'I need brick' }).waitFor()
  await bruno.page.locator('.said p', { hasText: 'レンガが欲しいです' }).waitFor()
  expect(await aoi.page.evaluate(() => document.activeElement?.getAttribute('data-choice'))).toBe('phrases')
  await bruno.page.locator('[data-choice=person-menu]').first().click()
  await bruno.page.locator('[data-choice=hide-words]').first().click()
  await bruno.page.locator('.said p[data-said=needBrick]').waitFor({ state: 'detached' })
  await bruno.page.locator('[data-choice=hear]').first().click()
  const chika = await joined(aoi.page, 'Chika', 2)
  await aoi.page.locator('[data-choice=start]:not([disabled])').click()
  await aoi.page.locator('.text-table[data-settled=true]').waitFor()
  const id = tableId(aoi.page)
  const [own, his] = [await apiOf(aoi), await apiOf(bruno)]
  const seatOf = async (api: Api) => Number((await positionOf(api, id)).viewer)
  const [a, b] = [await seatOf(own), await seatOf(his)]
  const { given, back } = await playUntilTrade([own, his, chika], id, a, b)
  const wanted = RESOURCES.find((name) => name !== given && name !== back) ?? ''
  await compose(aoi.page, 'offer', { [`give-${given}`]: '1', [`get-${wanted}`]: '1' })
  // Bruno has something else to give for it.
  await compose(bruno.page, 'counter', { [`give-${back}`]: '1', [`get-${given}`]: '1' })
  const before = held(await positionOf(own, id), a)
  await aoi.page.locator('[data-act=settleTrade]').click()
  await aoi.page.locator('[role=log] p', { hasText: /gives .* for / }).waitFor()
  const after = held(await positionOf(own, id), a)
  const changes = RESOURCES.flatMap((name, kind) => {
    const change = (after[kind] ?? 0) - (before[kind] ?? 0)
    return change === 0 ? [] : [[name, change]]
  })
  expect(Object.fromEntries(changes)).toEqual({ [given]: -1, [back]: 1 })
  for (const { page } of [aoi, bruno]) await page.context().close()
})
