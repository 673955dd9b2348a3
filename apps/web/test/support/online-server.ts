/** A whole server as people run it: the built pages, online tables, SQLite in a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
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

/** Where devices of tests are called, and the mail server that their letters go to. */
interface Reach {
  readonly pushHosts?: readonly string[]
  readonly smtpUrl?: string
}

export async function startOnlineHouse(
  pages: string,
  { pushHosts = [], smtpUrl }: Reach = {},
): Promise<OnlineHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-pages-'))
  const usual = settingsFromWords(['--data', folder])
  if ('problem' in usual) throw new Error(usual.problem)
  const limits = { ...usual.limits, perGuest: ALWAYS, perAddress: ALWAYS, newGuests: ALWAYS }
  const push = { ...usual.push, hosts: pushHosts, afterMs: 0 }
  // Links in mails must name the port before anybody listens.
  const port = smtpUrl === undefined ? 0 : await freePort()
  const publicUrl = smtpUrl === undefined ? undefined : `http://127.0.0.1:${port}`
  const mail = smtpUrl === undefined ? undefined : { url: smtpUrl, from: 'quayside@host.example', afterMs: 0 }
  const quick = { botPaceMs: 0, thoughtMs: 20, answerMs: 0, absentMs: 0 }
  const settings = { ...usual, ...quick, limits, push, mail, publicUrl }
  const store = openSqlite({ path: join(folder, 'quayside.sqlite') })
  await storeEndedTable(store)
  const server = await buildServer({ pages, online: { settings, store } })
  const address = await server.listen({ port, host: '127.0.0.1' })
  return {
    address,
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
