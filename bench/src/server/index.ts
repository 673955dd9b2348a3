/** `quayside bench server`: our server beside a bare socket and boardgame.io, driven by the same load in the same run. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ComeBack, type MeasuredServer, startSelfPrepared } from './child.ts'
import { Load, type Phase, rounded } from './load.ts'
import { boardgameProtocol, echoProtocol, type Protocol, quaysideProtocol } from './protocols.ts'
import { startQuayside } from './quayside.ts'

export interface ServerBenchOptions {
  /** Four connections a table. */
  readonly connections: number
  readonly seconds: number
  readonly game: string
  /** A PostgreSQL to measure as well; null: only SQLite. */
  readonly databaseUrl: string | null
  /** The durable stores and the bare socket alone: without the servers that do not wait for the disk, and without others. */
  readonly isBrief?: boolean
  /** Told what is being measured. */
  readonly say: (what: string) => void
}

export interface ServerFigures {
  readonly what: string
  readonly connections: number
  readonly movesPerSecond: number
  /** Microseconds of the server's processor time for one accepted move, four updates sent. */
  readonly cpuPerMove: number
  /** At half of its own fastest rate. */
  readonly p50: number
  readonly p99: number
  readonly bytesPerUpdate: number
  readonly bytesPerConnection: number
  /** An idle table that is asked for again: its log, and milliseconds of processor time. */
  readonly comeBack?: ComeBack
}

export interface ServerBench {
  readonly game: string
  readonly figures: readonly ServerFigures[]
  /** How long this disk takes to keep a page, in milliseconds: what no durable server can beat. */
  readonly fdatasync: { readonly p50: number; readonly p99: number }
  readonly ratios: { readonly [what: string]: number }
}

export async function benchServer(options: ServerBenchOptions): Promise<ServerBench> {
  const tables = Math.max(1, Math.floor(options.connections / 4))
  const ours = async (store: string) => {
    options.say(`our server on ${store}`)
    const { game, databaseUrl, seconds } = options
    const server = await startQuayside({ tables, game, store, databaseUrl })
    return measure(`quayside ${store}`, server, quaysideProtocol, seconds)
  }
  const durable = await ours('sqlite')
  const figures = [durable]
  for (const store of storesBeside(options)) figures.push(await ours(store))
  options.say('a bare ws with the same bytes')
  const echo = await startSelfPrepared('./echo-child.ts', [String(tables), String(durable.bytesPerUpdate)])
  figures.push(await measure('bare ws', echo, echoProtocol, options.seconds))
  if (!options.isBrief) {
    options.say('boardgame.io in memory')
    const theirs = await startSelfPrepared('./boardgame-child.ts', [String(tables)])
    figures.push(await measure('boardgame.io', theirs, boardgameProtocol, options.seconds))
  }
  const fdatasync = diskTimes()
  return { game: options.game, figures, fdatasync, ratios: ratiosOf(figures, fdatasync) }
}

function storesBeside({ isBrief, databaseUrl }: ServerBenchOptions): string[] {
  if (isBrief) return databaseUrl ? ['postgres'] : []
  return ['sqlite-not-durable', ...(databaseUrl ? ['postgres', 'postgres-not-durable'] : [])]
}

async function measure(
  what: string,
  child: MeasuredServer,
  protocol: Protocol,
  seconds: number,
): Promise<ServerFigures> {
  const load = new Load(child, protocol)
  try {
    const bytesPerConnection = Math.round(await load.connect())
    const fast = await load.run(seconds)
    const calm = await load.run(seconds, Math.max(1, fast.moves / fast.seconds / 2))
    load.close()
    const figures = figuresOf(what, child.prepared.tables.length * 4, fast, calm, bytesPerConnection)
    const comeBack = await child.comeBack()
    return comeBack ? { ...figures, comeBack: { ...comeBack, ms: rounded(comeBack.ms) } } : figures
  } finally {
    load.close()
    await child.stop()
  }
}

function figuresOf(
  what: string,
  connections: number,
  fast: Phase,
  calm: Phase,
  memory: number,
): ServerFigures {
  return {
    what,
    connections,
    movesPerSecond: Math.round(fast.moves / fast.seconds),
    cpuPerMove: fast.cpuPerMove,
    p50: calm.p50,
    p99: calm.p99,
    bytesPerUpdate: fast.bytesPerUpdate,
    bytesPerConnection: memory,
  }
}

function ratiosOf(figures: readonly ServerFigures[], disk: ServerBench['fdatasync']): ServerBench['ratios'] {
  const of = (what: string) => figures.find((figure) => figure.what === what)
  const ratios: { [what: string]: number } = {}
  const bare = of('bare ws')
  const theirs = of('boardgame.io')
  for (const store of ['sqlite', 'postgres']) {
    const ours = of(`quayside ${store}`)
    const loose = of(`quayside ${store}-not-durable`)
    if (!ours || !bare) continue
    const put = (what: string, ratio: number) => {
      ratios[`${store}: ${what}`] = rounded(ratio)
    }
    put('cpu per move, to a bare ws', ours.cpuPerMove / bare.cpuPerMove)
    put('moves per second, to a bare ws', ours.movesPerSecond / bare.movesPerSecond)
    put('p99, to a bare ws and the disk', ours.p99 / (bare.p99 + disk.p99))
    put('memory per connection, to a bare ws', ours.bytesPerConnection / Math.max(1, bare.bytesPerConnection))
    if (loose) put('moves per second, durable to not durable', ours.movesPerSecond / loose.movesPerSecond)
    if (!theirs) continue
    put('cpu per move, to boardgame.io', ours.cpuPerMove / theirs.cpuPerMove)
    put('moves per second, to boardgame.io', ours.movesPerSecond / theirs.movesPerSecond)
  }
  return ratios
}

function diskTimes(): ServerBench['fdatasync'] {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-disk-'))
  const file = openSync(join(folder, 'page'), 'w')
  const page = Buffer.alloc(4096, 1)
  const times: number[] = []
  for (let i = 0; i < 300; i++) {
    const began = performance.now()
    writeSync(file, page)
    fdatasyncSync(file)
    times.push(performance.now() - began)
  }
  closeSync(file)
  rmSync(folder, { recursive: true })
  times.sort((a, b) => a - b)
  return { p50: rounded(times[150] ?? 0), p99: rounded(times[296] ?? 0) }
}
