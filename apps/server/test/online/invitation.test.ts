// What somebody without a name is told: what the link or an open table invites to, and nothing else.
import { makeApi } from '@quayside/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkedFetch } from '../support/checked-fetch.ts'
import { type Person, startServer, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

let site: TestServer
let ann: Person
let nobody: ReturnType<typeof makeApi>
beforeAll(async () => {
  site = await startServer()
  ann = await site.person('Ann')
  nobody = makeApi({ base: site.base, fetch: checkedFetch })
})
afterAll(() => site?.stop())

const wish = {
  game: 'carthage',
  seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'mate' }],
  clock: { kind: 'move', ms: 60_000 },
} as const

it('a link tells game, host, seats and pace to somebody without a name', async () => {
  const { room, join } = await ann.api.makeTable(wish)
  await ann.api.sit(room.id, 0)
  const told = await nobody.invitation(room.id, join)
  expect(told).toMatchObject({
    game: 'carthage',
    status: 'lobby',
    host: 'Ann',
    clock: { setting: wish.clock },
  })
  expect(told.seats.map(({ name, taken }) => [name, taken])).toEqual([
    ['Ann', true],
    ['', false],
    ['', true],
  ])
  const text = JSON.stringify(told)
  for (const secret of [ann.id, join, room.commitment]) expect(text).not.toContain(secret)
})

it('without the link there is no table, whether there is one or not', async () => {
  const { room } = await ann.api.makeTable(wish)
  for (const id of [room.id, 'abcdefghjkmn']) {
    expect(await codeOf(nobody.invitation(id))).toBe('noTable')
    expect(await codeOf(nobody.invitation(id, 'wrong'))).toBe('badLink')
  }
})

it('open tables are seen without a name, and invite without a secret; joining needs a name', async () => {
  const { room } = await ann.api.makeTable({ ...wish, open: true })
  expect((await nobody.openTables()).tables.map(({ id }) => id)).toContain(room.id)
  expect(await nobody.invitation(room.id)).toMatchObject({ game: 'carthage', open: true })
  expect(await codeOf(nobody.join(room.id))).toBe('noGuest')
})
