/** `quayside bench server`: our server beside a bare socket and boardgame.io, in turn, driven by the same load in the same run. */
import type { ComeBack, MeasuredServer } from './child.ts'
import { bareSocket, type Contestant, contestants, ours } from './contestants.ts'
import { type DiskTimes, diskTimes } from './disk.ts'
import { Load, type Phase } from './load.ts'
import { median, rounded } from './numbers.ts'
import { ratiosOf } from './ratios.ts'

export { startOwnPostgres } from './own-postgres.ts'

export interface ServerBenchOptions {
  /** Four connections a table, at each of the servers. */
  readonly connections: number
  /** Of each phase of play. */
  readonly seconds: number
  /** How often every server has its turn; figures are medians. */
  readonly rounds: number
  /** Moves a second at which waiting is measured. */
  readonly rate: number
  /** Connections that come back after a restart; 0: not measured. */
  readonly reconnections: number
  readonly game: string
  /** A PostgreSQL to measure as well; null: only SQLite. */
  readonly databaseUrl: string | null
  /** The load asks for the whole view after every step instead of news. */
  readonly hasWholeViews?: boolean
  /** The durable stores and the bare socket alone: without the servers that do not wait for the disk, and without others. */
  readonly isBrief?: boolean
  /** Told what is being measured. */
  readonly say: (what: string) => void
}

export interface ServerFigures {
  readonly what: string
  readonly connections: number
  readonly movesPerSecond: number
  /** Microseconds of the server's processor time for one accepted move, four updates sent; all its threads. */
  readonly cpuPerMove: number
  /** At the rate of the options. */
  readonly p50: number
  readonly p99: number
  readonly bytesPerUpdate: number
  readonly bytesPerConnection: number
  /** An idle table that is asked for again: its log, and milliseconds of processor time. */
  readonly comeBack?: ComeBack
}

/** One turn of one server: as fast as it answers, and at the given rate. */
export interface Turn {
  readonly fast: Phase
  readonly calm: Phase
}

/** One round: everybody's turn, by name, and the disk. */
export interface Round {
  readonly turns: ReadonlyMap<string, Turn>
  /** How long this disk takes to keep a page, in milliseconds: what no durable server can beat. */
  readonly disk: DiskTimes
}

export interface ServerBench {
  readonly game: string
  readonly rounds: number
  readonly rate: number
  readonly figures: readonly ServerFigures[]
  readonly fdatasync: DiskTimes
  /** Medians of what each round gave. */
  readonly ratios: { readonly [what: string]: number }
  /** Milliseconds until everybody was back after a restart. */
  readonly reconnect: {
    readonly connections: number
    readonly ms: { readonly [what: string]: number }
  } | null
}

interface Running {
  readonly contestant: Contestant
  readonly server: MeasuredServer
  readonly load: Load
  readonly bytesPerConnection: number
}

export async function benchServer(options: ServerBenchOptions): Promise<ServerBench> {
  const running: Running[] = []
  try {
    for (const contestant of contestants(options)) running.push(await start(contestant, options))
    for (const one of running) await warmUp(one, options)
    const rounds: Round[] = []
    for (let i = 1; i <= options.rounds; i++) rounds.push(await playRound(running, i, options))
    const figures: ServerFigures[] = []
    for (const one of running) figures.push(await figuresOf(one, rounds, options))
    for (const { load, server } of running.splice(0)) {
      load.close()
      await server.stop()
    }
    const reconnect = options.reconnections > 0 ? await reconnections(options) : null
    return {
      game: options.game,
      rounds: options.rounds,
      rate: options.rate,
      figures,
      fdatasync: {
        p50: median(rounds.map(({ disk }) => disk.p50)),
        p99: median(rounds.map(({ disk }) => disk.p99)),
      },
      ratios: ratiosOf(rounds, figures, reconnect?.ms ?? {}),
      reconnect,
    }
  } finally {
    for (const { load, server } of running) {
      load.close()
      await server.stop()
    }
  }
}

const tablesOf = (connections: number) => Math.max(1, Math.floor(connections / 4))

async function start(
  contestant: Contestant,
  { connections, rounds, say }: ServerBenchOptions,
): Promise<Running> {
  say(`${contestant.what}: start and connections`)
  const tables = tablesOf(connections)
  // A game may be over after any round, and after the warm-up; then its people need another table.
  const server = await contestant.start(tables * (rounds + 2))
  const load = new Load(server, contestant.protocol)
  const bytesPerConnection = Math.round(await load.connect(tables))
  return { contestant, server, load, bytesPerConnection }
}

/** Nothing is counted before every server's code is translated: it costs a third more until then, and stays the same after. */
const WARM_MOVES = 8000
/** No longer than so many phases of play. */
const WARM_PHASES = 5

async function warmUp({ contestant, load }: Running, { say, seconds }: ServerBenchOptions): Promise<void> {
  say(`${contestant.what}: ${WARM_MOVES} moves that are not counted`)
  await load.warmUp(WARM_MOVES, seconds * WARM_PHASES)
}

async function playRound(
  running: readonly Running[],
  number: number,
  { seconds, rate, rounds, say }: ServerBenchOptions,
): Promise<Round> {
  const turns = new Map<string, Turn>()
  for (const { contestant, load } of running) {
    say(`${contestant.what}, round ${number} of ${rounds}`)
    await load.replaceFinished()
    const fast = await load.run(seconds)
    turns.set(contestant.what, { fast, calm: await load.run(seconds, rate) })
  }
  return { turns, disk: diskTimes() }
}

async function figuresOf(
  { contestant, server, load, bytesPerConnection }: Running,
  rounds: readonly Round[],
  { connections }: ServerBenchOptions,
): Promise<ServerFigures> {
  const turns = rounds.flatMap((round) => round.turns.get(contestant.what) ?? [])
  const middle = (pick: (turn: Turn) => number) => median(turns.map(pick))
  load.close()
  const comeBack = await server.comeBack()
  return {
    what: contestant.what,
    connections: tablesOf(connections) * 4,
    movesPerSecond: Math.round(middle(({ fast }) => fast.movesPerSecond)),
    cpuPerMove: middle(({ fast }) => fast.cpuPerMove),
    p50: middle(({ calm }) => calm.p50),
    p99: middle(({ calm }) => calm.p99),
    bytesPerUpdate: Math.round(middle(({ fast }) => fast.bytesPerUpdate)),
    bytesPerConnection,
    ...(comeBack ? { comeBack: { ...comeBack, ms: rounded(comeBack.ms) } } : {}),
  }
}

/** A restart with many people: our server on SQLite, and the bare socket. */
async function reconnections(options: ServerBenchOptions): Promise<ServerBench['reconnect']> {
  const tables = tablesOf(options.reconnections)
  const ms: { [what: string]: number } = {}
  for (const contestant of [ours('sqlite', options), bareSocket(options)]) {
    options.say(`${contestant.what}: ${tables * 4} reconnections after a restart`)
    const server = await contestant.start(tables)
    const load = new Load(server, contestant.protocol)
    try {
      await load.connect(tables)
      ms[contestant.what] = Math.round(await load.reconnect())
    } finally {
      load.close()
      await server.stop()
    }
  }
  return { connections: tables * 4, ms }
}
