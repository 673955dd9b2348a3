// What stands in the store beside the moves: links from each line to the one before, digests now and then; and what they are good for.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '@quayside/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooser, type Person, playAt, playToEnd, startServer, startTable } from '../support/online.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-log-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const PLAN = { game: 'catan', seats: [{ kind: 'person' }, { kind: 'random' }, { kind: 'random' }] }

/** Plays until so many entries are stored, without coming to the end. */
async function playUntil(base: string, person: Person, id: string, entries: number): Promise<void> {
  const choose = chooser(5)
  await new Promise<void>((resolve) => {
    const play = playAt(base, person, id, {
      async update(update) {
        if (update.seq >= entries) {
          play.close()
          resolve()
        } else if (update.owe.includes(0) && update.legal.length > 0) {
          await play.act(choose(update.legal), {
            ask: (update.view as { ask: number }).ask,
            seen: update.seq,
          })
        }
      },
    })
  })
}

it('every entry is linked; a digest comes every 64 entries and when the table leaves memory', async () => {
  const path = join(folder, 'digests.sqlite')
  const site = await startServer({ store: openSqlite({ path }) })
  const ann = await site.person('Ann')
  const { id } = await startTable([ann], PLAN)
  await playUntil(site.base, ann, id, 150)
  await site.stop()
  const store = openSqlite({ path })
  const entries = await store.entries(id, 0)
  await store.close()
  expect(entries.filter(({ link }) => link === undefined)).toEqual([])
  const digests = entries.filter(({ digest }) => digest !== null).map(({ seq }) => seq)
  expect(digests.at(-1)).toBe(entries.length)
  // A step has several entries, and only its last one has a position to digest.
  const gaps = digests.slice(0, -1).map((seq, i) => seq - (digests[i - 1] ?? 0))
  expect(gaps.length).toBeGreaterThan(0)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(64)
})

it('a finished game has a digest of its end', async () => {
  const path = join(folder, 'end.sqlite')
  const site = await startServer({ store: openSqlite({ path }) })
  const ann = await site.person('Ann')
  const { id } = await startTable([ann], { ...PLAN, game: 'carthage' })
  await playToEnd(site.base, ann, id, chooser(3))
  expect((await site.online.store.entries(id, 0)).at(-1)?.digest).toMatch(/^[0-9a-f]{64}$/)
  await site.stop()
})

it('a line that was changed in the store is named, and the table can only be looked at', async () => {
  const path = join(folder, 'changed.sqlite')
  const site = await startServer({ store: openSqlite({ path }) })
  const ann = await site.person('Ann')
  const { id } = await startTable([ann], PLAN)
  await playUntil(site.base, ann, id, 30)
  await site.stop()
  const database = new DatabaseSync(path)
  database.prepare("UPDATE entries SET request = 'forged' WHERE table_id = ? AND seq = 12").run(id)
  database.close()
  const again = await startServer({ store: openSqlite({ path }) })
  const headers = { authorization: `Bearer ${ann.token}` }
  const position = await fetch(`${again.base}/api/tables/${id}/position`, { headers })
  const { update } = (await position.json()) as { update: { seq: number; fault: string; legal: unknown[] } }
  expect(update).toMatchObject({ seq: 11, legal: [] })
  expect(update.fault).toMatch(/^12 ".*": the stored log was changed or damaged here$/)
  const answer = await fetch(`${again.base}/api/tables/${id}/act`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'x1', action: { type: 'roll' } }),
  })
  expect(await answer.json()).toMatchObject({ error: { code: 'readOnly' } })
  await again.stop()
})
