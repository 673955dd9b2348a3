// One suite, three real stores: what the server may rely on is the same on all.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OnlineStore, openPostgres, openSqlite } from '../../src/index.ts'
import { partition } from '../partitioned.ts'
import { someRoom } from '../some-room.ts'
import { someStep } from '../some-step.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-store-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Opened {
  readonly store: OnlineStore
  /** The same data, as another process would open it. */
  again(): Promise<OnlineStore>
}

async function freshSqlite(): Promise<Opened> {
  const path = join(folder, `${Math.random()}.sqlite`)
  return { store: openSqlite({ path }), again: async () => openSqlite({ path }) }
}

async function freshPostgres(): Promise<Opened> {
  const url = await freshDatabase()
  return { store: await openPostgres({ url }), again: () => openPostgres({ url }) }
}

async function freshPartitioned(): Promise<Opened> {
  const url = await freshDatabase()
  await partition(url)
  return { store: await openPostgres({ url }), again: () => openPostgres({ url }) }
}

describe.each([
  ['SQLite', freshSqlite],
  ['PostgreSQL', freshPostgres],
  ['partitioned PostgreSQL', freshPartitioned],
])('the store on %s', (_name, open) => {
  async function withTable(work: (store: OnlineStore, again: () => Promise<OnlineStore>) => Promise<void>) {
    const { store, again } = await open()
    await store.createTable({ id: 't1', room: someRoom(), secret: 's', at: 1 })
    await work(store, again)
    await store.close()
  }

  it('sets clocks forward by the time in which no server ran, and not while one runs', () =>
    withTable(async (store, again) => {
      const clock = {
        setting: { kind: 'move', ms: 5_000 },
        left: [5_000, 4_000],
        running: [],
        since: 900,
      } as const
      await store.save({ ...someStep('t1', 0, ['one']), clock, wake: 1_200 })
      await store.beat(1_000)
      expect(await store.resume(61_000)).toBe(60_000)
      expect((await store.table('t1'))?.clock).toEqual({ ...clock, since: 60_900 })
      expect(await store.toWake(61_199, 9)).toEqual([])
      expect(await store.toWake(61_200, 9)).toEqual(['t1'])
      // Back as well: the clock of the machine was wrong.
      expect(await store.resume(51_000)).toBe(-10_000)
      expect((await store.table('t1'))?.clock?.since).toBe(50_900)
      if (store.kind === 'sqlite') return
      const other = await again()
      await store.listen(() => undefined)
      expect(await other.resume(99_000)).toBe(0)
      await other.close()
    }))

  it('keeps entries in order, with everything they carry', () =>
    withTable(async (store) => {
      const entries = [
        { seq: 1, text: '0 take', digest: 'd1', id: 'r1', at: 7, link: 'l1' },
        { seq: 2, text: 'undo to 0', digest: null, by: 1 },
      ]
      expect(await store.save({ ...someStep('t1', 0, []), entries })).toBe('stored')
      expect(await store.entries('t1', 0)).toEqual(entries)
      expect(await store.entries('t1', 1)).toEqual([entries[1]])
    }))

  it('takes a digest for an entry that has none, and keeps one that is there', () =>
    withTable(async (store) => {
      await store.save(someStep('t1', 0, ['a', 'b']))
      await store.addDigests([
        { table: 't1', seq: 2, digest: 'd2' },
        { table: 'none', seq: 1, digest: 'd1' },
      ])
      await store.addDigests([{ table: 't1', seq: 2, digest: 'other' }])
      expect((await store.entries('t1', 0)).map((entry) => entry.digest)).toEqual([null, 'd2'])
    }))

  it('refuses a step from a place where the table no longer stands, whole', () =>
    withTable(async (store) => {
      expect(await store.save(someStep('t1', 0, ['a']))).toBe('stored')
      expect(await store.save(someStep('t1', 0, ['b', 'c']))).toBe('conflict')
      expect(await store.save(someStep('t1', 1, ['d'], { version: 2 }))).toBe('conflict')
      expect((await store.entries('t1', 0)).map((entry) => entry.text)).toEqual(['a'])
    }))

  it('answers each of many steps of one turn by itself', () =>
    withTable(async (store) => {
      await store.createTable({ id: 't2', room: someRoom(), secret: 's', at: 1 })
      const answers = await Promise.all([
        store.save(someStep('t1', 0, ['a'])),
        store.save(someStep('t2', 5, ['b'])),
        store.save(someStep('none', 0, ['c'])),
      ])
      expect(answers).toEqual(['stored', 'conflict', 'conflict'])
    }))

  it('raises the version with a room, and finds tables by what the room says', () =>
    withTable(async (store) => {
      await store.addMember('t1', 'ann', 1)
      expect(await store.openTables(10)).toHaveLength(1)
      const room = someRoom({ status: 'playing' })
      const head = { game: 'carthage', options: {}, players: 2, setup: {}, header: { rules: 1, others: {} } }
      expect(await store.save(someStep('t1', 0, ['a'], { room, head, wake: 50 }))).toBe('stored')
      const row = await store.table('t1')
      expect(row).toMatchObject({
        seq: 1,
        version: 2,
        room,
        head,
        secret: 's',
        facts: { moves: 1, owe: [0] },
      })
      expect(await store.openTables(10)).toEqual([])
      expect(await store.toWake(49, 10)).toEqual([])
      expect(await store.toWake(50, 10)).toEqual(['t1'])
      expect((await store.tablesOf('ann', 10)).map((found) => found.id)).toEqual(['t1'])
      expect(await store.countHosted('ann', ['playing'])).toBe(1)
      expect(await store.positions(['t1', 'none'])).toEqual([{ id: 't1', seq: 1, version: 2 }])
    }))

  it('has on disk what it has answered: another process reads it at once', () =>
    withTable(async (store, again) => {
      await store.save(someStep('t1', 0, ['a', 'b']))
      const other = await again()
      expect(await other.entries('t1', 0)).toHaveLength(2)
      await other.close()
    }))

  it('knows guests by the hash of a key, on several devices, until they go', () =>
    withTable(async (store) => {
      await store.addGuest({ id: 'ann', name: 'Ann' }, 'h1', 1)
      await store.addKey('ann', 'h2')
      await store.renameGuest('ann', 'Anna')
      expect(await store.guestByKey('h2')).toEqual({ id: 'ann', name: 'Anna', banned: false })
      expect(await store.guestByKey('h3')).toBeNull()
      await store.removeGuest('ann')
      expect(await store.guestByKey('h1')).toBeNull()
    }))

  it('gives a carry code away once, and not after its time', () =>
    withTable(async (store) => {
      await store.addGuest({ id: 'ann', name: 'Ann' }, 'h1', 1)
      await store.putCarry('c1', 'ann', 100)
      await store.putCarry('c2', 'ann', 100)
      const taken = await Promise.all([store.takeCarry('c1', 50), store.takeCarry('c1', 50)])
      expect(taken.filter((guest) => guest !== null)).toEqual([{ id: 'ann', name: 'Ann' }])
      expect(await store.takeCarry('c2', 101)).toBeNull()
    }))

  it('numbers chat, keeps members and reports, forgets a table whole', () =>
    withTable(async (store) => {
      const line = { guest: 'ann', name: 'Ann', text: 'hello', at: 3 }
      const said = await Promise.all([1, 2, 3].map(() => store.addChat('t1', line)))
      expect(said.map(({ n }) => n).sort()).toEqual([1, 2, 3])
      expect(await store.chat('t1', 1, 10)).toHaveLength(2)
      await store.addMember('t1', 'ann', 1)
      await store.addMember('t1', 'ann', 2)
      expect(await store.isMember('t1', 'ann')).toBe(true)
      const report = { table: 't1', id: 'r', guest: 'ann', about: 'bob', text: 'rude', at: 4 }
      await store.addReport(report)
      await store.removeTable('t1')
      expect(await store.table('t1')).toBeNull()
      expect(await store.chat('t1', 0, 10)).toEqual([])
      expect(await store.isMember('t1', 'ann')).toBe(false)
      // What was reported outlives the table it happened at.
      expect(await store.reports(10)).toEqual([{ ...report, settled: null }])
      await store.settleReport(report.table, report.id, 77)
      expect((await store.reports(10))[0]?.settled).toBe(77)
    }))

  it('removes what nobody has touched for long', () =>
    withTable(async (store) => {
      await store.addGuest({ id: 'old', name: '' }, 'h1', 1)
      await store.addGuest({ id: 'new', name: '' }, 'h2', 100)
      expect(await store.expire({ lobby: 1, playing: 50, over: 50, guests: 50 }, 0)).toEqual({
        tables: 0,
        guests: 1,
      })
      expect(await store.expire({ lobby: 2, playing: 0, over: 0, guests: 50 }, 0)).toEqual({
        tables: 1,
        guests: 0,
      })
      expect(await store.guestByKey('h1')).toBeNull()
      expect(await store.guestByKey('h2')).not.toBeNull()
    }))
})
