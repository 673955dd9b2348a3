// Finished games are remembered apart from their tables, on both stores alike.
import { freshDatabase } from '@quayside/test-kit/postgres'
import { describe, expect, it } from 'vitest'
import {
  type GameResult,
  type OnlineStore,
  openPostgres,
  openSqlite,
  type ResultSeat,
} from '../../src/index.ts'
import { openPartitioned } from '../partitioned.ts'
import { someRoom } from '../some-room.ts'
import { someStep } from '../some-step.ts'

const SEAT = { kind: 'person', colour: 'red', resigned: false, choices: 3, thinkMs: 900 }
const seat = (guest: string | null, place: number): ResultSeat => ({
  ...SEAT,
  guest,
  name: guest ?? '',
  place,
  score: 10.5 - place,
})

function someResult(table: string, ended: number): GameResult {
  return {
    table,
    game: 'carthage',
    options: { mode: 'classic', goal: 3 },
    started: 5,
    ended,
    moves: 42,
    status: 'over',
    reason: 'goal',
    clock: { kind: 'move', ms: 86_400_000 },
    seats: [seat('ann', 1), seat('bob', 2), seat(null, 3)],
  }
}

async function ended(store: OnlineStore, id: string): Promise<void> {
  await store.createTable({ id, room: someRoom(), secret: 's', at: 1 })
  await store.save(someStep(id, 0, ['a'], { room: someRoom({ status: 'over' }) }))
}

describe.each([
  ['SQLite', async () => openSqlite({ path: ':memory:' })],
  ['PostgreSQL', async () => openPostgres({ url: await freshDatabase() })],
  ['partitioned PostgreSQL', openPartitioned],
])('remembered games on %s', (_name, open) => {
  async function withGames(work: (store: OnlineStore) => Promise<void>): Promise<void> {
    const store = await open()
    for (const [i, id] of ['t1', 't2', 't3'].entries()) {
      await ended(store, id)
      await store.results.keep(id, someResult(id, 100 + Math.min(i, 1)), `record of ${id}`)
    }
    await work(store)
    await store.close()
  }

  it('are read page by page, the latest first, and survive their tables', () =>
    withGames(async (store) => {
      for (const id of ['t1', 't2', 't3']) await store.removeTable(id)
      const [first, second] = await store.results.of('ann', null, 2)
      expect([first?.table, second?.table]).toEqual(['t3', 't2'])
      expect(second).toEqual(someResult('t2', 101))
      const rest = await store.results.of('ann', { ended: 101, table: 't2' }, 2)
      expect(rest).toEqual([someResult('t1', 100)])
      expect(await store.results.record('t1', 'bob')).toBe('record of t1')
      expect(await store.results.record('t1', 'eve')).toBeNull()
      expect(await store.results.of('eve', null, 9)).toEqual([])
    }))

  it('are counted once: who has deleted one does not get it back', () =>
    withGames(async (store) => {
      expect(await store.results.forget('ann', 't1')).toBe(true)
      expect(await store.results.forget('ann', 't1')).toBe(false)
      await store.results.keep('t1', someResult('t1', 100), 'again')
      expect((await store.results.of('ann', null, 9)).map(({ table }) => table)).toEqual(['t3', 't2'])
      expect(await store.results.record('t1', 'ann')).toBeNull()
      // The other one still remembers it, and with whom.
      expect((await store.results.of('bob', null, 9))[2]?.seats[0]?.name).toBe('ann')
      await store.results.forgetAll('bob')
      expect(await store.results.record('t1', 'bob')).toBeNull()
      expect(await store.results.of('bob', null, 9)).toEqual([])
    }))

  it('no longer name a guest who is gone', () =>
    withGames(async (store) => {
      await store.removeGuest('ann')
      expect(await store.results.of('ann', null, 9)).toEqual([])
      const [latest] = await store.results.of('bob', null, 1)
      expect(latest?.seats[0]).toEqual({ ...seat('ann', 1), guest: null, name: '' })
    }))

  it('tables that are over and not counted are found', async () => {
    const store = await open()
    await ended(store, 't1')
    await ended(store, 't2')
    await store.createTable({ id: 't3', room: someRoom(), secret: 's', at: 1 })
    expect((await store.results.uncounted(9)).sort()).toEqual(['t1', 't2'])
    await store.results.keep('t1', null, '')
    await store.results.keep('t2', someResult('t2', 1), 'r')
    expect(await store.results.uncounted(9)).toEqual([])
    await store.close()
  })
})
