/** Limits how many of something, such as open connections, each key holds at the same time. */
export class ConcurrencyLimit {
  private readonly counts = new Map<string, number>()

  acquire(key: string, max: number): boolean {
    const held = this.counts.get(key) ?? 0
    if (held >= max) return false
    this.counts.set(key, held + 1)
    return true
  }

  release(key: string): void {
    const held = this.counts.get(key) ?? 0
    if (held <= 1) this.counts.delete(key)
    else this.counts.set(key, held - 1)
  }
}
