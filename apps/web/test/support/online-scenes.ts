/** Pages of online tables worth a look. The person at the screen has a browser; their friends are there by the API. */
import { type Api, makeApi, makePeopleApi } from '@quayside/client'
import type { Page } from 'playwright-core'
import { openEndedTable } from './ended-online.ts'

export type Scene = (page: Page) => Promise<void>

const origin = (page: Page) => new URL(page.url()).origin
export const tableId = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? ''

export async function friend(page: Page, name: string): Promise<Api> {
  const base = origin(page)
  const { token = '' } = await makeApi({ base }).becomeGuest(name, 'token')
  return makeApi({ base, token })
}

/** Whoever sits at the screen, by requests of their own. */
export async function ownApi(page: Page): Promise<Api> {
  const key = (await page.context().cookies()).find(({ name }) => name === 'quayside')?.value ?? ''
  return makeApi({ base: origin(page), token: key })
}

/** Says a name on a page that asks for one. */
export async function named(page: Page, name: string): Promise<Api> {
  await page.locator('input[name=nickname]').fill(name)
  await page.locator('[data-choice=come-in]').click()
  await page.locator('input[name=nickname]').waitFor({ state: 'detached' })
  return ownApi(page)
}

/** A game of two that both agreed to end at once. */
export async function playedWith(one: Api, other: Api): Promise<string> {
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }]
  const { room, join } = await one.makeTable({ game: 'cartagena', seats })
  await other.join(room.id, join)
  for (const [seat, { sit }] of [one, other].entries()) await sit(room.id, seat)
  await one.start(room.id)
  await one.proposeEnd(room.id)
  await other.answer(room.id, true)
  return room.id
}

/** Friends here and away, somebody who asks, somebody who was asked, somebody blocked, and an invitation. */
export const people: Scene = async (page) => {
  await page.goto('/people')
  const you = await named(page, 'Aoi')
  const me = (await you.me()).guest?.id ?? ''
  const others = await Promise.all(
    ['Mila', 'ブルーノ', 'Chika', 'Sam', 'Jun'].map((name) => friend(page, name)),
  )
  const [mila, bruno, chika, sam, jun] = others as [Api, Api, Api, Api, Api]
  for (const one of others) await playedWith(one, you)
  const id = async (one: Api) => (await one.me()).guest?.id ?? ''
  const own = makePeopleApi(you)
  for (const one of [mila, bruno]) {
    await own.change(await id(one), 'ask')
    await makePeopleApi(one).change(me, 'ask')
  }
  await makePeopleApi(chika).change(me, 'ask')
  await own.change(await id(sam), 'ask')
  await own.change(await id(jun), 'block')
  const { room } = await mila.makeTable({
    game: 'carthage',
    seats: [{ kind: 'person' }, { kind: 'person' }],
  })
  await makePeopleApi(mila).invite(room.id, me)
  await page.locator('[data-invitation]').waitFor()
  await page.locator('[data-bond=blocked]').waitFor()
}

/** The form of a new table, set to "by link", with a clock. */
export const newOnline: Scene = async (page) => {
  await page.goto('/new/carthage')
  await page.locator('input[value=link]').check()
  await page.locator('input[value=game]').check()
  await page.locator('input[name=nickname]').waitFor()
}

/** A link, before its reader has a name: a friend has made the table and sits. */
export const invited: Scene = async (page) => {
  await page.goto('/')
  const host = await friend(page, 'Mila')
  const { room, join } = await host.makeTable({
    game: 'catan',
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }, { kind: 'mate' }],
    clock: { kind: 'move', ms: 60_000 },
  })
  await host.sit(room.id, 0, 'orange')
  await page.goto(`/join/${room.id}#${join}`)
  await page.locator('input[name=nickname]').waitFor()
}

export async function openedTable(page: Page): Promise<void> {
  await newOnline(page)
  await page.locator('input[name=nickname]').fill('Aoi')
  await page.locator('[data-choice=come-in]').click()
  await page.locator('[data-choice=begin]:not([disabled])').click()
  await page.locator('[data-link]').waitFor()
}

export async function joined(page: Page, name: string, seat: number): Promise<Api> {
  const link = await page.locator('[data-link]').inputValue()
  const one = await friend(page, name)
  await one.join(tableId(page), link.split('#')[1])
  await one.sit(tableId(page), seat)
  return one
}

async function gathered(page: Page): Promise<readonly [Api, Api]> {
  await openedTable(page)
  return [await joined(page, 'ブルーノ', 1), await joined(page, 'Chika', 2)]
}

export const lobby: Scene = async (page) => {
  await openedTable(page)
  const one = await joined(page, 'ブルーノ', 1)
  await one.say(tableId(page), 'よろしくお願いします')
  await page.locator('.said b').waitFor()
  await page.locator('.qr path').waitFor()
}

/** The host thinks again. */
const replanned: Scene = async (page) => {
  await openedTable(page)
  await page.locator('[data-choice=change-plan]').click()
  await page.locator('.plan-form').scrollIntoViewIfNeeded()
}

export async function begun(page: Page): Promise<readonly [Api, Api]> {
  const friends = await gathered(page)
  await page.locator('[data-choice=start]:not([disabled])').click()
  await page.locator('[data-settled=true]').waitFor({ state: 'attached' })
  return friends
}

export const tableWithChat: Scene = async (page) => {
  const [one] = await begun(page)
  await one.say(tableId(page), 'Have a good voyage')
  await page.locator('[data-choice=chat] span').waitFor()
  await page.locator('[data-choice=chat]').click()
  await page.locator('.said b').waitFor()
}

export const tableMenu: Scene = async (page) => {
  await begun(page)
  await page.locator('[data-choice=table-menu]').click()
  await page.locator('[data-choice=resign]').waitFor()
  await page.locator('.qr path').waitFor()
}

export const proposal: Scene = async (page) => {
  const [one] = await begun(page)
  await one.proposeEnd(tableId(page))
  await page.locator('[data-choice=agree]').waitFor()
}

/** The end of a game that is stored, so that what is seen does not depend on what bots play. */
export const onlineEnd: Scene = async (page) => {
  await openEndedTable(page)
  await page.locator('.finish').waitFor()
  await page.locator('[data-choice=verify]').click()
  await page.locator('[data-verdict=good]').waitFor()
}

export const identity: Scene = async (page) => {
  await openedTable(page)
  await page.goto('/settings')
  await page.locator('[data-choice=carry]').click()
  await page.locator('[data-carry]').waitFor()
}

/** One's own table, running, and somebody else's that waits for people. */
export const onlineLists: Scene = async (page) => {
  const [one] = await begun(page)
  await one.makeTable({
    game: 'catan',
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'mate' }],
    open: true,
  })
  await page.goto('/')
  await page.locator('[data-online] img').waitFor()
  await page.locator('.afar .tables li').first().waitFor()
}

export const ONLINE_SCENES: { readonly [name: string]: Scene } = {
  'online-new': newOnline,
  'online-invited': invited,
  'online-lobby': lobby,
  'online-plan': replanned,
  'online-chat': tableWithChat,
  'online-menu': tableMenu,
  'online-proposal': proposal,
  'online-end': onlineEnd,
  'online-identity': identity,
  'online-harbour': onlineLists,
  people,
}
