// What one guest can do to the others at a table, or to the server: tables without end, replacing the present, lists, names, colours.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STANDARD } from '../../src/settings.ts'
import { type Person, playAt, startServer, startTable, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

let site: TestServer
let ann: Person
let bob: Person
let cat: Person
let dot: Person
beforeAll(async () => {
  site = await startServer()
  ann = await site.person('Ann')
  bob = await site.person('Bob')
  cat = await site.person('Cat')
  dot = await site.person('Dot')
})
afterAll(() => site?.stop())

const pair = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }

describe('tables', () => {
  it('cannot be made and closed without end, and one that never started is deleted when it is closed', async () => {
    const limits = { ...STANDARD.limits, newTables: { perSecond: 0.001, burst: 5 } }
    const strict = await startServer({ settings: { limits } })
    const guest = await strict.person('Mallory')
    const codes = []
    for (let i = 0; i < 8; i++) {
      codes.push(
        await codeOf(
          guest.api.makeTable(pair).then(async ({ room }) => {
            expect((await guest.api.close(room.id)).room.status).toBe('closed')
            expect(await strict.online.store.table(room.id)).toBeNull()
          }),
        ),
      )
    }
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(5)
    expect(codes.at(-1)).toBe('tooManyNewTables')
    expect(await strict.online.store.tableIds('', 99)).toEqual([])
    await strict.stop()
  })

  it('that were played are kept when they are closed', async () => {
    const { id } = await startTable([ann, bob], pair)
    expect((await ann.api.close(id)).room.status).toBe('stopped')
    expect(await site.online.store.table(id)).not.toBeNull()
  })
})

describe('somebody who thinks', () => {
  async function connected(person: Person, id: string) {
    const links: string[] = []
    const play = playAt(site.base, person, id, { link: (link) => links.push(link) })
    await expect.poll(() => links.at(-1)).toBe('open')
    return play
  }
  const seatNow = async (id: string, seat: number) => (await ann.api.table(id)).room.seats[seat]

  it('and is connected is not replaced, by nobody', async () => {
    const seats = Array.from({ length: 4 }, () => ({ kind: 'person' }))
    const { id } = await startTable([ann, bob, cat, dot], { game: 'catan', seats, first: 1 })
    const play = await connected(bob, id)
    expect(await codeOf(ann.api.proposeStandIn(id, 1))).toBe('notAbsent')
    play.close()
    await expect.poll(async () => (await seatNow(id, 1))?.here).toBe(false)
    expect((await ann.api.proposeStandIn(id, 1)).asked).toEqual([2, 3])
    expect((await seatNow(id, 1))?.standIn).toBeNull()
    await cat.api.answer(id, true)
    expect((await seatNow(id, 1))?.standIn).toBe('mate')
  })

  it('between two is replaced by the clock or with their consent, and the other cannot end the game alone', async () => {
    const { id } = await startTable([ann, bob], { ...pair, first: 1 })
    expect((await ann.api.proposeStandIn(id, 1)).asked).toEqual([1])
    expect((await seatNow(id, 1))?.standIn).toBeNull()
    expect(await codeOf(ann.api.answer(id, true))).toBe('noProposal')
    await bob.api.answer(id, true)
    expect((await seatNow(id, 1))?.standIn).toBe('mate')
    expect((await ann.api.proposeEnd(id)).asked).toEqual([1])
    expect((await ann.api.table(id)).room.status).toBe('playing')
  })

  it('must have been away for as long as the table has waited', async () => {
    const patient = await startServer({ settings: { absentMs: 60_000 } })
    const people = [await patient.person('A'), await patient.person('B'), await patient.person('C')] as const
    const seats = Array.from({ length: 3 }, () => ({ kind: 'person' }))
    const { id } = await startTable(people, { game: 'cartagena', seats, first: 1 })
    expect(await codeOf(people[0].api.proposeStandIn(id, 1))).toBe('notAbsent')
    await patient.stop()
  })
})

