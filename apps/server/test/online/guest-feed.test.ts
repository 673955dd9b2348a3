// One stream tells a guest what is new at all tables, whoever moved and in whatever process.
import { openPostgres } from '@quayside/store'
import { freshDatabase } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Heard, hearGuest } from '../support/hear-guest.ts'
import { chooser, type Person, startServer, startTable, type TestServer } from '../support/online.ts'

let first: TestServer
let second: TestServer
let ann: Person
let bob: Person
beforeAll(async () => {
  const url = await freshDatabase()
  first = await startServer({ store: await openPostgres({ url }) })
  second = await startServer({ store: await openPostgres({ url }) })
  ann = await first.person('Ann')
  bob = await first.person('Bob')
})
afterAll(async () => {
  await first?.stop()
  await second?.stop()
})

const wish = { game: 'cartagena', seats: [{ kind: 'person' }, { kind: 'person' }], first: 0 }
const latest = ({ messages }: Heard, id: string) =>
  messages.flatMap((one) => (one.type === 'table' && one.table.id === id ? [one.table] : [])).at(-1)

describe('the stream of a guest', () => {
  it('begins with all tables and tells of one that begins, moves and goes, in another process too', async () => {
    const heard = await hearGuest(second.base, bob)
    expect(heard.messages[0]).toEqual({ type: 'tables', tables: [] })
    const clock = { kind: 'move', ms: 86_400_000 } as const
    const { id } = await startTable([ann, bob], { ...wish, clock })
    await expect.poll(() => latest(heard, id)?.status).toBe('playing')
    expect(latest(heard, id)).toMatchObject({ owe: [0] })
    expect(latest(heard, id)?.left).toBeGreaterThan(86_000_000)
    const choose = chooser(1)
    await expect
      .poll(async () => {
        const { update } = await ann.api.position(id)
        if (update?.owe[0] === 0) await ann.api.act(id, choose(update.legal))
        return latest(heard, id)?.owe
      })
      .toEqual([1])
    await ann.api.deleteTable(id)
    await expect.poll(() => heard.messages.at(-1)).toEqual({ type: 'gone', id })
    heard.close()
  })

  it('is for guests, and ends with them', async () => {
    expect((await fetch(`${first.base}/api/me/events`)).status).toBe(401)
    const eve = await first.person('Eve')
    const heard = await hearGuest(first.base, eve)
    await eve.api.deleteMe()
    await expect.poll(() => heard.messages.at(-1)?.type).toBe('bye')
  })
})
