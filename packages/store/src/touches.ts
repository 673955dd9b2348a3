/** Gathers when guests were last seen, and writes many at once: nothing depends on the latest seconds of it. */

const WRITE_EVERY_MS = 5_000

export type SeenTimes = readonly (readonly [guest: string, at: number])[]

export class Touches {
  private waiting = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined
  private readonly write: (seen: SeenTimes) => Promise<void>

  constructor(write: (seen: SeenTimes) => Promise<void>) {
    this.write = write
  }

  add(guest: string, at: number): void {
    this.waiting.set(guest, Math.max(at, this.waiting.get(guest) ?? 0))
    this.timer ??= setTimeout(() => void this.tryFlush(), WRITE_EVERY_MS).unref()
  }

  /** Writes what is waiting; throws when the store does not take it, and then keeps it. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.waiting.size === 0) return
    const seen = [...this.waiting]
    this.waiting = new Map()
    try {
      await this.write(seen)
    } catch (error) {
      for (const [guest, at] of seen) this.add(guest, at)
      throw error
    }
  }

  /** `flush` has kept what failed and will try again. */
  async tryFlush(): Promise<void> {
    await this.flush().catch(() => undefined)
  }

  /** The last attempt; what fails now is given up. */
  async close(): Promise<void> {
    await this.tryFlush()
    clearTimeout(this.timer)
  }
}
