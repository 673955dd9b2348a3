/** Services and settings that all routes, sockets and streams share. */

import type { Guest, OnlineStore } from '@quayside/store'
import type { ConcurrencyLimit } from './http/concurrency-limit.ts'
import type { Identity } from './http/identity.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import type { GuestFeeds } from './play/guest-feeds.ts'
import type { Caller } from './push/caller.ts'
import type { ResultKeeper } from './results/result-keeper.ts'
import type { Settings } from './settings.ts'
import type { StoreHealth } from './store-health.ts'
import type { BotPool } from './tables/bot-pool.ts'
import type { LiveTable } from './tables/live-table.ts'
import type { Registry } from './tables/registry.ts'
import { type Refusal, refusal } from './texts.ts'
import type { WaitingRoom } from './waiting/waiting-room.ts'

export interface Online {
  readonly settings: Settings
  readonly store: OnlineStore
  readonly registry: Registry
  readonly results: ResultKeeper
  readonly feeds: GuestFeeds
  readonly waitingRoom: WaitingRoom
  readonly caller: Caller
  readonly mailer: Mailer
  readonly bots: BotPool
  readonly identity: Identity
  readonly metrics: Metrics
  readonly health: StoreHealth
  readonly build: string
  readonly rateLimiters: {
    readonly guest: RateLimiter
    readonly address: RateLimiter
    readonly newGuests: RateLimiter
    readonly chat: RateLimiter
    readonly messages: RateLimiter
    readonly bytes: RateLimiter
    readonly abuse: RateLimiter
    readonly newTables: RateLimiter
    readonly newTablesPerAddress: RateLimiter
    readonly adminTries: RateLimiter
    readonly waiting: RateLimiter
    readonly people: RateLimiter
    readonly pushDevices: RateLimiter
    readonly pushCalls: RateLimiter
    readonly mailAddresses: RateLimiter
  }
  readonly connections: { readonly guest: ConcurrencyLimit; readonly address: ConcurrencyLimit }
  now(): number
  /** Bugs and failures, for the log; people get a sentence. */
  onError(error: unknown, doing: string): void
}

/** The table, for a member of it; to anybody else it does not exist. */
export async function tableFor(
  { registry, store, now }: Online,
  id: string,
  guest: Guest,
): Promise<LiveTable | { readonly refused: Refusal }> {
  const live = await registry.get(id)
  if (!live) return { refused: refusal('noTable') }
  if (live.room.banned.includes(guest.id)) return { refused: refusal('banned') }
  // In use: the registry must not unload it now.
  live.usedAt = now()
  if (live.members.has(guest.id)) return live
  if (!(await store.isMember(id, guest.id))) return { refused: refusal('noTable') }
  live.members.add(guest.id)
  return live
}
