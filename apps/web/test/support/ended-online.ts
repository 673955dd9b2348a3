/** A finished online table that is in the server's store from the start, and the guest who has won at it. */
import { loadGame } from '@quayside/all'
import { hashOf, type OnlineStore } from '@quayside/store'
import { importFinished, readFinished } from '@quayside/store/records'
import type { Page } from 'playwright-core'
import { fixture } from './fixture.ts'

/** Keys are 32 random bytes; this one guest's is known to the tests. */
const KEY = 'A'.repeat(43)
const GUEST = { id: 'endedonlineguest', name: 'Aoi' }

export async function storeEndedTable(store: OnlineStore): Promise<void> {
  const table = await readFinished(fixture('carthage/online-end'), loadGame)
  if ('problem' in table) throw new Error(table.problem)
  const { id } = await importFinished(store, table, 0)
  const row = await store.table(id)
  if (!row) throw new Error('the finished table was not stored')
  const { seq, version, room, clock, facts } = row
  const seats = room.seats.map((seat, i) => (i === 0 ? { ...seat, guest: GUEST.id, name: GUEST.name } : seat))
  await store.addGuest(GUEST, hashOf(KEY), 0)
  await store.addMember(id, GUEST.id, 0)
  await store.save({
    id,
    seq,
    version,
    entries: [],
    room: { ...room, seats, host: GUEST.id },
    head: null,
    clock,
    facts,
    wake: null,
    at: Date.now(),
  })
}

/** Opens it as the one who has won. */
export async function openEndedTable(page: Page): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url())
  await page.context().addCookies([{ name: 'quayside', value: KEY, url: origin }])
  const answer = await page.request.get('/api/me/tables')
  const { tables } = (await answer.json()) as { readonly tables: readonly { readonly id: string }[] }
  await page.goto(`/online/${tables[0]?.id}`)
}
