/** Load generator: four people at each of many tables, who play as fast as they are answered, or so many moves a second. */
import type { MeasuredServer } from './child.ts'
import { inGroups } from './in-groups.ts'
import { LoadTable, type Tally } from './load-table.ts'
import { percentile, rounded } from './numbers.ts'
import type { Protocol } from './protocols.ts'

/** What one stretch of play has shown. */
export interface Phase {
  readonly moves: number
  readonly movesPerSecond: number
  /** From an action to its last seat's update, in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Microseconds. */
  readonly cpuPerMove: number
  readonly bytesPerUpdate: number
}

export class Load {
  private readonly server: MeasuredServer
  private readonly protocol: Protocol
  private tables: LoadTable[] = []

  constructor(server: MeasuredServer, protocol: Protocol) {
    this.server = server
    this.protocol = protocol
  }

  /** Opens every connection; returns the server's memory for each in bytes. */
  async connect(tables: number): Promise<number> {
    const before = await this.server.memory()
    this.tables = await inGroups(Array.from({ length: tables }), () => this.newTable())
    await pause(200)
    const after = await this.server.memory()
    return Math.max(0, after - before) / (tables * 4)
  }

  private async newTable(): Promise<LoadTable> {
    const table = new LoadTable(this.protocol, this.server.port, await this.server.nextTable())
    await table.connect()
    return table
  }

  /** The people of games that are over go on at new tables: a server is measured with all its tables in play. */
  async replaceFinished(): Promise<void> {
    this.tables = await inGroups(this.tables, async (table) => {
      if (!table.isOver) return table
      table.close()
      return this.newTable()
    })
  }

  /** How long it takes until everybody is back at their table after a restart, in milliseconds. */
  async reconnect(): Promise<number> {
    for (const table of this.tables) table.close()
    await this.server.restart()
    const began = performance.now()
    await inGroups(this.tables, (table) => table.connect())
    return performance.now() - began
  }

  /** So many moves as fast as they are answered, unless that takes too long or every game ends. */
  async warmUp(moves: number, seconds: number): Promise<void> {
    const tally: Tally = { times: [], bytes: 0, updates: 0 }
    for (const table of this.tables) table.begin(0, tally)
    const giveUpAt = performance.now() + seconds * 1000
    const isPlaying = () => this.tables.some(({ isOver }) => !isOver)
    while (tally.times.length < moves && isPlaying() && performance.now() < giveUpAt) await pause(50)
    await this.rest()
  }

  /** With few tables and short games most may be over before a phase is: what is left says nothing about a server with all of them. */
  private get isInPlay(): boolean {
    return this.tables.filter(({ isOver }) => isOver).length * 2 < this.tables.length
  }

  private async rest(): Promise<void> {
    for (const table of this.tables) table.pause()
    await pause(300)
  }

  /** So many seconds of play; fewer when half of the games end before. */
  async run(seconds: number, movesPerSecond = Number.POSITIVE_INFINITY): Promise<Phase> {
    const pauseMs = Number.isFinite(movesPerSecond) ? (this.tables.length / movesPerSecond) * 1000 : 0
    const tally: Tally = { times: [], bytes: 0, updates: 0 }
    for (const table of this.tables) table.begin(pauseMs, tally)
    await pause(Math.min(2_000, seconds * 500))
    tally.times.length = 0
    const from = await this.server.cpu()
    const began = performance.now()
    while (performance.now() - began < seconds * 1000 && this.isInPlay) await pause(20)
    const to = await this.server.cpu()
    const took = (performance.now() - began) / 1000
    const times = [...tally.times]
    await this.rest()
    return {
      moves: times.length,
      movesPerSecond: Math.round(times.length / took),
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      cpuPerMove: rounded((to - from) / Math.max(1, times.length)),
      bytesPerUpdate: Math.round(tally.bytes / Math.max(1, tally.updates)),
    }
  }

  close(): void {
    for (const table of this.tables) table.close()
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
