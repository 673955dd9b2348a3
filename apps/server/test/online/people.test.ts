// People: whom one has played with, friends by mutual consent, invitations, blocks. On one process with SQLite, and on two with PostgreSQL.
import { makeApi, makePeopleApi } from '@quayside/client'
import { type OnlineStore, openPostgres } from '@quayside/store'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkedFetch } from '../support/checked-fetch.ts'
import { hearGuest } from '../support/hear-guest.ts'
import { type Person, playAt, startServer, startTable, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

const pair = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }
const wait = { games: ['cartagena'], players: [2], pace: 'live' as const }

async function one(): Promise<TestServer[]> {
  const site = await startServer()
  return [site, site]
}
async function two(): Promise<TestServer[]> {
  const url = await freshDatabase()
  const open = async () => startServer({ store: (await openPostgres({ url })) as OnlineStore })
  return [await open(), await open()]
}

describe.each([
  ['one process with SQLite', one],
  ['two processes with PostgreSQL', two],
])('people at %s', (_name, start) => {
  let sites: TestServer[]
  let ann: Person
  let bob: Person
  let eve: Person
  beforeAll(async () => {
    sites = await start()
    const [first] = sites as [TestServer]
    ann = await first.person('Ann')
    bob = await first.person('Bob')
    eve = await first.person('Eve')
  })
  afterAll(async () => {
    for (const site of new Set(sites)) await site.stop()
  })
  /** All play at the first process; what Bob and Eve do about people, they do at the second. */
  const of = ({ id, token }: Person) => {
    const { base } = sites[id === ann.id ? 0 : 1] as TestServer
    return makePeopleApi(makeApi({ base, token, fetch: checkedFetch }))
  }
  const seen = async (who: Person, other: Person) =>
    (await of(who).people()).people.find(({ guest }) => guest === other.id)

  async function finish(people: readonly Person[]): Promise<string> {
    const { id } = await startTable(people, pair)
    await people[0]?.api.proposeEnd(id)
    await people[1]?.api.answer(id, true)
    await expect
      .poll(async () => (await people[0]?.api.results())?.results.map((game) => game.id))
      .toContain(id)
    return id
  }

  it('are those one has played with, with the games in common; strangers are nobody', async () => {
    expect(await of(ann).people()).toEqual({ people: [] })
    expect(await codeOf(of(ann).change(bob.id, 'ask'))).toBe('notMet')
    expect(await codeOf(of(ann).change(ann.id, 'ask'))).toBe('notMet')
    await finish([ann, bob])
    await finish([bob, ann])
    const running = await startTable([ann, eve], pair)
    expect(await seen(ann, bob)).toMatchObject({
      ...{ name: 'Bob', bond: 'none', games: 2, here: false, last: { game: 'cartagena' } },
    })
    expect(await seen(eve, ann)).toMatchObject({ games: 0, last: null, bond: 'none' })
    expect(await seen(eve, bob)).toBeUndefined()
    // Who takes another name is not followed by those who are no friends.
    await bob.api.rename('Robert')
    expect((await seen(ann, bob))?.name).toBe('Bob')
    await ann.api.resign(running.id)
  })

  it('become friends when both agree, and only then see each other here and by the new name', async () => {
    const heard = await hearGuest((sites[1] as TestServer).base, bob)
    await of(ann).change(bob.id, 'ask')
    await expect
      .poll(() => heard.messages.flatMap((one) => (one.type === 'people' ? one.asking : [])).at(-1))
      .toBe(1)
    expect(await seen(ann, bob)).toMatchObject({ bond: 'asked', here: false, name: 'Bob' })
    expect(await seen(bob, ann)).toMatchObject({ bond: 'asks' })
    await of(bob).change(ann.id, 'decline')
    expect(await seen(bob, ann)).toMatchObject({ bond: 'none' })
    expect(await seen(ann, bob)).toMatchObject({ bond: 'asked' })
    await of(bob).change(ann.id, 'ask')
    expect(await seen(bob, ann)).toMatchObject({ bond: 'friend', here: false })
    await expect.poll(() => seen(ann, bob)).toMatchObject({ bond: 'friend', here: true, name: 'Robert' })
    heard.close()
    await expect.poll(async () => (await seen(ann, bob))?.here).toBe(false)
  })

  it('invite friends, who come in without the link; strangers and the uninvited do not', async () => {
    const heard = await hearGuest((sites[1] as TestServer).base, bob)
    const { room } = await ann.api.makeTable(pair)
    expect(await codeOf(of(ann).invite(room.id, eve.id))).toBe('notFriends')
    expect(await codeOf(bob.api.join(room.id))).toBe('noTable')
    expect(await codeOf(of(bob).invite(room.id, ann.id))).toBe('noTable')
    await of(ann).invite(room.id, bob.id)
    const told = () =>
      heard.messages.flatMap((one) => (one.type === 'people' ? [one.invitations] : [])).at(-1)
    await expect.poll(told).toMatchObject([{ table: room.id, game: 'cartagena', by: 'Ann' }])
    expect(await codeOf(eve.api.join(room.id))).toBe('noTable')
    await bob.api.join(room.id)
    expect((await of(bob).invitations()).invitations).toEqual([])
    const other = await ann.api.makeTable(pair)
    await of(ann).invite(other.room.id, bob.id)
    expect((await of(bob).invitations()).invitations).toHaveLength(1)
    expect((await of(bob).decline(other.room.id)).invitations).toEqual([])
    expect(await codeOf(bob.api.join(other.room.id))).toBe('noTable')
    heard.close()
  })

  it('who are blocked are never paired, heard, asked or invited, and are not told', async () => {
    const [first, second] = sites as [TestServer, TestServer]
    const { id, join } = await startTable([ann, eve], pair)
    // By number: a line may come with the greeting too.
    const heard = { [ann.id]: new Map<number, string>(), [eve.id]: new Map<number, string>() }
    const listen = (site: TestServer, who: Person) =>
      playAt(site.base, who, id, {
        chat: (said) => {
          for (const { n, text } of said) heard[who.id]?.set(n, text)
        },
      })
    const lines = (who: Person) => [...(heard[who.id]?.values() ?? [])]
    const sockets = [listen(first, ann), listen(second, eve)]
    await eve.api.say(id, 'before')
    await expect.poll(() => lines(ann)).toEqual(['before'])
    await of(eve).change(ann.id, 'ask')
    await of(ann).change(eve.id, 'ask')
    await of(ann).change(eve.id, 'block')
    expect(await seen(ann, eve)).toMatchObject({ bond: 'blocked', name: 'Eve' })
    // As if the friendship had been ended; asking again looks as it always does.
    expect(await seen(eve, ann)).toMatchObject({ bond: 'none', here: false })
    expect((await of(eve).change(ann.id, 'ask')).people).toMatchObject([{ guest: ann.id, bond: 'asked' }])
    expect(await seen(ann, eve)).toMatchObject({ bond: 'blocked' })
    expect(await codeOf(of(ann).change(eve.id, 'ask'))).toBe('unblockFirst')
    const { room } = await eve.api.makeTable(pair)
    expect(await codeOf(of(eve).invite(room.id, ann.id))).toBe('notFriends')
    // A third one hears both, they do not hear each other: by socket, by request and in the greeting.
    await bob.api.join(id, join)
    await eve.api.say(id, 'from Eve')
    await eve.api.sayPhrase(id, 'thanks')
    await ann.api.say(id, 'from Ann')
    await bob.api.say(id, 'from Bob')
    await expect.poll(() => lines(ann).at(-1)).toBe('from Bob')
    await expect.poll(() => lines(eve).at(-1)).toBe('from Bob')
    expect(lines(ann)).toEqual(['before', 'from Ann', 'from Bob'])
    expect(lines(eve)).toEqual(['before', 'from Eve', 'Thank you', 'from Bob'])
    const texts = async ({ api }: Person) => (await api.chat(id)).lines.map(({ text }) => text)
    expect(await texts(ann)).toEqual(['from Ann', 'from Bob'])
    expect(await texts(eve)).toEqual(['before', 'from Eve', 'Thank you', 'from Bob'])
    expect(await texts(bob)).toHaveLength(5)
    for (const socket of sockets) socket.close()
    expect((await ann.api.wait(wait)).table).toBeNull()
    expect((await eve.api.wait(wait)).table).toBeNull()
    const { table } = await bob.api.wait(wait)
    expect(table).not.toBeNull()
    for (const { api } of [ann, eve, bob]) await api.stopWaiting()
    // They stay together at a table where they sit; who plays again does so without the other.
    await ann.api.proposeEnd(id)
    await eve.api.answer(id, true)
    const again = await eve.api.rematch(id)
    expect((await eve.api.table(again.id)).room.seats.map(({ guest }) => guest)).toEqual([null, eve.id])
    expect(await codeOf(ann.api.table(again.id))).toBe('noTable')
    expect(await of(ann).change(eve.id, 'unblock')).toMatchObject({ people: expect.any(Array) })
    expect(await seen(ann, eve)).toMatchObject({ bond: 'asks' })
  })
})
