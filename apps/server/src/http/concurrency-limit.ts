/** How many of something, such as open connections, each key holds at once. */
export class ConcurrencyLimit {
  private readonly counts = new Map<string, number>()

  take(key: string, most: number): boolean {
    const held = this.counts.get(key) ?? 0
    if (held >= most) return false
    this.counts.set(key, held + 1)
    return true
  }

  free(key: string): void {
    const held = this.counts.get(key) ?? 0
    if (held <= 1) this.counts.delete(key)
    else this.counts.set(key, held - 1)
  }
}
