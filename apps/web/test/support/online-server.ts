/** A whole server as people run it: the built pages, online tables, SQLite in a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '@quayside/server'
import { settingsFromWords } from '@quayside/server/serve'
import { openSqlite } from '@quayside/store'
import { storeEndedTable } from './ended-online.ts'

export interface OnlineHouse {
  readonly address: string
  close(): Promise<void>
}

/** Everything comes from one address here, and nobody wants to wait for bots. */
const ALWAYS = { perSecond: 1e9, burst: 1e9 }

/** `pushHosts`: where devices of tests are called. */
export async function startOnlineHouse(
  pages: string,
  pushHosts: readonly string[] = [],
): Promise<OnlineHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-pages-'))
  const usual = settingsFromWords(['--data', folder])
  if ('problem' in usual) throw new Error(usual.problem)
  const limits = { ...usual.limits, perGuest: ALWAYS, perAddress: ALWAYS, newGuests: ALWAYS }
  const push = { ...usual.push, hosts: pushHosts, afterMs: 0 }
  const settings = { ...usual, botPaceMs: 0, thoughtMs: 20, answerMs: 0, absentMs: 0, limits, push }
  const store = openSqlite({ path: join(folder, 'quayside.sqlite') })
  await storeEndedTable(store)
  const server = await buildServer({ pages, online: { settings, store } })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
