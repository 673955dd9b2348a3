// "Play a person now": people are paired as they come, whichever process they wait at.
import { openPostgres } from '@quayside/store'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSeat } from '../../src/rooms/room.ts'
import { type Person, startServer, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

const PERSON = { kind: 'person' as const }
const live = { games: ['cartagena'], players: [2], pace: 'live' as const }

describe('the waiting room', () => {
  let site: TestServer
  let clock = 1_000_000_000_000
  const people: Person[] = []
  beforeAll(async () => {
    site = await startServer({ now: () => clock })
    for (const name of ['Ann', 'Bob', 'Cal', 'Dan']) people.push(await site.person(name))
  })
  afterAll(() => site?.stop())
  const [ann, bob, cal, dan] = [0, 1, 2, 3].map((i) => () => people[i] as Person) as [
    () => Person,
    () => Person,
    () => Person,
    () => Person,
  ]

  it('seats two at a table that has begun, with their own contributions and a clock', async () => {
    const first = await ann().api.wait({ ...live, games: ['catan', 'cartagena'], players: [2, 3] })
    expect(first).toEqual({ waiting: { since: 0, bots: null, others: 0 }, table: null })
    clock += 5_000
    const { table } = await bob().api.wait(live)
    expect(await ann().api.waiting()).toEqual({ waiting: null, table })
    const { room } = await ann().api.table(table as string)
    expect(room).toMatchObject({
      ...{ game: 'cartagena', status: 'playing', open: false, rated: false },
      clock: { setting: { kind: 'move', ms: 60_000 }, outOfTime: 'standIn' },
    })
    expect(room.seats.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob'])
    expect((await bob().api.myTables()).tables.map(({ id }) => id)).toContain(table)
    const { rooms } = await cal().api.waitingRooms()
    expect(rooms.find(({ game, pace }) => game === 'cartagena' && pace === 'live')).toEqual({
      ...{ game: 'cartagena', pace: 'live', people: 0, usually: 0 },
    })
  })

  it('forgets who leaves, and passes over who gives no sign until they come back', async () => {
    await ann().api.wait(live)
    await ann().api.stopWaiting()
    expect((await ann().api.waiting()).waiting).toBeNull()
    await bob().api.wait(live)
    clock += 30_000
    expect((await cal().api.wait(live)).waiting?.others).toBe(0)
    expect((await bob().api.waiting()).waiting?.others).toBe(1)
    expect((await dan().api.wait(live)).table).not.toBeNull()
    await Promise.all([bob(), cal(), dan()].map(({ api }) => api.stopWaiting()))
  })

  it('seats who lost touch and came back, with those who came meanwhile', async () => {
    await ann().api.wait(live)
    clock += 30_000
    await bob().api.wait(live)
    await ann().api.waiting()
    for (let n = 0; n < 15; n++) await site.online.waitingRoom.sweep()
    const { table } = await ann().api.waiting()
    expect(table).not.toBeNull()
    expect((await bob().api.waiting()).table).toBe(table)
  })

  it('fills with bots for who wants it, when their time has come', async () => {
    const three = { ...live, players: [3] }
    await ann().api.wait({ ...three, botsAfter: 10_000 })
    await bob().api.wait({ ...three, botsAfter: 600_000 })
    await cal().api.wait({ ...three, pace: 'daily' })
    await site.online.waitingRoom.sweep()
    expect((await ann().api.waiting()).waiting?.bots).toBe(10_000)
    clock += 10_000
    await site.online.waitingRoom.sweep()
    const { table } = await ann().api.waiting()
    const { room } = await ann().api.table(table as string)
    expect(room.seats.map(({ kind }) => kind).sort()).toEqual(['mate', 'person', 'person'])
    expect((await cal().api.waiting()).waiting).not.toBeNull()
    await cal().api.stopWaiting()
  })

  it('keeps rated people among themselves and within their span', async () => {
    const rated = { ...live, rated: true }
    expect(await codeOf(ann().api.wait({ ...rated, botsAfter: 0 }))).toBe('ratedPeople')
    await ann().api.wait(rated)
    expect((await bob().api.wait(live)).table).toBeNull()
    const { table } = await cal().api.wait({ ...rated, span: 100 })
    expect((await ann().api.table(table as string)).room.rated).toBe(true)
    await bob().api.stopWaiting()
  })

  it('goes on with what a process left undone that died between claim and table', async () => {
    const { store, waitingRoom } = site.online
    const apart = [
      { ...live, players: [3] },
      { ...live, players: [4] },
    ]
    const both = [ann(), bob()]
    for (const [i, { api }] of both.entries()) await api.wait(apart[i] ?? live)
    const ids = both.map(({ id }) => id)
    await store.waiting.claim(ids, 'nevermade1', clock)
    await waitingRoom.sweep()
    expect(await waitingRoom.waiting()).toEqual([])
    clock += 16_000
    for (const { api } of both) await api.waiting()
    await waitingRoom.sweep()
    expect((await waitingRoom.waiting()).map(({ guest }) => guest).sort()).toEqual(ids.toSorted())
    // Another came as far as the table, which has not begun.
    const { room } = await ann().api.makeTable({ game: 'cartagena', seats: [PERSON, PERSON] })
    for (const [seat, { id, name }] of both.entries()) {
      await site.online.registry.get(room.id).then((table) =>
        table?.decide(() => ({
          answer: null,
          room: withSeat(table.room, seat, { guest: id, name, contribution: 'c' }),
        })),
      )
    }
    await store.waiting.claim(ids, room.id, clock)
    clock += 16_000
    await waitingRoom.sweep()
    for (const { api } of both) expect((await api.waiting()).table).toBe(room.id)
    expect((await bob().api.table(room.id)).room.status).toBe('playing')
    await Promise.all(both.map(({ api }) => api.stopWaiting()))
  })

  it('refuses what cannot be played, and forgets a guest who is deleted', async () => {
    expect(await codeOf(ann().api.wait({ ...live, games: ['go'] }))).toBe('noGame')
    expect(await codeOf(ann().api.wait({ ...live, players: [8] }))).toBe('badSeats')
    const eve = await site.person('Eve')
    await eve.api.wait(live)
    await eve.api.deleteMe()
    expect(await site.online.waitingRoom.waiting()).toEqual([])
  })
})

describe('the waiting room of two processes', () => {
  let first: TestServer
  let second: TestServer
  beforeAll(async () => {
    const url = await freshDatabase()
    first = await startServer({ store: await openPostgres({ url }) })
    second = await startServer({ store: await openPostgres({ url }) })
  })
  afterAll(async () => {
    await first?.stop()
    await second?.stop()
  })

  it('pairs a person at one with a person at the other', async () => {
    const ann = await first.person('Ann')
    const bob = await second.person('Bob')
    await ann.api.wait(live)
    const { table } = await bob.api.wait(live)
    expect((await ann.api.waiting()).table).toBe(table)
    const { room } = await ann.api.table(table as string)
    expect(room.status).toBe('playing')
  })

  it('seats everybody once, however many come at once at both', async () => {
    const many = 24
    const people = await Promise.all(
      Array.from({ length: many }, (_, i) => (i % 2 ? first : second).person(`P${i}`)),
    )
    await Promise.all(people.map(({ api }) => api.wait(live)))
    for (let n = 0; n < 15; n++) await first.online.waitingRoom.sweep()
    const tables = await Promise.all(people.map(async ({ api }) => (await api.waiting()).table))
    expect(tables).not.toContain(null)
    const sizes = [...Map.groupBy(tables, (table) => table).values()].map((seated) => seated.length)
    expect(sizes).toEqual(Array.from({ length: many / 2 }, () => 2))
  })
})
