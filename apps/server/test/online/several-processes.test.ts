// Two servers on one PostgreSQL, as if they were two processes: people see each other, steps arrive, and little is read twice.
import { type Api, makeApi } from '@quayside/client'
import { type OnlineStore, openPostgres, type PostgresStore } from '@quayside/store'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../../src/settings.ts'
import { chooser, type Person, playAt, startServer, startTable, type TestServer } from '../support/online.ts'

let first: TestServer
let second: TestServer
/** From where the second process has read logs, in order, and which tables it watches. */
const readFrom: number[] = []
const watching: string[] = []
let ann: Person
let bob: Person
beforeAll(async () => {
  const url = await freshDatabase()
  const limits = { ...NO_LIMITS, connectionsPerGuest: 2 }
  first = await startServer({ store: await openPostgres({ url }), settings: { limits } })
  second = await startServer({ store: watched(await openPostgres({ url })), settings: { limits } })
  ann = await first.person('Ann')
  bob = await first.person('Bob')
})
afterAll(async () => {
  await first?.stop()
  await second?.stop()
})

function watched(store: PostgresStore): OnlineStore {
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'watch' || name === 'unwatch') {
        return (id: string) => {
          watching.push(`${name} ${id}`)
          return value.call(target, id)
        }
      }
      if (name !== 'entries') return value.bind(target)
      return (id: string, after: number) => {
        readFrom.push(after)
        return target.entries(id, after)
      }
    },
  })
}

const wish = { game: 'carthage', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }
const hereAt = (api: Api, id: string) => async () => (await api.table(id)).room.seats.map((seat) => seat.here)

describe('two processes', () => {
  it('show everybody who is here, wherever they are connected', async () => {
    const { id } = await startTable([ann, bob], wish)
    const rooms: boolean[][] = []
    const annPlays = playAt(first.base, ann, id, {
      room: (room) => rooms.push(room.seats.map((seat) => seat.here)),
    })
    await expect.poll(hereAt(ann.api, id)).toEqual([true, false])
    const bobPlays = playAt(second.base, bob, id, {})
    // The one who is connected is told, not only who asks.
    await expect.poll(() => rooms.at(-1)).toEqual([true, true])
    await expect.poll(hereAt(ann.api, id)).toEqual([true, true])
    const atSecond = makeApi({ base: second.base, token: ann.token })
    await expect.poll(hereAt(atSecond, id)).toEqual([true, true])
    bobPlays.close()
    await expect.poll(() => rooms.at(-1)).toEqual([true, false])
    annPlays.close()
  })

  it('take in each other’s steps without replaying the game', async () => {
    const { id } = await startTable([ann, bob], wish)
    const choose = chooser(7)
    let seen = -1
    const bobPlays = playAt(second.base, bob, id, {
      async update(update) {
        seen = update.seq
        if (update.owe.includes(1) && update.legal.length > 0)
          await bobPlays.act(choose(update.legal), { ask: (update.view as { ask: number }).ask })
      },
    })
    await expect.poll(() => seen).toBe(0)
    readFrom.length = 0
    const annPlays = playAt(first.base, ann, id, {
      async update(update) {
        if (update.owe.includes(0) && update.legal.length > 0)
          await annPlays.act(choose(update.legal), { ask: (update.view as { ask: number }).ask })
      },
    })
    await expect.poll(() => seen).toBeGreaterThan(30)
    annPlays.close()
    bobPlays.close()
    expect(readFrom.length).toBeGreaterThan(5)
    // The first step may come when nothing is there yet; after it every read goes on where the last one ended.
    expect(readFrom.filter((after) => after === 0).length).toBeLessThanOrEqual(1)
  })

  it('watch tables that they serve, and nothing that somebody makes up', async () => {
    const { id } = await startTable([ann, bob], wish)
    watching.length = 0
    const ask = async (table: string) =>
      (await fetch(`${second.base}/api/tables/${table}`, bearer(ann))).status
    expect(await ask(`${id.slice(0, 6)}aaaaaa`)).toBe(404)
    expect(watching).toEqual([])
    expect(await ask(id)).toBe(200)
    expect(watching).toEqual([`watch ${id}`])
    await ann.api.close(id)
    await ann.api.deleteTable(id)
    await expect.poll(() => watching).toEqual([`watch ${id}`, `unwatch ${id}`])
  })

  it('count the connections of a guest together', async () => {
    const { id } = await startTable([ann, bob], wish)
    const links: string[] = []
    const plays = [1, 2].map(() => playAt(first.base, ann, id, { link: (link) => links.push(link) }))
    await expect.poll(() => links.filter((link) => link === 'open')).toHaveLength(2)
    const refused = async () => {
      const answer = await fetch(`${second.base}/api/tables/${id}/events`, {
        ...bearer(ann),
        signal: AbortSignal.timeout(5_000),
      })
      await answer.body?.cancel()
      return answer.status
    }
    await expect.poll(refused, { interval: 300 }).toBe(429)
    for (const play of plays) play.close()
    await expect.poll(refused, { interval: 300 }).toBe(200)
  })
})

function bearer({ token }: Person) {
  return { headers: { authorization: `Bearer ${token}` } }
}
