// Servers and databases are killed under load. What was acknowledged is there, once, and every table replays.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@quayside/store'
import { scaled } from '@quayside/test-kit'
import { createDatabase, freePort, startPostgres, type TestPostgres } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPromises, replaceFinished, startLoad, untilPromised } from '../support/load.ts'
import { becomePerson } from '../support/online.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'

// A PostgreSQL of its own: it is restarted, which no other test may notice.
let postgres: TestPostgres
let data: string
beforeAll(async () => {
  postgres = await startPostgres()
  data = await mkdtemp(join(tmpdir(), 'quayside-crash-'))
  // A process that is killed leaves no compiled code behind for the next one; this one does.
  const warmUp = await start({ port: await freePort(), data: join(data, 'warm-up') })
  await warmUp.stop()
})
afterAll(async () => {
  // Those of a test that failed are still there.
  for (const server of started) await server.kill()
  await postgres?.stop()
  await rm(data, { recursive: true, force: true })
})

const started: ServerProcess[] = []
async function start(options: Parameters<typeof startProcess>[0]): Promise<ServerProcess> {
  const server = await startProcess(options)
  started.push(server)
  return server
}

const TABLES = 6
/** A server is killed after another number of actions each time: at its first ones, and in full play. */
const actionsBefore = (kill: number) => 1 + ((kill * 17) % 60)

async function people(base: string, many: number) {
  return Promise.all(Array.from({ length: many }, (_, i) => becomePerson(base, `P${i}`)))
}

describe('kill -9 under load', () => {
  const KILLS = scaled(10, 50)

  it(
    'loses and doubles nothing on SQLite',
    async () => {
      const wishes = { port: await freePort(), data }
      let server = await start(wishes)
      const busy = await startLoad(await people(server.base, 4), TABLES, () => () => server.base)
      for (let i = 0; i < KILLS; i++) {
        await untilPromised(busy, actionsBefore(i))
        await server.kill()
        server = await start(wishes)
        for (const one of busy) one.reconnect()
      }
      await untilPromised(busy, 1)
      await server.kill()
      for (const one of busy) one.stop()
      const store = await openStore({ data })
      const { entries } = await checkPromises(store, busy)
      await store.close()
      expect(entries).toBeGreaterThan(KILLS * 5)
      expect(busy.flatMap((one) => one.unexpected)).toEqual([])
    },
    scaled(120_000, 900_000),
  )
})

describe('two processes on one PostgreSQL', () => {
  const KILLS = scaled(4, 20)
  /** After every so many kills the database restarts too. */
  const RESTART_EVERY = 4

  it(
    'lose and double nothing when they are killed in turn, and when the database restarts',
    async () => {
      const databaseUrl = await createDatabase(postgres.url)
      const ports = [await freePort(), await freePort()]
      const startAt = (i: number) => start({ port: ports[i] ?? 0, data, env: { DATABASE_URL: databaseUrl } })
      const servers: ServerProcess[] = [await startAt(0), await startAt(1)]
      const at = (i: number) => servers[i] as ServerProcess
      let down = -1
      // The people of one table are on both processes; whoever finds theirs down goes to the other.
      const address = (seat: number) => () => at(seat % 2 === down ? 1 - down : seat % 2).base
      const players = await people(at(0).base, 4)
      const begin = (tables: number) => startLoad(players, tables, address)
      const busy = await begin(TABLES)
      for (let i = 0; i < KILLS; i++) {
        // While one server starts, the other goes on: games end.
        await expect.poll(async () => (await fetch(`${at(0).base}/readyz`)).status).toBe(200)
        await replaceFinished(busy, TABLES, begin)
        await untilPromised(busy, actionsBefore(i))
        down = i % 2
        await at(down).kill()
        await untilPromised(busy, TABLES)
        servers[down] = await startAt(down)
        down = -1
        if (i % RESTART_EVERY === RESTART_EVERY - 1) await postgres.restart?.()
      }
      await untilPromised(busy, TABLES)
      for (const one of busy) one.stop()
      // What was under way is finished before a server stops.
      for (const server of servers) expect(await server.stop()).toBe(0)
      const store = await openStore({ data, databaseUrl })
      const { entries } = await checkPromises(store, busy)
      await store.close()
      expect(entries).toBeGreaterThan(KILLS * 5)
      expect(busy.flatMap((one) => one.unexpected)).toEqual([])
    },
    scaled(120_000, 900_000),
  )
})
