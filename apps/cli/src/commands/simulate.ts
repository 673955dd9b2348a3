/** Plays whole games between bots and reports on them. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { LoadedGame } from '@quayside/all'
import { addGame, newTotals, playGame, quantile, recordGame, spreadOf, type Totals } from '@quayside/arena'
import type { Rank } from '@quayside/bots'
import { type OptionValues, seriesOptions } from '@quayside/rules-kit'
import { optionsOf, ranksOf, readWords, seedOf, wantedGame, wholeNumber } from '../arguments.ts'
import { BadInput } from '../failures.ts'
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

export interface Plan {
  readonly loaded: LoadedGame
  readonly players: number
  readonly options: OptionValues
  readonly ranks: readonly Rank[]
  readonly seed: number
  readonly games: number
}

export const simulate: Command = {
  usage:
    'simulate GAME --players N [--bots random,…] [--options k=v,…] [--games N] [--seed S] [--record FILE] [--json]',
  does: 'plays games between bots and counts',
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGame(words)
    const { id, seats } = loaded.game
    if (words.flags.players === undefined)
      throw new BadInput(`--players is missing; ${id} takes ${seats.min} to ${seats.max}`)
    const players = wholeNumber(words, 'players', seats.max, seats.min, seats.max)
    if (wholeNumber(words, 'threads', 1, 1, 1) !== 1) throw new BadInput('--threads must be 1')
    const plan: Plan = {
      loaded,
      players,
      options: optionsOf(loaded, words, players, seriesOptions(loaded.game.options)),
      ranks: ranksOf(words, players),
      seed: seedOf(words),
      games: wholeNumber(words, 'games', 100, 1, 10_000_000),
    }
    if (words.flags.record !== undefined) saveRecord(plan, String(words.flags.record))
    const report = runSeries(plan, new Progress('games', plan.games))
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

export type Report = ReturnType<typeof runSeries>

export function runSeries(plan: Plan, progress: Progress) {
  const { loaded, players, options, ranks, seed, games } = plan
  const { game, heuristic } = loaded
  const totals = newTotals(players)
  const hash = createHash('sha256')
  let seconds = 0
  for (let index = 0; index < games; index++) {
    const began = performance.now()
    const played = playGame({ game, heuristic, options, players, ranks, seed }, index)
    seconds += (performance.now() - began) / 1000
    addGame(totals, played)
    hash.update(`${played.moves} ${game.digest(played.state)}\n`)
    progress.to(index + 1)
  }
  progress.close()
  const { actions, moves } = totals
  return {
    game: game.id,
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
