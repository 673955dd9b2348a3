/** The benchmarks: figures and ratios measured in one run. */
import { gameIds } from '@quayside/all'
import { manifests } from '@quayside/all/manifests'
import { benchCaptain } from '@quayside/bench/captain'
import { benchEngine, type EngineFigures } from '@quayside/bench/engine'
import type { ServerBench } from '@quayside/bench/server'
import { readWords, type Words, wholeNumber } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  json: { type: 'boolean' },
  connections: { type: 'string' },
  seconds: { type: 'string' },
  rounds: { type: 'string' },
  rate: { type: 'string' },
  reconnections: { type: 'string' },
  database: { type: 'string' },
  postgres: { type: 'boolean' },
  views: { type: 'boolean' },
  finished: { type: 'string' },
  people: { type: 'string' },
} as const

export const bench: Command = {
  usage:
    'bench [engine, captain, server, history, pairing] [GAME] [--json] [--finished N] [--people N] [--connections N] [--rounds N] [--seconds N] [--rate N] [--reconnections N] [--postgres] [--database URL] [--views]',
  does: 'measures the rules against a typed-array loop, how fast the captain searches, the server against bare sockets and boardgame.io, what a page of finished games costs, or what pairing people costs',
  async run(given) {
    const words = readWords(given, FLAGS)
    const [what = 'engine', only, extra] = words.names
    if (extra !== undefined) throw new BadInput(`"${extra}" is one word too many`)
    if (only !== undefined && !gameIds.includes(only)) {
      throw new BadInput(`there is no game "${only}"; there are ${gameIds.join(', ')}`)
    }
    if (what === 'engine') await engineBench(words, only)
    else if (what === 'captain') await captainBench(words, only)
    else if (what === 'server') await serverBench(words, only ?? usualGame())
    else if (what === 'history') await historyBench(words)
    else if (what === 'pairing') await pairingBench(words)
    else
      throw new BadInput(
        `there is no benchmark "${what}"; there are engine, captain, server, history, pairing`,
      )
  },
}

/** What the server is measured with unless told otherwise. */
function usualGame(): string {
  return manifests.find(({ isBenchmark }) => isBenchmark)?.id ?? gameIds[0] ?? ''
}

async function engineBench({ flags }: Words, only: string | undefined): Promise<void> {
  const engine = await benchEngine(only)
  if (flags.json) printJson({ engine })
  else for (const figures of engine) printEngine(figures)
}

async function captainBench({ flags }: Words, only: string | undefined): Promise<void> {
  const captain = await benchCaptain(only)
  if (flags.json) printJson({ captain })
  else
    for (const f of captain)
      console.log(
        `${f.game}, ${f.players} seats, ${f.workers} ${f.workers === 1 ? 'worker' : 'workers'}: ${f.movesPerSecond} simulated moves/s, ${f.iterationsPerSecond} iterations/s`,
      )
}

async function historyBench(words: Words): Promise<void> {
  const { benchHistory } = await import('@quayside/bench/history')
  const { startOwnPostgres } = await import('@quayside/bench/server')
  const own = words.flags.postgres === true ? await startOwnPostgres() : null
  const database = own?.url ?? (String(words.flags.database ?? '') || null)
  const games = wholeNumber(words, 'finished', 100_000, 1, 10_000_000)
  const history = await benchHistory(games, database).finally(() => own?.stop())
  if (words.flags.json) printJson({ history })
  else {
    const { store, median, worst } = history
    console.log(`${store}, ${games} games: ${median.toFixed(1)} ms a page, at worst ${worst.toFixed(1)} ms`)
  }
}

async function pairingBench(words: Words): Promise<void> {
  const { benchPairing } = await import('@quayside/bench/pairing')
  const pairing = await benchPairing(wholeNumber(words, 'people', 10_000, 2, 1_000_000), 1)
  if (words.flags.json) printJson({ pairing })
  else {
    const { people, seated, most, pairingMs, storedMs } = pairing
    console.log(`${people} people in an hour, ${seated} seated, at most ${most} waiting at once`)
    console.log(`  ${pairingMs} ms of processor a person to pair, ${storedMs} ms with tickets in SQLite`)
  }
}

async function serverBench(words: Words, game: string): Promise<void> {
  const { benchServer, startOwnPostgres } = await import('@quayside/bench/server')
  const own = words.flags.postgres === true ? await startOwnPostgres() : null
  const databaseUrl = own?.url ?? (String(words.flags.database ?? process.env.DATABASE_URL ?? '') || null)
  const say = (what: string) => console.error(`measuring ${what} …`)
  try {
    const server = await benchServer({
      game,
      connections: wholeNumber(words, 'connections', 2000, 4, 20_000),
      rounds: wholeNumber(words, 'rounds', 5, 1, 100),
      seconds: wholeNumber(words, 'seconds', 3, 1, 600),
      rate: wholeNumber(words, 'rate', 150, 1, 100_000),
      reconnections: wholeNumber(words, 'reconnections', 5000, 0, 20_000),
      databaseUrl,
      hasWholeViews: words.flags.views === true,
      say,
    })
    if (words.flags.json) printJson({ server })
    else printServer(server)
  } finally {
    await own?.stop()
  }
}

function printServer({ game, rounds, rate, figures, fdatasync, ratios, reconnect }: ServerBench): void {
  console.log(`${game}, four seats a table; a move is checked, stored and sent to four; median of ${rounds}`)
  for (const f of figures) {
    console.log(`${f.what}, ${f.connections} connections`)
    console.log(`  ${f.movesPerSecond} moves/s, ${f.cpuPerMove} µs of processor a move`)
    console.log(`  ${f.p50} ms (p50), ${f.p99} ms (p99) from action to last seat at ${rate} moves/s`)
    console.log(`  ${f.bytesPerConnection} bytes a connection, ${f.bytesPerUpdate} bytes an update`)
    if (f.comeBack)
      console.log(
        `  an idle table of ${f.comeBack.entries} entries comes back in ${f.comeBack.ms} ms of processor time`,
      )
  }
  console.log(`fdatasync here: ${fdatasync.p50} ms (p50), ${fdatasync.p99} ms (p99)`)
  for (const [what, ms] of Object.entries(reconnect?.ms ?? {}))
    console.log(`${what}: ${reconnect?.connections} connections are back ${ms} ms after a restart`)
  for (const [what, ratio] of Object.entries(ratios)) console.log(`  ${what}: ${ratio}`)
}

function printEngine(f: EngineFigures): void {
  console.log(`${f.game}${f.options ? ` (${f.options})` : ''}, ${f.players} random seats, ${f.games} games`)
  console.log(`  ${f.gamesPerSecond} games/s, ${f.movesPerSecond} moves/s, ${f.actionsPerSecond} actions/s`)
  console.log(`  ratio to a typed-array loop of the same traffic: ${f.ratio}`)
  console.log(
    `  ${f.collectionsPerMillionMoves} garbage collections per million moves, ${f.copiesPerSecond} copies/s`,
  )
}
