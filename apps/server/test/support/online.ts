/** A whole server on a free port, and people who come to it. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, makeApi, Play, type PlayListener, type PlayOptions } from '@quayside/client'
import type { RoomInfo, TableWish, Update } from '@quayside/protocol'
import { serverMessage } from '@quayside/protocol/schemas'
import type { Json } from '@quayside/rules-kit'
import { type OnlineStore, openSqlite } from '@quayside/store'
import { WebSocket as WsSocket } from 'ws'
import type { OnlineServer } from '../../src/online-server.ts'
import { buildParts } from '../../src/server.ts'
import { NO_LIMITS, type Settings, STANDARD } from '../../src/settings.ts'
import { checkedFetch } from './checked-fetch.ts'
import { mustBeDescribed } from './described.ts'

export interface TestServer {
  readonly base: string
  readonly port: number
  readonly online: OnlineServer['online']
  person(name: string): Promise<Person>
  stop(): Promise<void>
}

export interface Person {
  readonly name: string
  readonly id: string
  readonly token: string
  readonly api: Api
}

export const QUICK: Settings = {
  ...STANDARD,
  botPaceMs: 0,
  // Threads take long to start.
  botWorkers: 1,
  searchMs: 20,
  answerMs: 0,
  graceMs: 300,
  absentMs: 0,
  limits: NO_LIMITS,
}

export interface TestOptions {
  readonly settings?: Partial<Settings>
  readonly store?: OnlineStore
  readonly now?: () => number
}

export async function startServer({ settings = {}, store, now }: TestOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-online-'))
  const kept = store ?? openSqlite({ path: join(folder, 'test.sqlite') })
  const built = await buildParts({
    pages: join(folder, 'none'),
    online: { settings: { ...QUICK, ...settings }, store: kept, ...(now ? { now } : {}) },
  })
  const base = await built.server.listen({ port: 0, host: '127.0.0.1' })
  const { online } = built
  if (!online) throw new Error('the server has no tables')
  return {
    base,
    port: Number(new URL(base).port),
    online: online.online,
    person: (name) => becomePerson(base, name),
    async stop() {
      await built.server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function becomePerson(base: string, name: string): Promise<Person> {
  const { guest, token = '' } = await makeApi({ base }).becomeGuest(name, 'token')
  return { name, id: guest.id, token, api: makeApi({ base, token, fetch: checkedFetch }) }
}

/** A socket that can send a bearer token. Every message of the server is held against its description. */
export function openWith(url: string, token: string | undefined): WebSocket {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const socket = new WsSocket(url, { headers })
  socket.on('message', (data) => {
    mustBeDescribed(serverMessage, JSON.parse(String(data)), 'a message')
  })
  return socket as unknown as WebSocket
}

export function playAt(
  base: string,
  person: Person,
  table: string,
  listener: PlayListener,
  wants: Pick<PlayOptions, 'known' | 'news'> = {},
): Play {
  return new Play({ base, token: person.token, table, ...wants, open: openWith }, listener)
}

export interface Started {
  readonly id: string
  readonly join: string
  readonly room: RoomInfo
}

/** A table at which these people sit, started. */
export async function startTable(people: readonly Person[], wish: TableWish): Promise<Started> {
  const [host, ...others] = people
  if (!host) throw new Error('nobody comes')
  const { room, join: secret } = await host.api.makeTable(wish)
  const chairs = room.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []))
  for (const other of others) await other.api.join(room.id, secret)
  for (const [i, person] of people.entries()) await person.api.sit(room.id, chairs[i] ?? 0)
  const started = await host.api.start(room.id)
  return { id: room.id, join: secret, room: started.room }
}

/** Plays a seat over a socket to the end of the game: whatever is asked, one of the legal actions, by this choice. */
export function playToEnd(
  base: string,
  person: Person,
  table: string,
  choose: (legal: readonly Json[]) => Json,
): Promise<{ seq: number; refused: number }> {
  let refused = 0
  let latest: Update | null = null
  let isActing = false
  return new Promise((resolve) => {
    const goOn = async () => {
      while (latest && !isActing) {
        const update: Update = latest
        latest = null
        if (update.result) {
          play.close()
          resolve({ seq: update.seq, refused })
          return
        }
        if (update.viewer === 'watcher' || !update.owe.includes(update.viewer)) return
        isActing = true
        const { ask } = update.view as { ask: number }
        const answer = await play.act(choose(update.legal), { ask, seen: update.seq })
        if ('refusal' in answer && answer.refusal.code !== 'staleAsk') refused++
        isActing = false
      }
    }
    const play = playAt(base, person, table, {
      update(update) {
        latest = update
        void goOn()
      },
    })
  })
}

/** The same choices in every run. */
export function chooser(seed: number): (legal: readonly Json[]) => Json {
  let state = seed
  return (legal) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return legal[(state >>> 8) % legal.length] as Json
  }
}
