/** A bar with the time that is left, on a terminal only; a pipe stays clean. */
const WIDTH = 30
const EVERY_MS = 100

export class Progress {
  private readonly what: string
  private readonly total: number
  private readonly began = performance.now()
  private shown = this.began
  private readonly live = process.stderr.isTTY === true

  constructor(what: string, total: number) {
    this.what = what
    this.total = total
  }

  to(done: number): void {
    const now = performance.now()
    if (!this.live || now - this.shown < EVERY_MS) return
    this.shown = now
    const share = done / this.total
    const left = Math.ceil(((now - this.began) / 1000) * (1 / share - 1))
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.')
    process.stderr.write(`\r[${bar}] ${done}/${this.total} ${this.what}, ${left} s left  `)
  }

  close(): void {
    if (this.live) process.stderr.write('\r\x1b[K')
  }
}
