/** One table of the load: the next move is sent once all four connections have received the last one. */
import type { WebSocket } from 'ws'
import type { PreparedTable } from './child.ts'
import type { Protocol } from './protocols.ts'

/** What all tables count together. */
export interface Tally {
  /** Of each move, from its action to its last seat's update. */
  readonly times: number[]
  bytes: number
  updates: number
}

const SEATS = [0, 1, 2, 3]

export class LoadTable {
  private readonly protocol: Protocol
  private readonly port: number
  private readonly table: PreparedTable
  private sockets: WebSocket[] = []
  private lastSeq = SEATS.map(() => -1)
  private latest = SEATS.map(() => '')
  private sentAt = 0
  private awaited = -1
  private isRunning = false
  private pauseMs = 0
  private tally: Tally = { times: [], bytes: 0, updates: 0 }
  isOver = false

  constructor(protocol: Protocol, port: number, table: PreparedTable) {
    this.protocol = protocol
    this.port = port
    this.table = table
  }

  /** Resolves when all seats are connected and have received the position. */
  async connect(): Promise<void> {
    this.lastSeq = SEATS.map(() => -1)
    this.awaited = -1
    this.sockets = SEATS.map((seat) => this.protocol.connect(this.port, this.table, seat))
    await Promise.all(this.sockets.map((socket, seat) => this.connected(socket, seat)))
  }

  private connected(socket: WebSocket, seat: number): Promise<void> {
    return new Promise((resolve, reject) => {
      socket.once('error', reject)
      socket.on('message', (data) => {
        this.receive(seat, String(data))
        if ((this.lastSeq[seat] as number) >= 0) resolve()
      })
      if (this.protocol.initialMessage !== '') socket.once('open', () => resolve())
    })
  }

  begin(pauseMs: number, tally: Tally): void {
    this.pauseMs = pauseMs
    this.tally = tally
    this.isRunning = true
    setTimeout(() => this.move(), Math.random() * (pauseMs || 50))
  }

  pause(): void {
    this.isRunning = false
  }

  close(): void {
    for (const socket of this.sockets) {
      socket.on('error', () => undefined)
      socket.terminate()
    }
  }

  private receive(seat: number, text: string): void {
    const seq = this.protocol.seqOf(text)
    if (seq === null || seq <= (this.lastSeq[seat] as number)) return
    this.lastSeq[seat] = seq
    this.latest[seat] = text
    this.tally.bytes += text.length
    this.tally.updates++
    if (this.awaited < 0 || Math.min(...this.lastSeq) < this.awaited) return
    this.tally.times.push(performance.now() - this.sentAt)
    this.awaited = -1
    this.isOver ||= this.protocol.isOver(text)
    if (!this.isRunning) return
    if (this.pauseMs > 0) setTimeout(() => this.move(), this.pauseMs * 2 * Math.random())
    else this.move()
  }

  private move(): void {
    if (!this.isRunning || this.isOver || this.awaited >= 0) return
    for (const seat of SEATS) {
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
