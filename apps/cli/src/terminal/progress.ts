/** A bar with the time that is left, on a terminal only; a pipe stays clean. */
const WIDTH = 30
const EVERY_MS = 100

export class Progress {
  private readonly what: string
  private readonly total: number
  private readonly began = performance.now()
  private shown = this.began
  private readonly live = process.stderr.isTTY === true
  /** Done by an earlier run: no measure of how fast this one goes. */
  private before = 0

  constructor(what: string, total: number) {
    this.what = what
    this.total = total
  }

  goOnFrom(done: number): void {
    this.before = done
  }

  to(done: number): void {
    const now = performance.now()
    if (!this.live || now - this.shown < EVERY_MS) return
    this.shown = now
    const share = done / this.total
    const each = (now - this.began) / 1000 / Math.max(1, done - this.before)
    const left = Math.ceil(each * (this.total - done))
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.')
    process.stderr.write(`\r[${bar}] ${done}/${this.total} ${this.what}, ${left} s left  `)
  }

  close(): void {
    if (this.live) process.stderr.write('\r\x1b[K')
  }
}
