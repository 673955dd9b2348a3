/**
 * Limits that count over all processes: each decides by itself, at once, and tells the others every second what it has let pass. So
 * somebody who spreads requests over several processes gets at most a second's worth more.
 */
import { type Counts, MAX_KEYS, type Message, type OnlineStore } from '@quayside/store'
import type { ConcurrencyLimit } from '../http/concurrency-limit.ts'
import type { RateLimiter } from '../http/rate-limiter.ts'

const TELL_EVERY_MS = 1_000

export interface Limiters {
  readonly rates: { readonly [name: string]: RateLimiter }
  readonly connections: { readonly [name: string]: ConcurrencyLimit }
}

export class SharedLimits {
  private readonly store: Pick<OnlineStore, 'tell'>
  private readonly limiters: Limiters
  private timer: NodeJS.Timeout | undefined

  constructor(store: Pick<OnlineStore, 'tell'>, limiters: Limiters) {
    this.store = store
    this.limiters = limiters
  }

  start(): void {
    this.timer = setInterval(() => this.tell(), TELL_EVERY_MS)
    this.timer.unref()
  }

  tell(): void {
    for (const [limit, limiter] of Object.entries(this.limiters.rates)) {
      this.tellCounts('taken', limit, limiter.takenHere())
    }
    for (const [limit, limiter] of Object.entries(this.limiters.connections)) {
      this.tellCounts('held', limit, limiter.changes())
    }
  }

  private tellCounts(kind: 'taken' | 'held', limit: string, counts: Counts): void {
    for (let i = 0; i < counts.length; i += MAX_KEYS) {
      this.store.tell({ kind, limit, keys: counts.slice(i, i + MAX_KEYS) })
    }
  }

  hear(process: string, message: Message): void {
    const { rates, connections } = this.limiters
    if (message.kind === 'taken') rates[message.limit]?.takenElsewhere(message.keys)
    if (message.kind === 'held') connections[message.limit]?.hear(process, message.keys)
    if (message.kind === 'started') this.repeatAll()
  }

  /** What is held here is told once more: to a process that has just started, or after messages were lost. */
  repeatAll(): void {
    for (const limiter of Object.values(this.limiters.connections)) limiter.repeatAll()
  }

  forget(process: string): void {
    for (const limiter of Object.values(this.limiters.connections)) limiter.forget(process)
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
