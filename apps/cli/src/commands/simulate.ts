/** Plays whole games between bots and reports on them. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { LoadedGame } from '@quayside/all'
import { addTotals, newTotals, quantile, recordGame, spreadOf, type Totals } from '@quayside/arena'
import { openThreadPool } from '@quayside/arena/node'
import type { Rank } from '@quayside/bots'
import { type OptionValues, seriesOptions } from '@quayside/rules-kit'
import { optionsOf, ranksOf, readWords, seedOf, wantedGame, wholeNumber } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { type PlayedPart, playPart, type SeriesPart } from '../series-part.ts'
import { Progress } from '../terminal/progress.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  players: { type: 'string' },
  bots: { type: 'string' },
  options: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  record: { type: 'string' },
  json: { type: 'boolean' },
} as const

interface Plan {
  readonly loaded: LoadedGame
  readonly players: number
  readonly options: OptionValues
  readonly ranks: readonly Rank[]
  readonly seed: number
  readonly games: number
}

export const simulate: Command = {
  usage:
    'simulate GAME --players N [--bots random,…] [--options k=v,…] [--games N] [--seed S] [--threads N] [--record FILE] [--json]',
  does: 'plays games between bots and counts',
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGame(words)
    const { id, seats } = loaded.game
    if (words.flags.players === undefined)
      throw new BadInput(`--players is missing; ${id} takes ${seats.min} to ${seats.max}`)
    const players = wholeNumber(words, 'players', seats.max, seats.min, seats.max)
    const threads = wholeNumber(words, 'threads', 1, 1, 256)
    const plan: Plan = {
      loaded,
      players,
      options: optionsOf(loaded, words, players, seriesOptions(loaded.game.options)),
      ranks: ranksOf(words, players),
      seed: seedOf(words),
      games: wholeNumber(words, 'games', 100, 1, 10_000_000),
    }
    if (words.flags.record !== undefined) saveRecord(plan, String(words.flags.record))
    const report = await runSeries(plan, threads, new Progress('games', plan.games))
    if (words.flags.json) printJson(report)
    else printReport(report)
  },
}

/** The first game of the series as a `.game` file. */
function saveRecord({ loaded, ...series }: Plan, file: string): void {
  const { game, heuristic } = loaded
  try {
    writeFileSync(file, recordGame({ game, heuristic, ...series }))
  } catch (error) {
    throw new BadInput(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
    )
  }
}

type Report = Awaited<ReturnType<typeof runSeries>>

/** The report is the same on any number of threads, but for its times. */
async function runSeries(plan: Plan, threads: number, progress: Progress) {
  const { loaded, players, options, ranks, seed, games } = plan
  const totals = newTotals(players)
  const hash = createHash('sha256')
  const busy = new Map<number, number>()
  for await (const part of playParts(plan, threads)) {
    addTotals(totals, part.totals)
    hash.update(part.lines)
    busy.set(part.thread, (busy.get(part.thread) ?? 0) + part.seconds)
    progress.to(totals.games)
  }
  progress.close()
  // Threads play at the same time: the busiest one says how long it took.
  const seconds = Math.max(...busy.values())
  const { actions, moves } = totals
  return {
    game: loaded.game.id,
    players,
    options,
    bots: ranks,
    seed,
    games,
    actions,
    moves,
    seconds: round(seconds, 4),
    gamesPerSecond: round(games / seconds, 1),
    movesPerSecond: Math.round(moves / seconds),
    actionsPerSecond: Math.round(actions / seconds),
    ...summaryOf(totals),
    digest: hash.digest('hex'),
  }
}

/** In the order of the games. */
async function* playParts(plan: Plan, threads: number): AsyncGenerator<PlayedPart> {
  const parts = partsOf(plan)
  if (threads === 1) {
    for (const part of parts) yield playPart(plan.loaded, part)
    return
  }
  const worker = new URL('../series-worker.ts', import.meta.url)
  const pool = openThreadPool<SeriesPart, PlayedPart>(worker, Math.min(threads, parts.length))
  try {
    const played = parts.map((part) => pool.run(part))
    // A part that fails is met when its turn comes; until then its failure is nobody's.
    for (const one of played) one.catch(() => undefined)
    for (const one of played) yield await one
  } finally {
    await pool.destroy()
  }
}

/** Small enough to show progress and to keep all threads busy to the end. */
const MOST_GAMES_A_PART = 500
const LEAST_PARTS = 64

function partsOf({ loaded, players, options, ranks, seed, games }: Plan): SeriesPart[] {
  const size = Math.min(MOST_GAMES_A_PART, Math.ceil(games / LEAST_PARTS))
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    game: loaded.game.id,
    players,
    options,
    ranks,
    seed,
    first: i * size,
    end: Math.min(games, (i + 1) * size),
  }))
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/** What a series came to, in the figures that reports print. */
export function summaryOf(totals: Totals) {
  const { wins, scores, lengths, endings } = totals
  return {
    wins,
    scores: scores.map((counts) => {
      const { mean, min, max } = spreadOf(counts)
      return { mean: round(mean, 3), min, max }
    }),
    lengths: {
      mean: round(spreadOf(lengths).mean, 2),
      p50: quantile(lengths, 0.5),
      p99: quantile(lengths, 0.99),
    },
    endings,
  }
}

function printReport(report: Report): void {
  const lines = [
    `${report.game}, ${report.players} players, ${report.games} games, seed ${report.seed}`,
    `  ${report.gamesPerSecond} games/s, ${report.movesPerSecond} moves/s, ${report.actionsPerSecond} actions/s`,
    `  rounds: mean ${report.lengths.mean}, half under ${report.lengths.p50}, 99 % under ${report.lengths.p99}`,
    ...report.wins.map(
      (wins, seat) =>
        `  seat ${seat} (${report.bots[seat] ?? 'auto'}): ${wins} wins, mean score ${report.scores[seat]?.mean}`,
    ),
    `  endings: ${Object.entries(report.endings)
      .map(([reason, many]) => `${reason} ${many}`)
      .join(', ')}`,
    `  digest ${report.digest}`,
  ]
  console.log(lines.join('\n'))
}
