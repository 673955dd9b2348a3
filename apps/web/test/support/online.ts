/** People at an online table, each in a browser of their own, and everything that reaches them. */
import type { Page } from 'playwright-core'
import type { Reader, Site } from './open-page.ts'
import { comesTrue } from './until.ts'

/** One text that came in: a frame of the socket, or the body of an answer. */
export type Heard = string

export interface Somebody {
  readonly name: string
  readonly page: Page
  /** Every byte about tables that this browser received, in order. */
  readonly heard: Heard[]
}

export async function arrive(site: Site, name: string, reader: Reader = {}): Promise<Somebody> {
  const page = await site.open(reader)
  const heard: Heard[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)))
  })
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    // A page that goes away takes the bodies of its last answers along.
    const body = await response.text().catch(() => '')
    if (body !== '') heard.push(body)
  })
  return { name, page, heard }
}

export async function sayName({ page, name }: Somebody): Promise<void> {
  await page.locator('input[name=nickname]').fill(name)
  await page.locator('[data-choice=come-in]').click()
}

/** Opens a table by link, with so many seats, and answers its link. */
export async function openTable(host: Somebody, game: string, seats: number): Promise<string> {
  const { page } = host
  await page.goto(`/new/${game}`)
  await page.locator('input[value=link]').check()
  const chairs = page.locator('.seat-fields li')
  while ((await chairs.count()) > seats) await chairs.last().locator('button').last().click()
  await sayName(host)
  await page.locator('[data-choice=begin]:not([disabled])').click()
  const link = page.locator('[data-link]')
  await link.waitFor()
  return link.inputValue()
}

export async function comeByLink(one: Somebody, link: string): Promise<void> {
  await one.page.goto(link)
  await sayName(one)
  await one.page.locator('[data-room=lobby]').waitFor()
}

/** Whose choice it is, seen from their own screens; `over` when all see the count. */
export async function whoIsAsked(people: readonly Somebody[]): Promise<Somebody | 'over'> {
  const asked = people.map((one) => saysSomething(one, ASKED).then(() => one))
  const over = Promise.all(people.map((one) => saysSomething(one, FINISHED))).then(() => 'over' as const)
  return Promise.race([...asked, over])
}

const ASKED = "document.querySelector('[data-settled=true]:has([data-say=asked])')"
const FINISHED = "document.querySelector('.finish')"

/** Never answers if the page goes away meanwhile: others go on waiting for somebody else. */
async function saysSomething({ page }: Somebody, state: string): Promise<void> {
  const isTrue = await comesTrue(page, state, LONGEST_WAIT_MS).catch(() => false)
  if (!isTrue) await new Promise(() => undefined)
}

const LONGEST_WAIT_MS = 60_000

/** The whole record, which the server gives out after the end. */
export async function wholeRecord({ page }: Somebody): Promise<string> {
  const id = new URL(page.url()).pathname.split('/')[2]
  const answer = await page.request.get(`/api/tables/${id}/record`)
  const { record, complete } = (await answer.json()) as { record: string; complete: boolean }
  if (!complete) throw new Error('the game is not over')
  return record
}
