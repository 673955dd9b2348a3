// What only a store of several processes does: partitions, notices, messages.
import { freshDatabase } from '@quayside/test-kit/postgres'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { type Notice, openPostgres } from '../../src/index.ts'
import { partition } from '../partitioned.ts'
import { someRoom } from '../some-room.ts'
import { someStep } from '../some-step.ts'

async function freshPostgres() {
  const url = await freshDatabase()
  return { store: await openPostgres({ url }), again: () => openPostgres({ url }) }
}

describe('PostgreSQL partitioned by table', () => {
  it('stores a step in the partitions of its table alone, and moves what was there', async () => {
    const url = await freshDatabase()
    const pool = new pg.Pool({ connectionString: url })
    const before = await openPostgres({ url })
    await before.createTable({ id: 't1', room: someRoom(), secret: 's', at: 1 })
    await before.save(someStep('t1', 0, ['a']))
    await before.close()
    await partition(url)
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
