// Rated tables: who sits down agrees, nobody is a bot, leaving counts as last, and nobody sees more than is said.
import { recomputeRatings } from '@quayside/store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  chooser,
  type Person,
  playToEnd,
  startServer,
  startTable,
  type TestServer,
} from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

let site: TestServer
let ann: Person
let bob: Person
beforeAll(async () => {
  site = await startServer()
  ann = await site.person('Ann')
  bob = await site.person('ボブ')
})
afterAll(() => site?.stop())

const wish = {
  game: 'cartagena',
  options: { roundCap: 20 },
  seats: ['person', 'person'].map((kind) => ({ kind })),
  clock: { kind: 'move' as const, ms: 600_000 },
  rated: true,
}

const counted = (id: string) =>
  expect.poll(async () => (await ann.api.results(null, 1)).results[0]?.id).toBe(id)
const gamesOf = async (one: Person) => (await one.api.ratings()).ratings[0]?.games ?? 0

describe('a rated table', () => {
  it('is for two or more people with a clock, and says that it is rated', async () => {
    const bots = [{ kind: 'person' }, { kind: 'mate' }]
    expect(await codeOf(ann.api.makeTable({ ...wish, seats: bots }))).toBe('ratedPeople')
    expect(await codeOf(ann.api.makeTable({ ...wish, clock: { kind: 'none' } }))).toBe('ratedClock')
    const { room } = await ann.api.makeTable({ ...wish, open: true })
    expect(room.rated).toBe(true)
    expect((await bob.api.invitation(room.id)).rated).toBe(true)
    const listed = (await bob.api.openTables()).tables.find(({ id }) => id === room.id)
    expect(listed?.rated).toBe(true)
    expect(await codeOf(ann.api.changeTable(room.id, { seats: bots }))).toBe('ratedPeople')
    await ann.api.deleteTable(room.id)
  })

  it('changes both ratings at its end, and history tells each their own', async () => {
    const { id } = await startTable([ann, bob], wish)
    await Promise.all([ann, bob].map((person, i) => playToEnd(site.base, person, id, chooser(i + 1))))
    await counted(id)
    const changes = await Promise.all(
      [ann, bob].map(async (one) => (await one.api.results(null, 1)).results[0]?.rating),
    )
    expect(changes.map((one) => one?.before)).toEqual([1500, 1500])
    const own = await ann.api.ratings()
    expect(own).toEqual({
      ratings: [
        {
          ...{ game: 'cartagena', games: 1, points: changes[0]?.after, within: expect.any(Number) },
          provisional: true,
        },
      ],
      listed: true,
    })
    expect((await site.online.store.ratings.of(bob.id))[0]?.games).toBe(1)
  })

  it('cannot be ended or emptied by its host; who leaves is last, however the game ends', async () => {
    const { id } = await startTable([ann, bob], wish)
    expect(await codeOf(ann.api.close(id))).toBe('ratedRuns')
    expect(await codeOf(ann.api.deleteTable(id))).toBe('ratedRuns')
    expect(await codeOf(ann.api.remove(id, bob.id))).toBe('ratedRuns')
    await bob.api.resign(id)
    await ann.api.resign(id)
    await counted(id)
    const gain = async (one: Person) => {
      const { rating } = (await one.api.results(null, 1)).results[0] ?? {}
      return Math.sign((rating?.after ?? 0) - (rating?.before ?? 0))
    }
    expect([await gain(ann), await gain(bob)]).toEqual([1, -1])
  })

  it('that all agree to stop, or that was not rated, changes nothing', async () => {
    const before = await gamesOf(ann)
    const { id } = await startTable([ann, bob], wish)
    await ann.api.proposeEnd(id)
    await bob.api.answer(id, true)
    await counted(id)
    const plain = await startTable([ann, bob], { ...wish, rated: false })
    await bob.api.resign(plain.id)
    await ann.api.resign(plain.id)
    await counted(plain.id)
    expect(await gamesOf(ann)).toBe(before)
    expect((await ann.api.results(null, 2)).results.map(({ rating }) => rating)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('played again needs everybody to sit down anew', async () => {
    const { id } = await startTable([ann, bob], wish)
    await bob.api.resign(id)
    await ann.api.resign(id)
    const next = await ann.api.rematch(id)
    expect((await ann.api.table(next.id)).room).toMatchObject({ rated: true, status: 'lobby' })
    await ann.api.sit(next.id, 0)
    expect(await codeOf(ann.api.start(next.id))).toBe('notAgreed')
    await bob.api.sit(next.id, 1)
    expect((await ann.api.start(next.id)).room.status).toBe('playing')
  })
})

describe('the table of the best', () => {
  it('is open to everybody, shows no ids, and leaves out who does not want to be shown', async () => {
    expect(await codeOf(ann.api.bestRatings('nogame'))).toBe('noGame')
    const { store } = site.online
    const seats = [ann, bob].map(({ id, name }) => ({
      ...{ kind: 'person', colour: null, place: 1, score: 1, resigned: false, choices: 1, thinkMs: 1 },
      ...{ guest: id, name },
    }))
    for (let n = 0; n < 30; n++) {
      const table = `tablenumber${n}`
      await store.createTable({ id: table, room: someRoom(), secret: '', at: 1 })
      const result = { ...SOME, table, seats, clock: wish.clock }
      await store.results.keep(table, result, '', n % 3 === 0 ? [2, 1] : [1, 2])
    }
    const { best } = await ann.api.bestRatings('cartagena')
    expect(best.map(({ name }) => name)).toEqual(['Ann', 'ボブ'])
    expect(JSON.stringify(best)).not.toContain(ann.id)
    expect((await ann.api.setListed(false)).listed).toBe(false)
    expect((await bob.api.bestRatings('cartagena')).best.map(({ name }) => name)).toEqual(['ボブ'])
    const [whole] = await recomputeRatings(store.ratings)
    expect(whole?.differences).toEqual([])
    await bob.api.deleteMe()
    expect((await ann.api.bestRatings('cartagena')).best).toEqual([])
    expect(await store.ratings.of(bob.id)).toEqual([])
  })
})

const SOME = {
  ...{ game: 'cartagena', options: {}, started: 1, ended: 2, moves: 1, status: 'over' as const },
  reason: 'goal',
}

function someRoom() {
  const { clock } = wish
  return {
    ...{ game: 'cartagena', options: {}, status: 'over' as const, reason: null, seats: [], host: ann.id },
    ...{ open: false, joinHash: '', clock: { setting: clock, outOfTime: 'fallback' as const } },
    ...{ order: 'chosen' as const, first: 0, commitment: '', banned: [], muted: [], proposal: null },
    rematch: null,
  }
}
