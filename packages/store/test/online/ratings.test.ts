// Ratings are stored with the results they come from, and can be computed again to the last digit, on both stores alike.
import { NEW_RATING } from '@quayside/ratings'
import { SeededRng } from '@quayside/rules-kit'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { describe, expect, it } from 'vitest'
import {
  type GameResult,
  type OnlineStore,
  openPostgres,
  openSqlite,
  recomputeRatings,
} from '../../src/index.ts'
import { someRoom } from '../some-room.ts'
import { someStep } from '../some-step.ts'

const PEOPLE = ['ann', 'bob', 'cal', 'dan', 'eve']

function someResult(table: string, guests: readonly string[]): GameResult {
  return {
    table,
    game: 'carthage',
    options: {},
    started: 1,
    ended: 2,
    moves: 3,
    status: 'over',
    reason: 'goal',
    clock: { kind: 'none' },
    seats: guests.map((guest) => ({
      ...{ kind: 'person', colour: null, place: 1, score: 0, resigned: false, choices: 0, thinkMs: null },
      ...{ guest, name: guest },
    })),
  }
}

async function played(store: OnlineStore, table: string, guests: readonly string[], standings: number[]) {
  await store.createTable({ id: table, room: someRoom(), secret: 's', at: 1 })
  await store.save(someStep(table, 0, ['a'], { room: someRoom({ status: 'over' }) }))
  await store.results.keep(table, someResult(table, guests), 'record', standings)
}

describe.each([
  ['SQLite', async () => openSqlite({ path: ':memory:' })],
  ['PostgreSQL', async () => openPostgres({ url: await freshDatabase() })],
])('ratings on %s', (_name, open) => {
  async function withPeople(work: (store: OnlineStore) => Promise<void>): Promise<void> {
    const store = await open()
    for (const one of PEOPLE) await store.addGuest({ id: one, name: one.toUpperCase() }, `key ${one}`, 1)
    await work(store)
    await store.close()
  }

  /** The alphabet is the order of strength, mostly. */
  async function playMany(store: OnlineStore, many: number, from = 0): Promise<void> {
    const rng = new SeededRng(5)
    for (let n = from; n < from + many; n++) {
      const guests = PEOPLE.filter((_, i) => i !== rng.below(PEOPLE.length))
      const play = guests.map((guest) => PEOPLE.indexOf(guest) + rng.below(3))
      const standings = play.map((own) => 1 + play.filter((other) => other < own).length)
      await played(store, `t${n}`, guests, standings)
    }
  }

  it('are computed again to the last digit, also after somebody is gone', () =>
    withPeople(async (store) => {
      await playMany(store, 40)
      const [whole] = await recomputeRatings(store.ratings)
      expect(whole).toEqual({ game: 'carthage', games: 40, people: 5, differences: [] })
      const before = await store.ratings.of('ann')
      await store.removeGuest('bob')
      expect((await recomputeRatings(store.ratings))[0]).toMatchObject({ people: 4, differences: [] })
      expect(await store.ratings.of('ann')).toEqual(before)
      expect(await store.ratings.of('bob')).toEqual([])
      for (const one of PEOPLE) await store.removeGuest(one)
      expect(await store.ratings.games()).toEqual([])
    }))

  it('that were changed by hand are found', () =>
    withPeople(async (store) => {
      await playMany(store, 3)
      const everybody = async (...asked: Parameters<typeof store.ratings.everybody>) =>
        (await store.ratings.everybody(...asked)).map((one) =>
          one.guest === 'cal' ? { ...one, rating: { ...one.rating, mu: one.rating.mu + 1e-12 } } : one,
        )
      const changed = Object.assign(Object.create(store.ratings), { everybody })
      const [found] = await recomputeRatings(changed)
      expect(found?.differences).toEqual([expect.stringMatching(/^guest cal: /)])
    }))

  it('of a game that two processes saw end, and of one that was not rated, change once and never', () =>
    withPeople(async (store) => {
      await played(store, 't1', ['ann', 'bob'], [1, 2])
      const once = await store.ratings.of('ann')
      await store.results.keep('t1', someResult('t1', ['ann', 'bob']), 'record', [1, 2])
      expect(await store.ratings.of('ann')).toEqual(once)
      await store.createTable({ id: 't2', room: someRoom(), secret: 's', at: 1 })
      await store.results.keep('t2', someResult('t2', ['ann', 'bob']), 'record')
      expect(await store.ratings.of('ann')).toEqual(once)
      expect(once).toEqual([expect.objectContaining({ game: 'carthage', games: 1 })])
      const [change] = await store.ratings.changes('ann', ['t1', 't2'])
      expect(change).toEqual({ table: 't1', before: NEW_RATING, after: once[0]?.rating })
      expect(await store.ratings.changes('eve', ['t1'])).toEqual([])
    }))

  it('are shown best first, without those who do not want it, are banned or hardly known', () =>
    withPeople(async (store) => {
      const names = async () => (await store.ratings.best('carthage', 9)).map(({ name }) => name)
      await playMany(store, 2)
      expect(await names()).toEqual([])
      await playMany(store, 60, 2)
      expect(await names()).toEqual(['ANN', 'BOB', 'CAL', 'DAN', 'EVE'])
      await store.ratings.setListed('bob', false)
      await store.ratings.setListed('bob', false)
      await store.ban('cal', 1, 'rude')
      expect(await names()).toEqual(['ANN', 'DAN', 'EVE'])
      expect(await store.ratings.isListed('bob')).toBe(false)
      await store.ratings.setListed('bob', true)
      expect(await names()).toEqual(['ANN', 'BOB', 'DAN', 'EVE'])
    }))
})
