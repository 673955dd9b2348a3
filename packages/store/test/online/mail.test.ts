// Addresses and mails that are due: the same on both stores, and once for all processes.
import { freshDatabase } from '@quayside/test-kit/postgres'
import { describe, expect, it } from 'vitest'
import { type OnlineStore, openPostgres, openSqlite } from '../../src/index.ts'

const DAY = 86_400_000

async function withGuests(open: () => Promise<OnlineStore>) {
  const store = await open()
  for (const id of ['ann', 'bob']) await store.addGuest({ id, name: id }, `hash of ${id}`, 1)
  const put = (guest: string, address = `${guest}@post.example`, at = 10) =>
    store.mail.put({ guest, address, language: 'en', confirmHash: `c-${guest}`, stop: `s-${guest}` }, at)
  return { store, mail: store.mail, put }
}

describe.each([
  ['SQLite', async (): Promise<OnlineStore> => openSqlite({ path: ':memory:' })],
  ['PostgreSQL', async (): Promise<OnlineStore> => openPostgres({ url: await freshDatabase() })],
])('mail on %s', (_name, open) => {
  it('goes to addresses that were confirmed in time, of guests who are there', async () => {
    const { store, mail, put } = await withGuests(open)
    await put('ann')
    await put('nobody')
    expect(await mail.of('nobody')).toBe(null)
    expect(await mail.readers(['ann', 'bob'])).toEqual([])
    expect(await mail.confirm('c-ann', 10)).toBe(false)
    expect(await mail.confirm('c-ann', 9)).toBe(true)
    expect(await mail.confirm('c-ann', 9)).toBe(false)
    await store.push.putWishes('ann', 'wishes')
    expect(await mail.readers(['ann', 'bob'])).toEqual([{ guest: 'ann', wishes: 'wishes' }])
    await mail.speak('ann', 'ja')
    expect(await mail.of('ann')).toEqual({
      address: 'ann@post.example',
      language: 'ja',
      isConfirmed: true,
      next: null,
    })
    await put('bob', 'ann@post.example')
    await mail.confirm('c-bob', 0)
    expect([await mail.of('ann'), (await mail.of('bob'))?.isConfirmed]).toEqual([null, true])
    expect([await mail.stop('s-ann'), await mail.stop('s-bob'), await mail.of('bob')]).toEqual([
      false,
      true,
      null,
    ])
    await store.close()
  })

  it('goes where it went before until a new address is confirmed, and then no sooner than it would have', async () => {
    const { store, mail, put } = await withGuests(open)
    await put('ann')
    await mail.confirm('c-ann', 0)
    const next = { guest: 'ann', address: 'new@post.example', language: 'ja' }
    await mail.put({ ...next, address: 'first@post.example', confirmHash: 'c-0', stop: 's-0' }, 20)
    await mail.put({ ...next, confirmHash: 'c-1', stop: 's-1' }, 20)
    const before = { address: 'ann@post.example', language: 'en', isConfirmed: true }
    expect(await mail.of('ann')).toEqual({ ...before, next: 'new@post.example' })
    await mail.plan('ann', 100, DAY)
    expect(await mail.takeDue(DAY, 5)).toMatchObject([{ address: 'ann@post.example', stop: 's-ann' }])
    expect(await mail.confirm('c-0', 0)).toBe(false)
    expect(await mail.confirm('c-1', 0)).toBe(true)
    expect(await mail.of('ann')).toEqual({
      address: 'new@post.example',
      language: 'ja',
      isConfirmed: true,
      next: null,
    })
    expect(await mail.stop('s-ann')).toBe(false)
    await mail.plan('ann', DAY + 100, DAY)
    expect(await mail.takeDue(2 * DAY - 1, 5)).toEqual([])
    expect(await mail.takeDue(2 * DAY, 5)).toMatchObject([{ address: 'new@post.example', sentBefore: DAY }])
    await put('ann', 'third@post.example', 30)
    await mail.remove('ann')
    expect([await mail.of('ann'), await mail.confirm('c-ann', 0)]).toEqual([null, false])
    await store.close()
  })

  it('is due once for all processes, and not again within the pause', async () => {
    const { store, mail, put } = await withGuests(open)
    await put('ann')
    await mail.plan('ann', 100, DAY)
    expect(await mail.takeDue(2 * DAY, 5)).toEqual([])
    await mail.confirm('c-ann', 0)
    await mail.plan('ann', DAY + 100, DAY)
    await mail.plan('ann', DAY + 500, DAY)
    expect(await mail.takeDue(DAY + 99, 5)).toEqual([])
    const both = await Promise.all([mail.takeDue(DAY + 100, 5), mail.takeDue(DAY + 100, 5)])
    expect(both.flat()).toEqual([
      {
        guest: 'ann',
        wishes: null,
        address: 'ann@post.example',
        language: 'en',
        stop: 's-ann',
        sentBefore: 0,
      },
    ])
    await mail.plan('ann', DAY + 200, DAY)
    expect(await mail.takeDue(2 * DAY + 99, 5)).toEqual([])
    const [next] = await mail.takeDue(2 * DAY + 100, 5)
    expect(next?.sentBefore).toBe(DAY + 100)
    await mail.giveBack('ann', DAY + 100, null)
    await mail.plan('ann', 2 * DAY + 150, DAY)
    expect(await mail.takeDue(2 * DAY + 150, 5)).toHaveLength(1)
    await store.close()
  })

  it('that asks goes once to anybody in a day; what is too old is forgotten', async () => {
    const { store, mail, put } = await withGuests(open)
    expect(await mail.claimAsking(['a', 'g:ann'], DAY, 0)).toBe(true)
    expect(await mail.claimAsking(['b', 'g:ann'], DAY + 9, 9)).toBe(false)
    expect(await mail.claimAsking(['b', 'g:bob'], DAY + 9, 9)).toBe(true)
    const both = [1, 2].map(() => mail.claimAsking(['c', 'g:cy'], DAY + 9, 9))
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1)
    await mail.releaseAsking(['b', 'g:bob'])
    expect(await mail.claimAsking(['b', 'g:bob'], DAY + 10, 10)).toBe(true)
    await put('ann', 'ann@post.example', 5)
    await put('bob', 'bob@post.example', 5)
    await mail.confirm('c-bob', 0)
    await store.expire({ lobby: 0, playing: 0, over: 0, guests: 0 }, 3 * DAY)
    expect([await mail.of('ann'), (await mail.of('bob'))?.address]).toEqual([null, 'bob@post.example'])
    expect(await mail.claimAsking(['a', 'g:ann'], 3 * DAY, 0)).toBe(true)
    await store.close()
  })
})
