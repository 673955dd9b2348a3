// One suite, three real stores: what the server may rely on is the same on all.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freshDatabase } from '@quayside/test-kit/postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Notice, type OnlineStore, openPostgres, openSqlite } from '../../src/index.ts'
import { MIGRATIONS } from '../../src/migrations.ts'
import { migratePostgres } from '../../src/postgres/migrate.ts'
import { migrate } from '../../src/sqlite/connection.ts'
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

/** As docs/hosting.md has it for more than one machine. */
const PARTITION = join(import.meta.dirname, '../../../../deploy/partition.sql')

async function freshPartitioned(): Promise<Opened> {
  const url = await freshDatabase()
  const pool = new pg.Pool({ connectionString: url })
  await migratePostgres(pool)
  await pool.query(readFileSync(PARTITION, 'utf8'))
  await pool.end()
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
      expect(await store.guestByKey('h2')).toEqual({ id: 'ann', name: 'Anna' })
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
      expect(await store.reports(10)).toEqual([report])
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

describe('PostgreSQL partitioned by table', () => {
  it('stores a step in the partitions of its table alone, and moves what was there', async () => {
    const url = await freshDatabase()
    const pool = new pg.Pool({ connectionString: url })
    const before = await openPostgres({ url })
    await before.createTable({ id: 't1', room: someRoom(), secret: 's', at: 1 })
    await before.save(someStep('t1', 0, ['a']))
    await before.close()
    await pool.query(readFileSync(PARTITION, 'utf8'))
    const store = await openPostgres({ url })
    for (let i = 2; i < 40; i++) {
      await store.createTable({ id: `t${i}`, room: someRoom(), secret: 's', at: 1 })
    }
    await store.save(someStep('t1', 1, ['b', 'c']))
    expect((await store.entries('t1', 0)).map(({ text }) => text)).toEqual(['a', 'b', 'c'])
    const parts = await pool.query('SELECT DISTINCT tableoid::regclass::text AS part FROM entries')
    expect(parts.rows).toHaveLength(1)
    const tables = await pool.query('SELECT DISTINCT tableoid::regclass::text AS part FROM tables')
    expect(tables.rows.length).toBeGreaterThan(4)
    await pool.end()
    await store.close()
  })
})

describe('PostgreSQL between processes', () => {
  it('tells the others about a step, in its own transaction', async () => {
    const { store, again } = await freshPostgres()
    const other = await again()
    const heard: Notice[] = []
    await other.listen((notice) => heard.push(notice))
    await other.watch('t1')
    await store.createTable({ id: 't1', room: someRoom(), secret: 's', at: 1 })
    await store.save(someStep('t1', 0, ['a', 'b'], { room: someRoom() }))
    await expect.poll(() => heard).toEqual([{ kind: 'table', id: 't1', seq: 2, version: 2 }])
    await store.removeTable('t1')
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'gone', id: 't1' })
    await store.close()
    await other.close()
  })

  it('tells of a table only those who watch one of its bucket', async () => {
    const { store, again } = await freshPostgres()
    const other = await again()
    const heard: Notice[] = []
    await other.listen((notice) => heard.push(notice))
    for (const id of ['aa1', 'bb1']) await store.createTable({ id, room: someRoom(), secret: 's', at: 1 })
    await other.watch('aa1')
    await other.watch('aa2')
    await Promise.all(['aa1', 'bb1'].map((id) => store.save(someStep(id, 0, ['x']))))
    await expect.poll(() => heard).toEqual([{ kind: 'table', id: 'aa1', seq: 1, version: 1 }])
    // One of two that are near each other leaves: the bucket is still wanted.
    other.unwatch('aa2')
    await store.save(someStep('aa1', 1, ['x']))
    await expect.poll(() => heard).toHaveLength(2)
    other.unwatch('aa1')
    // Queries of one connection are answered in order: when this is heard, the bucket no longer is.
    await other.watch('bb1')
    await store.save(someStep('aa1', 2, ['x']))
    await store.save(someStep('bb1', 1, ['x']))
    await expect.poll(() => heard.at(-1)).toMatchObject({ id: 'bb1', seq: 2 })
    expect(heard).toHaveLength(3)
    await store.close()
    await other.close()
  })

  it('carries messages to the others, not back', async () => {
    const { store, again } = await freshPostgres()
    const other = await again()
    const heard: Notice[] = []
    const own: Notice[] = []
    await store.listen((notice) => own.push(notice))
    await other.listen((notice) => heard.push(notice))
    const guests = ['a’b "c" {d}']
    await other.watch('t1')
    store.tell({ kind: 'alive' })
    store.tell({ kind: 'present', table: 't1', guests, watchers: 2 })
    store.tell({ kind: 'whoIsHere', table: 'zz' })
    await expect.poll(() => heard).toHaveLength(2)
    expect(heard).toMatchObject([
      { kind: 'message', message: { kind: 'alive' } },
      { kind: 'message', message: { kind: 'present', table: 't1', guests, watchers: 2 } },
    ])
    await store.close()
    await other.close()
    expect(own).toEqual([])
  })

  it('lets exactly one of two processes take the same place', async () => {
    const { store, again } = await freshPostgres()
    const other = await again()
    await store.createTable({ id: 't1', room: someRoom(), secret: 's', at: 1 })
    for (let seq = 0; seq < 30; seq++) {
      const answers = await Promise.all([store, other].map((one) => one.save(someStep('t1', seq, ['x']))))
      expect(answers.toSorted()).toEqual(['conflict', 'stored'])
    }
    await store.close()
    await other.close()
  })
})

