/** Limits how many of something, such as open connections, each key holds at the same time, here and in other processes. */
import type { Counts } from '@quayside/store'

export class ConcurrencyLimit {
  private readonly counts = new Map<string, number>()
  /** What other processes have said that they hold. */
  private readonly elsewhere = new Map<string, Map<string, number>>()
  private changed = new Set<string>()

  acquire(key: string, max: number): boolean {
    const held = this.counts.get(key) ?? 0
    if (held + this.heldElsewhere(key) >= max) return false
    this.set(key, held + 1)
    return true
  }

  release(key: string): void {
    this.set(key, Math.max(0, (this.counts.get(key) ?? 0) - 1))
  }

  private set(key: string, held: number): void {
    if (held === 0) this.counts.delete(key)
    else this.counts.set(key, held)
    this.changed.add(key)
  }

  /** Whether anything is held under this key, in any process. */
  isHeld(key: string): boolean {
    return this.counts.has(key) || this.heldElsewhere(key) > 0
  }

  private heldElsewhere(key: string): number {
    let held = 0
    for (const counts of this.elsewhere.values()) held += counts.get(key) ?? 0
    return held
  }

  /** What is held here, for keys where that has changed since the last time. */
  changes(): Counts {
    const keys = [...this.changed]
    this.changed = new Set()
    return keys.map((key) => [key, this.counts.get(key) ?? 0])
  }

  /** Everything counts as changed: somebody knows nothing of it yet. */
  repeatAll(): void {
    for (const key of this.counts.keys()) this.changed.add(key)
  }

  hear(process: string, held: Counts): void {
    const counts = this.elsewhere.get(process) ?? new Map<string, number>()
    this.elsewhere.set(process, counts)
    for (const [key, many] of held) {
      if (many === 0) counts.delete(key)
      else counts.set(key, many)
    }
  }

  forget(process: string): void {
    this.elsewhere.delete(process)
  }
}
