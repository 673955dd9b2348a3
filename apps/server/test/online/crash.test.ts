// Servers and databases are killed under load. What was acknowledged is there, once, and every table replays.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@quayside/store'
import { scaled } from '@quayside/test-kit'
import { createDatabase, freePort, startPostgres, type TestPostgres } from '@quayside/test-kit/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPromises, startLoad, untilPromised } from '../support/load.ts'
import { becomePerson } from '../support/online.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'

// A PostgreSQL of its own: it is restarted, which no other test may notice.
let postgres: TestPostgres
let data: string
beforeAll(async () => {
  postgres = await startPostgres()
  data = await mkdtemp(join(tmpdir(), 'quayside-crash-'))
  // A process that is killed leaves no compiled code behind for the next one; this one does.
  const warmUp = await startProcess({ port: await freePort(), data: join(data, 'warm-up') })
  await warmUp.stop()
})
afterAll(async () => {
  await postgres?.stop()
  await rm(data, { recursive: true, force: true })
})

const KILLS = scaled(10, 50)
const TABLES = 6
/** The server is killed after another number of actions each time: at its first ones, and in full play. */
const actionsBefore = (kill: number) => 1 + ((kill * 17) % 60)

async function people(base: string, many: number) {
  return Promise.all(Array.from({ length: many }, (_, i) => becomePerson(base, `P${i}`)))
}

describe('kill -9 under load', () => {
  it.each(['SQLite', 'PostgreSQL'])(
    'loses and doubles nothing on %s',
    async (kind) => {
      const databaseUrl = kind === 'PostgreSQL' ? await createDatabase(postgres.url) : undefined
      const wishes = {
        port: await freePort(),
        data,
        ...(databaseUrl ? { env: { DATABASE_URL: databaseUrl } } : {}),
      }
      let server = await startProcess(wishes)
      const busy = await startLoad(await people(server.base, 4), TABLES, () => () => server.base)
      for (let i = 0; i < KILLS; i++) {
        await untilPromised(busy, actionsBefore(i))
        await server.kill()
        server = await startProcess(wishes)
        for (const one of busy) one.reconnect()
      }
      await untilPromised(busy, 1)
      await server.kill()
      for (const one of busy) one.stop()
      const store = await openStore({ data, databaseUrl })
      const { entries } = await checkPromises(store, busy)
      await store.close()
      expect(entries).toBeGreaterThan(KILLS * 5)
      expect(busy.flatMap((one) => one.unexpected)).toEqual([])
    },
    scaled(120_000, 900_000),
  )
})

describe('two processes on one PostgreSQL', () => {
  it('go on when one is killed, and when the database restarts', async () => {
    const databaseUrl = await createDatabase(postgres.url)
    const start = async (port: number) => startProcess({ port, data, env: { DATABASE_URL: databaseUrl } })
    const ports = [await freePort(), await freePort()] as const
    const servers: ServerProcess[] = [await start(ports[0]), await start(ports[1])]
    let first = servers[0] as ServerProcess
    const second = servers[1] as ServerProcess
    // The people of one table are on both processes.
    let firstIsUp = true
    const address = (seat: number) => () => (seat === 0 && firstIsUp ? first.base : second.base)
    const busy = await startLoad(await people(first.base, 4), TABLES, address)
    const playsOn = () => untilPromised(busy, TABLES)
    await playsOn()
    firstIsUp = false
    await first.kill()
    await playsOn()
    first = await start(ports[0])
    firstIsUp = true
    await playsOn()
    if (postgres.restart) await postgres.restart()
    await playsOn()
    for (const one of busy) one.stop()
    // What was under way is finished before a server stops.
    expect(await first.stop()).toBe(0)
    expect(await second.stop()).toBe(0)
    const store = await openStore({ data, databaseUrl })
    await checkPromises(store, busy)
    await store.close()
    expect(busy.flatMap((one) => one.unexpected)).toEqual([])
  }, 120_000)
})
