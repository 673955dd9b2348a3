/** The part of the server that holds online tables: assembled here, torn down here. */

import websocket from '@fastify/websocket'
import { isStoreUnavailable, type OnlineStore } from '@quayside/store'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { addAdmin } from './admin/routes.ts'
import { addApi, routes } from './http/api.ts'
import { asyncApi } from './http/asyncapi.ts'
import { ConcurrencyLimit } from './http/concurrency-limit.ts'
import { Identity } from './http/identity.ts'
import { addMailLink } from './http/mail-routes.ts'
import { apiPage, openApi } from './http/openapi.ts'
import { makeRateLimiters } from './http/rate-limiters.ts'
import { type Metrics, makeMetrics } from './metrics.ts'
import type { Online } from './online.ts'
import { GuestFeeds } from './play/guest-feeds.ts'
import { addGuestStream } from './play/guest-stream.ts'
import { addSocket } from './play/socket.ts'
import { addStream, type OpenStream } from './play/stream.ts'
import { shareWithOthers } from './processes/share.ts'
import { startReach } from './reach.ts'
import type { RepeatedLog } from './repeated-log.ts'
import { ResultKeeper } from './results/result-keeper.ts'
import type { Settings } from './settings.ts'
import { SteadyTime } from './steady-time.ts'
import { StoreHealth } from './store-health.ts'
import { botPool } from './tables/bot-pool.ts'
import type { LiveTable } from './tables/live-table.ts'
import { Registry } from './tables/registry.ts'
import { makeWaitingRoom } from './waiting/make-waiting-room.ts'

export interface OnlineOptions {
  readonly settings: Settings
  readonly store: OnlineStore
  /** Names what is running, so that open pages notice a new one. */
  readonly build: string
  /** Another time than the machine's, for tests. */
  readonly now?: (() => number) | undefined
  readonly failures: RepeatedLog
  readonly log: ServerLog
}

