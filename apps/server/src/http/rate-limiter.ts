/** Token buckets in memory: a burst, then a rate per second. Other processes say what was taken there. */
import type { Counts } from '@quayside/store'
import type { Rate } from '../settings.ts'

interface Bucket {
  tokens: number
  at: number
}

const MAX_BUCKETS = 50_000

export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>()
  private readonly rate: Rate
  private readonly now: () => number
  /** Taken here since the others were told. */
  private taken = new Map<string, number>()

  constructor(rate: Rate, now: () => number = Date.now) {
    this.rate = rate
    this.now = now
  }

  /** False when the bucket of this key does not hold so many. */
  take(key: string, many = 1): boolean {
    const bucket = this.refilled(key)
    if (bucket.tokens < many) return false
    bucket.tokens -= many
    if (this.taken.size < MAX_BUCKETS) this.taken.set(key, (this.taken.get(key) ?? 0) + many)
    return true
  }

  private refilled(key: string): Bucket {
    const now = this.now()
    const bucket = this.buckets.get(key) ?? this.added(key, now)
    const earned = ((now - bucket.at) / 1000) * this.rate.perSecond
    bucket.tokens = Math.min(this.rate.burst, bucket.tokens + earned)
    bucket.at = now
    return bucket
  }

  /** What was taken here since the last time this was asked. */
  takenHere(): Counts {
    const taken = [...this.taken]
    this.taken = new Map()
    return taken
  }

  /** Another process has let these pass. A bucket owes at most one burst, so that nobody is shut out for long. */
  takenElsewhere(counts: Counts): void {
    for (const [key, many] of counts) {
      const bucket = this.refilled(key)
      bucket.tokens = Math.max(-this.rate.burst, bucket.tokens - many)
    }
  }

  private added(key: string, now: number): Bucket {
    if (this.buckets.size >= MAX_BUCKETS) this.dropFull(now)
    const bucket = { tokens: this.rate.burst, at: now }
    this.buckets.set(key, bucket)
    return bucket
  }

  /** A full bucket is the same as none. If none is full, the oldest are dropped. */
  private dropFull(now: number): void {
    for (const [key, { tokens, at }] of this.buckets) {
      if (tokens + ((now - at) / 1000) * this.rate.perSecond >= this.rate.burst) this.buckets.delete(key)
    }
    for (const key of this.buckets.keys()) {
      if (this.buckets.size < MAX_BUCKETS) return
      this.buckets.delete(key)
    }
  }
}