describe('a database of the first day', () => {
  const first = MIGRATIONS.slice(0, 1)
  const FIRST_TABLE = `INSERT INTO tables (id, status, open_to_all, host, seq, version, room, secret, facts, changed)
    VALUES ('t', 'lobby', 0, 'ann', 3, 2, ?, 's', '{"moves":3,"owe":[]}', 1)`

  it('is brought forward on SQLite', async () => {
    const path = join(folder, 'first.sqlite')
    const database = new DatabaseSync(path)
    migrate(database, first)
    database.exec(
      "INSERT INTO guests VALUES ('ann', 'Ann', 1, 1); INSERT INTO guest_keys VALUES ('h', 'ann')",
    )
    database.prepare(FIRST_TABLE).run(JSON.stringify(someRoom()))
    database.close()
    const store = openSqlite({ path })
    expect(await store.guestByKey('h')).toEqual({ id: 'ann', name: 'Ann' })
    await store.addChat('t', { guest: 'ann', name: 'Ann', text: 'hi', at: 1 })
    await store.putCarry('c', 'ann', 9)
    expect(await store.table('t')).toMatchObject({
      seq: 3,
      version: 2,
      secret: 's',
      room: { game: 'carthage' },
    })
    expect(await store.save(someStep('t', 3, ['a'], { version: 2 }))).toBe('stored')
    await store.close()
  })

  it('is brought forward on PostgreSQL, by one of several processes that start together', async () => {
    const url = await freshDatabase()
    const pool = new pg.Pool({ connectionString: url })
    await migratePostgres(pool, first)
    await pool.query("INSERT INTO guests VALUES ('ann', 'Ann', 1, 1)")
    await pool.query("INSERT INTO guest_keys VALUES ('h', 'ann')")
    await pool.query(FIRST_TABLE.replace('?', '$1'), [JSON.stringify(someRoom())])
    await pool.end()
    const stores = await Promise.all([1, 2, 3].map(() => openPostgres({ url })))
    for (const store of stores) expect(await store.guestByKey('h')).toEqual({ id: 'ann', name: 'Ann' })
    expect(await stores[0]?.table('t')).toMatchObject({ seq: 3, version: 2, secret: 's' })
    expect(await stores[1]?.save(someStep('t', 3, ['a'], { version: 2 }))).toBe('stored')
    await stores[0]?.addChat('t', { guest: 'ann', name: 'Ann', text: 'hi', at: 1 })
    for (const store of stores) await store.close()
  })

  it('of a later day is refused with a sentence', () => {
    const database = new DatabaseSync(':memory:')
    database.exec('PRAGMA user_version = 99')
    expect(() => migrate(database)).toThrow('later version')
  })
})
