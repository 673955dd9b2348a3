// The database is away for a while: people are told or wait, nothing falls over, and everything goes on afterwards.
import { openSqlite, type SqliteStore } from '@quayside/store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, playAt, startServer, startTable, type TestServer } from '../support/online.ts'
import { codeOf } from '../support/refused.ts'

let isAway = false
/** How often somebody asked in vain. */
let refused = 0
let site: TestServer
let ann: Person
beforeAll(async () => {
  site = await startServer({ store: unreliable(openSqlite({ path: ':memory:' })) })
  ann = await site.person('Ann')
})
afterAll(() => site?.stop())

/** What a store may drop or do later, and never reports. */
const NEVER_FAIL = ['close', 'listen', 'watch', 'unwatch', 'tell', 'touchGuest']

function unreliable(store: SqliteStore): SqliteStore {
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (isAway && !NEVER_FAIL.includes(String(name))) {
        return async () => {
          refused++
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
        }
      }
      return value.bind(target)
    },
  })
}

const wish = { game: 'carthage', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }

describe('while the store is away', () => {
  it('requests are refused with a sentence, and readiness says so', async () => {
    isAway = true
    expect(await codeOf(ann.api.makeTable(wish))).toBe('storeAway')
    expect((await fetch(`${site.base}/readyz`)).status).toBe(503)
    expect((await fetch(`${site.base}/healthz`)).status).toBe(200)
    isAway = false
    await expect.poll(() => fetch(`${site.base}/readyz`).then((answer) => answer.status)).toBe(200)
  })

  it('an action waits and is then played once', async () => {
    const bob = await site.person('Bob')
    const { id } = await startTable([ann, bob], wish)
    const { update } = await ann.api.position(id)
    isAway = true
    refused = 0
    let isAnswered = false
    const acting = ann.api.act(id, update?.legal[0] ?? null, { id: 'once' }).finally(() => {
      isAnswered = true
    })
    await expect.poll(() => refused, { interval: 5 }).toBeGreaterThan(3)
    expect(isAnswered).toBe(false)
    isAway = false
    expect(await acting).toMatchObject({ repeated: false })
    expect(await ann.api.act(id, update?.legal[0] ?? null, { id: 'once' })).toMatchObject({ repeated: true })
  })

  it('a socket that cannot be let in comes back by itself', async () => {
    const bob = await site.person('Bob')
    const { id } = await startTable([ann, bob], wish)
    const cat = await site.person('Cat')
    isAway = true
    const links: string[] = []
    const play = playAt(site.base, cat, id, {
      link: (link) => links.push(link),
      ended: ({ code }) => links.push(code),
    })
    await expect.poll(() => links, { interval: 5 }).toContain('lost')
    isAway = false
    // She never came in: now that the server can look, it says so.
    await expect.poll(() => links.at(-1), { timeout: 10_000 }).toBe('noTable')
    play.close()
  })
})
