// Databases of earlier versions are brought forward, those of later ones refused.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freshDatabase } from '@quayside/test-kit/postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres, openSqlite } from '../../src/index.ts'
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
    expect(await store.guestByKey('h')).toEqual({ id: 'ann', name: 'Ann', banned: false })
    // As it was before, beside it.
    const before = new DatabaseSync(`${path}.schema-1`, { readOnly: true })
    expect(before.prepare('SELECT id, seq FROM tables').all()).toEqual([{ id: 't', seq: 3 }])
    before.close()
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
    for (const store of stores)
      expect(await store.guestByKey('h')).toEqual({ id: 'ann', name: 'Ann', banned: false })
    const copy = new pg.Client({ connectionString: url })
    await copy.connect()
    expect((await copy.query('SELECT id, seq FROM before_1.tables')).rows).toEqual([{ id: 't', seq: 3 }])
    await copy.end()
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
