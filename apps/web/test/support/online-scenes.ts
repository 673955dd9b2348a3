/** Pages of online tables worth a look. The person at the screen has a browser; their friends are there by the API. */
import { type Api, makeApi, RefusedError } from '@quayside/client'
import type { Update } from '@quayside/protocol'
import type { Page } from 'playwright-core'
import { until } from './until.ts'

export type Scene = (page: Page) => Promise<void>

const origin = (page: Page) => new URL(page.url()).origin
export const tableId = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? ''

export async function friend(page: Page, name: string): Promise<Api> {
  const base = origin(page)
  const { token = '' } = await makeApi({ base }).becomeGuest(name, 'token')
  return makeApi({ base, token })
}

/** The form of a new table, set to "by link", with a clock. */
export const newOnline: Scene = async (page) => {
  await page.goto('/new/carthage')
  await page.locator('input[value=link]').check()
  await page.locator('input[value=game]').check()
  await page.locator('input[name=nickname]').waitFor()
}

export const askedName: Scene = async (page) => {
  await page.goto('/open')
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

/** The friends leave their seats to bots; the person at the screen buys where they can, so that it is soon over. */
export const onlineEnd: Scene = async (page) => {
  const friends = await begun(page)
  const id = tableId(page)
  for (const one of friends) await one.resign(id)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const own = makeApi({
    base: origin(page),
    fetch: (url, words) => fetch(url, { ...words, headers: { ...words?.headers, cookie } }),
  })
  for (;;) {
    const { update } = await own.position(id, 1e6)
    if (update?.result) break
    if (update && isAsked(update)) await own.act(id, quickest(update)).catch(lookAgainIfRefused)
    else await until(page, `document.querySelector('[data-say=asked], .finish')`)
  }
  await page.locator('.finish').waitFor()
  await page.locator('[data-choice=verify]').click()
  await page.locator('[data-verdict=good]').waitFor()
}

/** A stand-in may have moved between the look and the choice. */
function lookAgainIfRefused(error: unknown): void {
  if (!(error instanceof RefusedError)) throw error
}

function quickest({ legal }: Update) {
  return legal.find((action) => (action as { type?: string }).type === 'buy') ?? legal[0] ?? null
}

function isAsked({ viewer, owe }: Update): boolean {
  return viewer !== 'watcher' && owe.includes(viewer)
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
  'online-name': askedName,
  'online-lobby': lobby,
  'online-plan': replanned,
  'online-chat': tableWithChat,
  'online-menu': tableMenu,
  'online-proposal': proposal,
  'online-end': onlineEnd,
  'online-identity': identity,
  'online-harbour': onlineLists,
}