/** What is told to those who run the server. */
export interface ServerLog {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

const LARGEST_MESSAGE = 64 * 1024
/** A client that does not say goodbye within this time is cut off. */
const CLOSE_MS = 2_000
/** (The types of `ws` do not know `closeTimeout` yet.) */
const SOCKET_OPTIONS = { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false, closeTimeout: CLOSE_MS }
/** How long a stop waits for requests under way, and then for goodbyes. */
const GOODBYE_MS = 1_000
const WATCH_CLOCK_MS = 1_000
/** A restart within this time is not worth a line. */
const AWAY_MS = 60_000
const EXPIRE_EVERY_MS = 3_600_000
const DAY = 86_400_000

export interface OnlineServer {
  readonly online: Online
  /** Finishes what is under way and tells everybody. */
  sayGoodbye(): Promise<void>
  /** Lets go of workers and store, when no request can come any more. */
  close(): Promise<void>
}

export async function addOnline(server: FastifyInstance, options: OnlineOptions): Promise<OnlineServer> {
  const sockets = new Set<WebSocket>()
  const streams = new Set<OpenStream>()
  const time = new SteadyTime()
  const now = options.now ?? (() => time.now())
  const online = await assemble({ ...options, now }, () => sockets.size + streams.size)
  await server.register(websocket, {
    options: SOCKET_OPTIONS,
    // Bad frames and lost connections end this socket and nothing else; a line of log for each could be had for nothing.
    errorHandler: (_error, socket) => socket.terminate(),
    // The registry says goodbye itself, with a reason.
    preClose: async () => undefined,
  })
  addApi(server, online)
  addMailLink(server)
  addSocket(server, online, sockets)
  addStream(server, online, streams)
  addGuestStream(server, online, streams)
  await addPages(server, online)
  addAdmin(server, online)
  await resumeClocks(online, options.log)
  await online.registry.start()
  online.health.start()
  online.waitingRoom.start()
  const stopWatching = options.now ? () => undefined : watchWallClock(online, options.log, time)
  const stopSharing = shareWithOthers(online)
  const expiring = setInterval(() => void expire(online), EXPIRE_EVERY_MS)
  expiring.unref()
  return {
    online,
    async sayGoodbye() {
      clearInterval(expiring)
      stopWatching()
      online.health.stop()
      online.caller.stop()
      online.mailer.stop()
      online.waitingRoom.stop()
      await within(GOODBYE_MS, Promise.all([online.registry.close(), online.caller.settled()]))
      stopSharing()
      for (const socket of sockets) socket.close(1012, 'stopping')
      for (const stream of streams) stream.end('stopping')
      await within(GOODBYE_MS, untilEmpty(sockets, streams))
      // Whoever does not answer is not waited for.
      for (const socket of sockets) socket.terminate()
      server.server.closeAllConnections()
    },
    async close() {
      await online.bots.close()
      await online.store.close()
    },
  }
}

/** Done, or waited for long enough. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, enough])
  clearTimeout(timer)
}

async function untilEmpty(...sets: readonly ReadonlySet<unknown>[]): Promise<void> {
  while (sets.some((set) => set.size > 0)) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** While no server ran, no clock ran either. */
async function resumeClocks({ store, now }: Online, log: ServerLog): Promise<void> {
  const away = await store.resume(now())
  if (away > AWAY_MS) log.warn({ seconds: Math.round(away / 1000) }, 'clocks of tables go on: no server ran')
}

function watchWallClock({ metrics }: Online, log: ServerLog, time: SteadyTime): () => void {
  const timer = setInterval(() => {
    const jumped = time.jump()
    if (jumped === 0) return
    metrics.clockJumps.inc()
    const seconds = Math.round(jumped / 1000)
    log.warn({ seconds }, 'the clock of this machine jumped; limits and clocks of tables do not follow it')
  }, WATCH_CLOCK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function assemble(
  { settings, store, build, failures, log, now }: OnlineOptions & { now: () => number },
  connections: () => number,
): Promise<Online> {
  const metrics = makeMetrics({
    tables: () => registry.size,
    connections,
    isStoreWell: () => health.isWell,
    botsWaiting: () => bots.waiting,
    botsThinking: () => bots.thinking,
  })
  const health = new StoreHealth({
    store,
    now,
    onFailure: (kind) => metrics.storeFailures.inc({ kind }),
    onChange: (error, sentence) =>
      error === null ? log.warn({}, sentence) : log.error({ err: error }, sentence),
  })
  // A store that is away is one failure, however many requests meet it.
  const onError = (error: unknown, doing: string) =>
    isStoreUnavailable(error) ? health.failed(error) : failures.error(error, doing)
  const bots = botPool({
    workers: settings.botWorkers,
    onFailure: () => metrics.botFailures.inc(),
    onAnswered: (waited, thought) => {
      metrics.botWait.observe(waited / 1000)
      metrics.botThought.observe(thought / 1000)
    },
  })
  const { botPaceMs, searchMs, answerMs, graceMs, idleMs, limits } = settings
  const tools = {
    store,
    bots,
    pacing: { botPaceMs, searchMs, answerMs, graceMs },
    time: { now, after: timerAfter },
    onFinished: (table: LiveTable) => void results.keep(table),
    onChanged: (table: LiveTable) => {
      feeds.touch(table.id)
      caller.changed(table)
    },
    onStored: (entries: number) => metrics.entries.inc(entries),
    onError,
  }
  const registry = new Registry(tools, { idleMs, sweepMs: 1000, onError })
  const results = new ResultKeeper({ store, now, onError })
  const rateLimiters = makeRateLimiters(limits, now)
  const load = (id: string) => registry.get(id)
  const { caller, mailer } = await startReach({ store, settings, metrics, rateLimiters, load, now, onError })
  registry.onLook = async () => {
    await results.catchUp(load)
    await caller.catchUp()
    await mailer.catchUp()
  }
  const feeds = new GuestFeeds({ store, now, onError })
  registry.onNotice = (id) => feeds.touch(id)
  const identity = new Identity(store, now)
  forgetGoneGuests(registry, identity, feeds)
  countCommits(store, metrics)
  const online = {
    settings,
    store,
    registry,
    results,
    feeds,
    caller,
    mailer,
    bots,
    identity,
    metrics,
    health,
    build,
    rateLimiters,
    connections: { guest: new ConcurrencyLimit(), address: new ConcurrencyLimit() },
    now,
    onError,
  }
  return { ...online, waitingRoom: makeWaitingRoom(online) }
}

function timerAfter(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

function forgetGoneGuests(registry: Registry, identity: Identity, feeds: GuestFeeds): void {
  registry.onGuestGone = (guest) => {
    identity.forget(guest)
    feeds.end(guest)
    void registry.loaded().then((tables) => {
      for (const table of tables) table.dismiss(guest)
    })
  }
}

/** Only a store that groups changes into transactions has something to count. */
function countCommits(store: OnlineStore, metrics: Metrics): void {
  if (!('commits' in store)) return
  const { commits } = store as { commits: { onCommit: (changes: number) => void } }
  commits.onCommit = (changes) => {
    metrics.commits.inc()
    metrics.commitSize.observe(changes)
  }
}

async function addPages(server: FastifyInstance, online: Online): Promise<void> {
  const api = await openApi(routes, '1')
  const messages = await asyncApi('1')
  server.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(api))
  server.get('/api/asyncapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(messages),
  )
  server.get('/api', (_request, reply) => reply.type('text/html; charset=utf-8').send(apiPage(api, messages)))
  server.get('/readyz', async (_request, reply) => {
    const ok = await online.health.look()
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok })
  })
  server.get('/metrics', async (_request, reply) =>
    reply.type(online.metrics.registry.contentType).send(await online.metrics.registry.metrics()),
  )
}

/** Tables and guests that nobody has touched for long are deleted. */
export async function expire(online: Online): Promise<void> {
  const { days } = online.settings
  const before = (many: number) => online.now() - many * DAY
  try {
    const bounds = {
      lobby: before(days.lobby),
      playing: before(days.playing),
      over: before(days.over),
      guests: before(days.guests),
    }
    await online.store.expire(bounds, online.now())
  } catch (error) {
    online.onError(error, 'deleting what is too old')
  }
}
