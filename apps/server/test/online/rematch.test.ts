// Playing again: other seats, a series whose games are kept with the tables, also when somebody goes.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startServer, startTable, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

let site: TestServer
let ann: Person
let bob: Person
beforeAll(async () => {
  site = await startServer()
  ann = await site.person('Ann')
  bob = await site.person('Bob')
})
afterAll(() => site?.stop())

async function toTheEnd(id: string): Promise<void> {
  for (let isOver = false; !isOver; ) {
    for (const { api } of [ann, bob]) {
      const { update } = await api.position(id)
      isOver = Boolean(update?.result)
      if (isOver || !update || update.viewer === 'watcher' || !update.owe.includes(update.viewer)) continue
      await api.act(id, update.legal[0] ?? null)
    }
  }
}

it('the same people play a series on other seats, and its table stands at each end and in each lobby', async () => {
  const wish = { game: 'carthage', seats: [{ kind: 'person' }, { kind: 'person' }] }
  const { id, room } = await startTable([ann, bob], wish)
  expect(room.series).toBeNull()
  expect(await codeOf(ann.api.rematch(id, { bestOf: 3 }))).toBe('notOver')
  await toTheEnd(id)
  const next = await ann.api.rematch(id, { seats: 'rotated', bestOf: 3 })
  // Whoever asks first decides.
  expect(await bob.api.rematch(id, { bestOf: 7 })).toEqual(next)
  const lobby = (await bob.api.table(next.id)).room
  expect(lobby.seats.map(({ name }) => name)).toEqual(['Bob', 'Ann'])
  expect(lobby.series).toMatchObject({ bestOf: 3, seats: 'rotated', played: 1, isOver: false })
  const [annsPlace, bobsPlace] = (await ann.api.position(id)).update?.result?.places ?? []
  expect(lobby.series?.players.map(({ places }) => places)).toEqual([[bobsPlace], [annsPlace]])
  await ann.api.start(next.id)
  await toTheEnd(next.id)
  const ended = (await ann.api.table(next.id)).room.series
  expect(ended).toMatchObject({ played: 2 })
  expect(ended?.players.every(({ places }) => places.length === 2)).toBe(true)
  const third = await bob.api.rematch(next.id, { seats: 'drawn' })
  expect((await bob.api.table(third.id)).room.order).toBe('drawn')
  // What is kept of the series names nobody who is gone.
  await bob.api.deleteMe()
  const tables = await Promise.all([id, next.id].map((one) => site.online.store.table(one)))
  expect(JSON.stringify(tables)).not.toContain(bob.id)
  expect(JSON.stringify(tables)).not.toContain('Bob')
})
