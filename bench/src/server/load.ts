/** Load generator: at each table of four, the next move is sent once all four connections have received the last one. */
import type { WebSocket } from 'ws'
import type { MeasuredServer, Prepared } from './child.ts'
import type { Protocol } from './protocols.ts'

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
  private readonly measured: MeasuredServer
  private readonly protocol: Protocol

  constructor(measured: MeasuredServer, protocol: Protocol) {
    this.measured = measured
    this.protocol = protocol
  }

  /** Opens every connection; returns the server's memory for each in bytes. */
  async connect(): Promise<number> {
    const { port, tables } = this.measured.prepared
    const before = await this.measured.memory()
    for (let i = 0; i < tables.length; i += CONNECT_BATCH) {
      const some = tables
        .slice(i, i + CONNECT_BATCH)
        .map((table) => new LoadTable(this.protocol, port, table))
      this.tables.push(...some)
      await Promise.all(some.map((table) => table.ready))
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
    for (const table of this.tables) table.pause()
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

/** Tables that connect at the same time; more would overload a server before the measurement. */
const CONNECT_BATCH = 25

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export function rounded(n: number): number {
  return Number(n.toPrecision(4))
}

class LoadTable {
  /** All seats are connected and have received the position. */
  readonly ready: Promise<unknown>
  private readonly sockets: WebSocket[]
  private readonly protocol: Protocol
  private lastSeq = [-1, -1, -1, -1]
  private latest = ['', '', '', '']
  private sentAt = 0
  private awaited = -1
  private isRunning = false
  private pauseMs = 0
  private times: number[] = []
  private sizes = { bytes: 0, updates: 0 }

  constructor(protocol: Protocol, port: number, table: Prepared['tables'][number]) {
    this.protocol = protocol
    this.sockets = [0, 1, 2, 3].map((seat) => protocol.connect(port, table, seat))
    this.sockets.forEach((socket, seat) => {
      socket.on('message', (data) => this.receive(seat, String(data)))
      socket.on('error', () => undefined)
    })
    this.ready = Promise.all(this.sockets.map((socket, seat) => this.readyAt(socket, seat)))
  }

  private readyAt(socket: WebSocket, seat: number): Promise<void> {
    if (this.protocol.initialMessage !== '')
      return new Promise((resolve) => socket.once('open', () => resolve()))
    return new Promise((resolve) => {
      socket.on('message', () => {
        if ((this.lastSeq[seat] as number) >= 0) resolve()
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

  pause(): void {
    this.isRunning = false
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  private receive(seat: number, text: string): void {
    const seq = this.protocol.seqOf(text)
    if (seq === null || seq <= (this.lastSeq[seat] as number)) return
    this.lastSeq[seat] = seq
    this.latest[seat] = text
    this.sizes.bytes += text.length
    this.sizes.updates++
    if (this.awaited < 0 || Math.min(...this.lastSeq) < this.awaited) return
    this.times.push(performance.now() - this.sentAt)
    this.awaited = -1
    if (!this.isRunning) return
    if (this.pauseMs > 0) setTimeout(() => this.move(), this.pauseMs * 2 * Math.random())
    else this.move()
  }

  private move(): void {
    if (!this.isRunning || this.awaited >= 0) return
    for (let seat = 0; seat < 4; seat++) {
      const text = this.latest[seat] || this.protocol.initialMessage
      const move = text === '' ? null : this.protocol.moveOf(text, seat)
      if (move === null) continue
      this.awaited = Math.max(...this.lastSeq) + 1
      this.sentAt = performance.now()
      this.sockets[seat]?.send(move)
      return
    }
    // The first updates are still on their way.
    setTimeout(() => this.move(), 50)
  }
}
