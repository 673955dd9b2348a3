/** People at an online table, each in a browser of their own, and everything that reaches them. */
import type { Page } from 'playwright-core'
import type { Reader, Site } from './site.ts'

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
  for (let looks = 0; looks < 1500; looks++) {
    for (const one of people) {
      if (await one.page.locator('[data-settled=true]:has([data-say=asked])').count()) return one
    }
    const ends = await Promise.all(people.map(({ page }) => page.locator('.finish').count()))
    if (ends.every((many) => many > 0)) return 'over'
    await people[0]?.page.waitForTimeout(10)
  }
  throw new Error('nobody is asked, and the game is not over')
}

/** The whole record, which the server gives out after the end. */
export async function wholeRecord({ page }: Somebody): Promise<string> {
  const id = new URL(page.url()).pathname.split('/')[2]
  const answer = await page.request.get(`/api/tables/${id}/record`)
  const { record, complete } = (await answer.json()) as { record: string; complete: boolean }
  if (!complete) throw new Error('the game is not over')
  return record
}
