// The thread that writes: what it has acknowledged is on disk, whatever happens to it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Worker } from 'node:worker_threads'
import { afterAll, expect, it } from 'vitest'
import { failureKind, isSoonBack, isStoreUnavailable, StoreFailure } from '../src/failure.ts'
import { runBatch, type Write } from '../src/sqlite/batch.ts'
import { connect, migrate } from '../src/sqlite/connection.ts'
import { openSqlite, SqliteStore } from '../src/sqlite/store.ts'
import { startWriterThread, ThreadWriter } from '../src/sqlite/writer.ts'
import { someRoom } from './some-room.ts'
import { someStep } from './some-step.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-writer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const fresh = () => join(folder, `${Math.random()}.sqlite`)

async function withTable(store: SqliteStore): Promise<SqliteStore> {
  await store.createTable({ id: 't1', room: someRoom(), secret: 's', at: 1 })
  return store
}

it('a thread that dies is replaced; what it had acknowledged is there, what it had not is said to have failed', async () => {
  const path = fresh()
  const threads: Worker[] = []
  const reading = connect({ path })
  migrate(reading.database)
  const start = () => {
    const thread = startWriterThread({ path })
    threads.push(thread)
    return thread
  }
  const store = await withTable(new SqliteStore(reading, new ThreadWriter(start)))
  let seq = 0
  for (let round = 0; round < 5; round++) {
    expect(await store.save(someStep('t1', seq, ['kept']))).toBe('stored')
    seq++
    const lost = store.save(someStep('t1', seq, ['perhaps']))
    // The batch goes out before the thread is ended.
    await new Promise((resolve) => setImmediate(resolve))
    await threads.at(-1)?.terminate()
    const answer = await lost.catch((error: unknown) => error)
    if (answer === 'stored') seq++
    else {
      expect(isStoreUnavailable(answer)).toBe(true)
      // Committed or not, whole: the host looks where the table stands.
      seq = (await store.table('t1'))?.seq ?? 0
    }
    expect(await store.entries('t1', 0)).toHaveLength(seq)
  }
  expect(threads.length).toBeGreaterThan(1)
  await store.close()
  const again = openSqlite({ path })
  const kept = (await again.entries('t1', 0)).filter(({ text }) => text === 'kept')
  expect(kept).toHaveLength(5)
  await again.close()
})

it('closing waits for everything that was asked for', async () => {
  const path = fresh()
  const store = await withTable(openSqlite({ path }))
  const saves = Array.from({ length: 40 }, (_, seq) => store.save(someStep('t1', seq, ['x'])))
  store.touchGuest('nobody', 1)
  await store.close()
  expect(new Set(await Promise.all(saves))).toEqual(new Set(['stored']))
  const again = openSqlite({ path })
  expect(await again.entries('t1', 0)).toHaveLength(40)
  await again.close()
})

it('a write that fails by itself leaves the others of its transaction alone', async () => {
  const store = await withTable(openSqlite({ path: fresh() }))
  const sizes: number[] = []
  store.commits.onCommit = (changes) => sizes.push(changes)
  const ann = { id: 'ann', name: 'Ann' }
  const [first, second, step] = await Promise.allSettled([
    store.addGuest(ann, 'h1', 1),
    store.addGuest(ann, 'h2', 1),
    store.save(someStep('t1', 0, ['x'])),
  ])
  expect(first.status).toBe('fulfilled')
  expect(second).toMatchObject({ status: 'rejected', reason: { kind: 'statement' } })
  expect(step).toEqual({ status: 'fulfilled', value: 'stored' })
  expect(sizes).toEqual([3])
  expect(await store.guestByKey('h2')).toBeNull()
  await store.close()
})

it('a file that somebody else holds is busy: a retry may help, and does', async () => {
  const path = fresh()
  const store = await withTable(openSqlite({ path, busyMs: 20 }))
  const other = new DatabaseSync(path)
  other.exec('BEGIN IMMEDIATE')
  const refused = await store.save(someStep('t1', 0, ['x'])).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StoreFailure)
  expect(failureKind(refused)).toBe('busy')
  expect(isStoreUnavailable(refused)).toBe(true)
  other.exec('ROLLBACK')
  other.close()
  expect(await store.save(someStep('t1', 0, ['x']))).toBe('stored')
  await store.close()
})

it('a full disk undoes the whole batch, and is told as such', () => {
  const file = connect({ path: fresh() })
  migrate(file.database)
  const { page_count } = file.database.prepare('PRAGMA page_count').get() as { page_count: number }
  file.database.exec(`PRAGMA max_page_count = ${page_count + 2}`)
  const room = { ...someRoom(), joinHash: 'x'.repeat(5_000) }
  const many = Array.from({ length: 20 }, (_, i): Write => {
    return { name: 'createTable', args: [{ id: `t${i}`, room, secret: 's', at: 1 }] }
  })
  let kind: string | null = null
  try {
    runBatch(file, many)
  } catch (error) {
    kind = failureKind(error)
  }
  expect(kind).toBe('full')
  expect(file.all('SELECT id FROM tables')).toEqual([])
  file.close()
})

it('a file that is no database is damaged, and no retry helps', () => {
  const path = fresh()
  writeFileSync(path, 'this is no database, whatever its name says'.repeat(100))
  let failure: unknown = null
  try {
    openSqlite({ path })
  } catch (error) {
    failure = error
  }
  expect(failureKind(failure)).toBe('damaged')
  expect(isSoonBack(failure)).toBe(false)
})

it('when guests were seen is written together, not one by one', async () => {
  const path = fresh()
  const store = openSqlite({ path })
  await Promise.all(['a', 'b', 'c'].map((id) => store.addGuest({ id, name: id }, `h${id}`, 1)))
  let commits = 0
  store.commits.onCommit = () => commits++
  for (const id of ['a', 'b', 'c']) for (let at = 2; at < 50; at++) store.touchGuest(id, at)
  expect(await store.expire({ lobby: 0, playing: 0, over: 0, guests: 40 }, 0)).toEqual({
    tables: 0,
    guests: 0,
  })
  expect(commits).toBe(2)
  await store.close()
})