describe('a host', () => {
  it('removes and mutes only those who have come in, and not without end', async () => {
    const { room, join } = await ann.api.makeTable(pair)
    for (const guest of ['x', 'aaaaaaaaaaaa', dot.id]) {
      expect(await codeOf(ann.api.mute(room.id, guest, true))).toBe('noPerson')
      expect(await codeOf(ann.api.remove(room.id, guest))).toBe('noPerson')
    }
    const live = await site.online.registry.get(room.id)
    const full = Array.from({ length: 200 }, (_, i) => `gone${i}`)
    await live?.decide(() => ({ answer: null, room: { ...live.room, banned: full, muted: full } }))
    await dot.api.join(room.id, join)
    expect(await codeOf(ann.api.mute(room.id, dot.id, true))).toBe('listFull')
    expect(await codeOf(ann.api.remove(room.id, dot.id))).toBe('listFull')
  })

  it('mutes somebody, and nobody else is told', async () => {
    const { room, join } = await ann.api.makeTable(pair)
    for (const one of [bob, cat]) await one.api.join(room.id, join)
    const told: { [name: string]: readonly string[] } = {}
    const plays = [ann, bob, cat].map((one) =>
      playAt(site.base, one, room.id, {
        room: ({ muted }) => {
          told[one.name] = muted
        },
      }),
    )
    await expect.poll(() => Object.keys(told)).toHaveLength(3)
    await ann.api.mute(room.id, bob.id, true)
    await expect.poll(() => told).toEqual({ Ann: [bob.id], Bob: [bob.id], Cat: [] })
    expect((await cat.api.table(room.id)).room.muted).toEqual([])
    expect((await ann.api.table(room.id)).room.muted).toEqual([bob.id])
    for (const play of plays) play.close()
  })
})

describe('a name', () => {
  it('has something to read in it', async () => {
    for (const name of ['', '   ', '\u200B', '\u3164\u2800', '\u00AD\u034F', '\u200D\uFE0F', '\u{E0041}']) {
      expect(await codeOf(site.person(name)), JSON.stringify(name)).toBe('emptyName')
      expect(await codeOf(ann.api.rename(name)), JSON.stringify(name)).toBe('emptyName')
    }
    for (const name of ['あん', 'é', '👩‍👩‍👧', '_', '7'])
      expect(await codeOf(site.person(name)), name).toBe('accepted')
  })
})

describe('the record of a running game', () => {
  it('says nothing of what the seats have added to the chance', async () => {
    const { room, join } = await ann.api.makeTable(pair)
    await bob.api.join(room.id, join)
    await ann.api.sit(room.id, 0, undefined, 'contribution-of-ann')
    await bob.api.sit(room.id, 1, undefined, 'contribution-of-bob')
    await ann.api.start(room.id)
    const { record } = await ann.api.record(room.id)
    expect(record).toContain('commitment:')
    expect(record).not.toContain('contribution')
    await ann.api.close(room.id)
    expect((await bob.api.record(room.id)).record).toContain('contribution-of-ann')
  })
})

describe('colours', () => {
  const three = (colour?: string) => ({
    game: 'catan',
    seats: [{ kind: 'person', ...(colour ? { colour } : {}) }, { kind: 'random' }, { kind: 'random' }],
  })

  it('that the rules leave in the box are refused in the lobby, and every table that starts can be loaded again', async () => {
    expect(await codeOf(ann.api.makeTable(three('red')))).toBe('colourNotUsed')
    const { room } = await ann.api.makeTable(three())
    expect(await codeOf(ann.api.sit(room.id, 0, 'red'))).toBe('colourNotUsed')
    expect(await codeOf(ann.api.sit(room.id, 0, 'mauve'))).toBe('badColour')
    await ann.api.sit(room.id, 0, 'orange')
    const four = [...three('red').seats, { kind: 'random' }]
    const { room: wide } = await ann.api.makeTable({ game: 'catan', seats: four })
    expect(await codeOf(ann.api.changeTable(wide.id, { seats: four.slice(0, 3) }))).toBe('colourNotUsed')
    const { room: started } = await ann.api.start(room.id)
    expect(started.seats.map(({ colour }) => colour).sort()).toEqual(['blue', 'orange', 'white'])
    await site.online.registry.forget(room.id)
    expect((await ann.api.position(room.id)).update?.seq).toBeGreaterThanOrEqual(0)
    const { games } = await ann.api.games()
    expect(games.find(({ id }) => id === 'catan')?.unusedColours).toEqual({ 3: ['red'] })
  })

  it('that got into a room all the same stop it before its start', async () => {
    const { room } = await ann.api.makeTable(three())
    await ann.api.sit(room.id, 0)
    const live = await site.online.registry.get(room.id)
    await live?.decide(() => ({
      answer: null,
      room: {
        ...live.room,
        seats: live.room.seats.map((seat, i) => ({ ...seat, colour: i === 0 ? 'red' : null })),
      },
    }))
    expect(await codeOf(ann.api.start(room.id))).toBe('cannotStart')
    expect((await ann.api.table(room.id)).room.status).toBe('lobby')
  })
})
