// The list of one's tables follows what happens there, without a reload: in the harbour, in the tab's title, in a second tab.
import type { Json } from '@quayside/rules-kit'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { friend } from '../support/online-scenes.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** What the one at the screen asks of the server, with the cookie of the browser. */
async function send<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`/api${path}`, { data })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()) as T
}

interface Position {
  readonly update: { readonly owe: readonly number[]; readonly legal: readonly Json[] }
}

it('a turn shows itself in the harbour, in the title and in another tab as it comes and goes', async () => {
  const page = await site.open()
  await page.goto('/')
  await send(page, '/guests', { name: 'Aoi' })
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const clock = { kind: 'move', ms: 7_200_000 }
  const wish = { game: 'cartagena', seats, first: 1, clock }
  const made = await send<{ room: { id: string }; join: string }>(page, '/tables', wish)
  const { id } = made.room
  const rival = await friend(page, 'Ben')
  await rival.join(id, made.join)
  await send(page, `/tables/${id}/sit`, { seat: 0 })
  await rival.sit(id, 1)
  await page.reload()
  const other = await page.context().newPage()
  await other.goto('/tables')
  const row = `[data-online="${id}"]`
  await page.locator(row).waitFor()
  await send(page, `/tables/${id}/start`, {})
  await page.locator(`${row} small`, { hasText: 'waiting for Ben' }).waitFor()
  expect(await page.title()).toBe('Quayside')
  for (;;) {
    const { update } = await rival.position(id)
    if (update?.owe[0] !== 1) break
    await rival.act(id, update.legal[0] as Json)
  }
  for (const tab of [page, other]) {
    await tab.locator(`${row} .btn.mine`).waitFor()
    await expect.poll(() => tab.title()).toBe('(1) Quayside')
  }
  expect(await page.locator(`${row} small`).textContent()).toContain('2 h left')
  for (;;) {
    const { update } = (await (await page.request.get(`/api/tables/${id}/position`)).json()) as Position
    if (update.owe[0] !== 0) break
    await send(page, `/tables/${id}/act`, { id: crypto.randomUUID().slice(0, 20), action: update.legal[0] })
  }
  for (const tab of [page, other]) await expect.poll(() => tab.title()).toBe('Quayside')
  expect(await page.locator(`${row} .btn.mine`).count()).toBe(0)
})
