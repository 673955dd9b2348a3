/** Drives tables of four: a move is made, the four hear of it, the next one moves. */
import type { WebSocket } from 'ws'
import type { Measured, Prepared } from './child.ts'
import type { Speaker } from './speakers.ts'

export interface Phase {
  readonly moves: number
  readonly seconds: number
  /** From an action to its last seat's update, in milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly cpuPerMove: number
  readonly bytesPerUpdate: number
}

export class Load {
  private readonly tables: LoadTable[] = []
  private readonly measured: Measured
  private readonly speaker: Speaker

  constructor(measured: Measured, speaker: Speaker) {
    this.measured = measured
    this.speaker = speaker
  }

  /** Opens every connection; says what one costs in bytes of the server's memory. */
  async connect(): Promise<number> {
    const { port, tables } = this.measured.prepared
    const before = await this.measured.memory()
    for (let i = 0; i < tables.length; i += AT_ONCE) {
      const some = tables.slice(i, i + AT_ONCE).map((table) => new LoadTable(this.speaker, port, table))
      this.tables.push(...some)
      await Promise.all(some.map((one) => one.ready))
    }
    await pause(200)
    const after = await this.measured.memory()
    return Math.max(0, after - before) / (tables.length * 4)
  }

  /** Moves as fast as the server answers, or so many a second over all tables. */
  async run(seconds: number, movesPerSecond = Number.POSITIVE_INFINITY): Promise<Phase> {
    const pauseMs = Number.isFinite(movesPerSecond) ? (this.tables.length / movesPerSecond) * 1000 : 0
    const times: number[] = []
    const sizes = { bytes: 0, updates: 0 }
    for (const table of this.tables) table.begin(pauseMs, times, sizes)
    await pause(Math.min(2_000, seconds * 500))
    times.length = 0
    const from = await this.measured.cpu()
    const began = performance.now()
    await pause(seconds * 1000)
    const to = await this.measured.cpu()
    const took = (performance.now() - began) / 1000
    const moves = times.length
    for (const table of this.tables) table.rest()
    await pause(300)
    const sorted = Float64Array.from(times.slice(0, moves)).sort()
    const at = (share: number) => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
    return {
      moves,
      seconds: rounded(took),
      p50: at(0.5),
      p99: at(0.99),
      cpuPerMove: rounded((to - from) / Math.max(1, moves)),
      bytesPerUpdate: Math.round(sizes.bytes / Math.max(1, sizes.updates)),
    }
  }

  close(): void {
    for (const table of this.tables) table.close()
  }
}

/** Tables that connect together; a server must not be knocked over before it is measured. */
const AT_ONCE = 25

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export function rounded(n: number): number {
  return Number(n.toPrecision(4))
}

class LoadTable {
  /** Connected, and everybody has been sent the position. */
  readonly ready: Promise<unknown>
  private readonly sockets: WebSocket[]
  private readonly speaker: Speaker
  private heard = [-1, -1, -1, -1]
  private latest = ['', '', '', '']
  private sentAt = 0
  private awaited = -1
  private isRunning = false
  private pauseMs = 0
  private times: number[] = []
  private sizes = { bytes: 0, updates: 0 }

  constructor(speaker: Speaker, port: number, table: Prepared['tables'][number]) {
    this.speaker = speaker
    this.sockets = [0, 1, 2, 3].map((seat) => speaker.connect(port, table, seat))
    this.sockets.forEach((socket, seat) => {
      socket.on('message', (data) => this.hear(seat, String(data)))
      socket.on('error', () => undefined)
    })
    this.ready = Promise.all(this.sockets.map((socket, seat) => this.readyAt(socket, seat)))
  }

  private readyAt(socket: WebSocket, seat: number): Promise<void> {
    if (this.speaker.opening !== '') return new Promise((resolve) => socket.once('open', () => resolve()))
    return new Promise((resolve) => {
      socket.on('message', () => {
        if ((this.heard[seat] as number) >= 0) resolve()
      })
    })
  }

  begin(pauseMs: number, times: number[], sizes: { bytes: number; updates: number }): void {
    this.pauseMs = pauseMs
    this.times = times
    this.sizes = sizes
    this.isRunning = true
    setTimeout(() => this.move(), Math.random() * (pauseMs || 50))
  }

  rest(): void {
    this.isRunning = false
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  private hear(seat: number, text: string): void {
    const seq = this.speaker.seqOf(text)
    if (seq === null || seq <= (this.heard[seat] as number)) return
    this.heard[seat] = seq
    this.latest[seat] = text
    this.sizes.bytes += text.length
    this.sizes.updates++
    if (this.awaited < 0 || Math.min(...this.heard) < this.awaited) return
    this.times.push(performance.now() - this.sentAt)
    this.awaited = -1
    if (!this.isRunning) return
    if (this.pauseMs > 0) setTimeout(() => this.move(), this.pauseMs * 2 * Math.random())
    else this.move()
  }

  private move(): void {
    if (!this.isRunning || this.awaited >= 0) return
    for (let seat = 0; seat < 4; seat++) {
      const text = this.latest[seat] || this.speaker.opening
      const move = text === '' ? null : this.speaker.moveOf(text, seat)
      if (move === null) continue
      this.awaited = Math.max(...this.heard) + 1
      this.sentAt = performance.now()
      this.sockets[seat]?.send(move)
      return
    }
    // The first updates are still on their way.
    setTimeout(() => this.move(), 50)
  }
}
