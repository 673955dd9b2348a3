// The store of an open table: two tabs on one table, and a disk that refuses.
import type { TableChange } from '@quayside/host'
import type { StoredEntry } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import { type BrowserStore, PassingStore, type StoredRow } from '../../src/host/browser-store.ts'
import type { LocalRoom } from '../../src/host/local-room.ts'
import { LocalStore } from '../../src/host/local-store.ts'

const entry = (seq: number, text: string): StoredEntry => ({ seq, text, digest: null })

function changeTo(seq: number, text: string): TableChange<LocalRoom> {
  const entries = [entry(seq, text)]
  const facts = { moves: seq, owe: [0] }
  return {
    id: 't',
    seq: seq - 1,
    version: 1,
    entries,
    room: null,
    head: null,
    clock: null,
    facts,
    wake: null,
    at: 5,
  }
}

async function stored(): Promise<PassingStore> {
  const store = new PassingStore()
  await store.create({ id: 't', seats: [], moves: 0 } as unknown as StoredRow, [])
  return store
}

const texts = async (store: BrowserStore) => (await store.load('t'))?.entries.map(({ text }) => text)

describe('two tabs on one table', () => {
  it('the later one is told of the conflict, reads what the other stored, and goes on behind it', async () => {
    const disk = await stored()
    const [one, two] = [new LocalStore(disk, 0), new LocalStore(disk, 0)]
    expect(await one.save(changeTo(1, 'a'))).toBe('stored')
    expect(await two.save(changeTo(1, 'b'))).toBe('conflict')
    expect((await two.table('t'))?.seq).toBe(1)
    expect(await two.entries('t', 0)).toEqual([entry(1, 'a')])
    expect(await two.save(changeTo(2, 'c'))).toBe('stored')
    expect(await texts(disk)).toEqual(['a', 'c'])
    expect((await disk.row('t'))?.moves).toBe(2)
  })
})

describe('a disk that refuses', () => {
  it('keeps entries waiting in order, and writes them all when it takes them again', async () => {
    const disk = await stored()
    const append = disk.append.bind(disk)
    const local = new LocalStore(disk, 0)
    disk.append = () => Promise.reject(new Error('full'))
    expect(await local.save(changeTo(1, 'a'))).toBe('stored')
    expect(await local.save(changeTo(2, 'b'))).toBe('stored')
    expect(local.health).toBe('refused')
    disk.append = append
    expect(await local.save(changeTo(3, 'c'))).toBe('stored')
    expect(await texts(disk)).toEqual(['a', 'b', 'c'])
  })

  it('plays on in memory when another tab went another way meanwhile', async () => {
    const disk = await stored()
    const append = disk.append.bind(disk)
    const [one, two] = [new LocalStore(disk, 0), new LocalStore(disk, 0)]
    disk.append = () => Promise.reject(new Error('full'))
    await two.save(changeTo(1, 'b'))
    disk.append = append
    await one.save(changeTo(1, 'a'))
    expect(await two.save(changeTo(2, 'c'))).toBe('stored')
    expect(two.health).toBe('refused')
    expect(await texts(disk)).toEqual(['a'])
  })
})
