/** Token buckets in memory: a burst, then a rate per second. */
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

  constructor(rate: Rate, now: () => number = Date.now) {
    this.rate = rate
    this.now = now
  }

  /** False when the bucket of this key is empty. */
  take(key: string): boolean {
    const now = this.now()
    const bucket = this.buckets.get(key) ?? this.added(key, now)
    const earned = ((now - bucket.at) / 1000) * this.rate.perSecond
    bucket.tokens = Math.min(this.rate.burst, bucket.tokens + earned)
    bucket.at = now
    if (bucket.tokens < 1) return false
    bucket.tokens--
    return true
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
