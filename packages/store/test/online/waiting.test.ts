// Who waits to be paired, on both stores alike.
import { freshDatabase } from '@quayside/test-kit/postgres'
import { describe, expect, it } from 'vitest'
import { type OnlineStore, openPostgres, openSqlite, type Ticket } from '../../src/index.ts'

const ticket = (guest: string, since: number): Ticket => ({
  ...{ guest, name: guest, games: ['catan'], players: [3], pace: 'live', rated: false, span: null },
  ...{ points: { catan: 1500 }, botsAfter: null, contribution: 'c', since },
})

describe.each([
  ['SQLite', async () => openSqlite({ path: ':memory:' })],
  ['PostgreSQL', async () => openPostgres({ url: await freshDatabase() })],
])('the waiting room on %s', (_name, open) => {
  async function withWaiting(work: (store: OnlineStore) => Promise<void>): Promise<void> {
    const store = await open()
    for (const [i, guest] of ['cal', 'ann', 'bob'].entries()) await store.waiting.put(ticket(guest, 10 + i))
    await work(store)
    await store.close()
  }
  const guests = async (store: OnlineStore, since = 0) =>
    (await store.waiting.waiting(since)).map(({ guest }) => guest)

  it('lists who waits and was seen, the longest first, and nobody who is shut out or gone', () =>
    withWaiting(async (store) => {
      expect(await guests(store)).toEqual(['cal', 'ann', 'bob'])
      await store.waiting.seen(['cal', 'bob'], 50)
      await store.waiting.seen(['bob'], 20)
      expect(await guests(store, 40)).toEqual(['cal', 'bob'])
      await store.ban('cal', 1, 'rude')
      expect(await guests(store, 40)).toEqual(['bob'])
      await store.waiting.drop(40)
      expect(await store.waiting.of('ann')).toBeNull()
      await store.removeGuest('bob')
      expect(await guests(store)).toEqual([])
    }))

  it('seats all or nobody, whoever asks first', () =>
    withWaiting(async (store) => {
      const { waiting } = store
      const both = await Promise.all([
        waiting.claim(['ann', 'bob'], 't1', 100),
        waiting.claim(['bob', 'cal'], 't2', 100),
      ])
      expect(both.filter(Boolean)).toHaveLength(1)
      const table = both[0] ? 't1' : 't2'
      expect(await waiting.of('bob')).toEqual({ ticket: ticket('bob', 12), table })
      expect(await guests(store)).toHaveLength(1)
      await waiting.release(table)
      expect(await guests(store)).toEqual(['cal', 'ann', 'bob'])
      await waiting.remove('ann')
      expect(await waiting.claim(['ann', 'bob'], 't3', 101)).toBe(false)
    }))

  it('knows which claims have come to nothing', () =>
    withWaiting(async ({ waiting }) => {
      await waiting.claim(['ann', 'bob'], 't1', 100)
      expect(await waiting.unsettled(100)).toEqual([])
      expect(await waiting.unsettled(101)).toEqual(['t1'])
      expect(await waiting.renew(['ann', 'bob'], 't1', 110)).toBe(true)
      expect(await waiting.unsettled(110)).toEqual([])
      await waiting.remove('bob')
      expect(await waiting.renew(['ann', 'bob'], 't1', 120)).toBe(false)
      await waiting.settle('t1')
      expect(await waiting.unsettled(1000)).toEqual([])
      expect(await waiting.of('ann')).toMatchObject({ table: 't1' })
    }))

  it('takes a new ticket for the old one, and knows how long others waited', () =>
    withWaiting(async (store) => {
      await store.waiting.claim(['ann'], 't1', 100)
      await store.waiting.put(ticket('ann', 99))
      expect(await store.waiting.of('ann')).toEqual({ ticket: ticket('ann', 99), table: null })
      await store.waiting.addWaits([{ game: 'catan', pace: 'live', ms: 5 }], 1)
      await store.waiting.addWaits([{ game: 'catan', pace: 'live', ms: 7 }], 2)
      await store.waiting.addWaits([{ game: 'catan', pace: 'daily', ms: 9 }], 3)
      expect(await store.waiting.waits('catan', 'live', 9)).toEqual([7, 5])
      expect(await store.waiting.waits('catan', 'live', 1)).toEqual([7])
    }))
})
