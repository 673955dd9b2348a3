/** Plays whole games between bots and reports on them. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { LoadedGame } from '@quayside/all'
import { playGame, type Rank } from '@quayside/bots'
import { type OptionValues, type Result, seriesOptions } from '@quayside/rules-kit'
import { optionsOf, ranksOf, readWords, seedOf, wantedGame, wholeNumber } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { recordGame } from '../record-game.ts'
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
  const { game, brain } = loaded
  try {
    writeFileSync(file, recordGame({ game, brain, ...series }))
  } catch (error) {
    throw new BadInput(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
    )
  }
}

export type Report = ReturnType<typeof runSeries>

export function runSeries(plan: Plan, progress: Progress) {
  const { loaded, players, options, ranks, seed, games } = plan
  const { game, brain } = loaded
  const tally = new Tally(players)
  let seconds = 0
  for (let index = 0; index < games; index++) {
    const began = performance.now()
    const played = playGame({ game, brain, options, players, ranks, seed }, index)
    seconds += (performance.now() - began) / 1000
    tally.add(played, game.digest(played.state))
    progress.to(index + 1)
  }
  progress.close()
  const { actions, moves } = tally
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
    ...tally.summary(),
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/** What a series of games adds up to. */
class Tally {
  actions = 0
  moves = 0
  private readonly lengths: number[] = []
  private readonly wins: number[]
  private readonly scores: number[][]
  private readonly endings: { [reason: string]: number } = {}
  private readonly hash = createHash('sha256')

  constructor(players: number) {
    this.wins = Array.from({ length: players }, () => 0)
    this.scores = Array.from({ length: players }, () => [])
  }

  add(played: { result: Result; actions: number; moves: number; rounds: number }, digest: string): void {
    const { result } = played
    this.actions += played.actions
    this.moves += played.moves
    this.lengths.push(played.rounds)
    this.endings[result.reason] = (this.endings[result.reason] ?? 0) + 1
    for (const winner of result.winners) {
      const place = winner === 'auto' ? result.scores.length - 1 : winner
      this.wins[place] = (this.wins[place] ?? 0) + 1
    }
    result.scores.forEach((score, seat) => {
      this.scores[seat] ??= []
      this.scores[seat].push(score)
      this.wins[seat] ??= 0
    })
    this.hash.update(`${played.moves} ${digest}\n`)
  }

  summary() {
    const sorted = this.lengths.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
    return {
      wins: this.wins,
      scores: this.scores.map(spread),
      lengths: { mean: round(mean(sorted), 2), p50: at(0.5), p99: at(0.99) },
      endings: this.endings,
      digest: this.hash.digest('hex'),
    }
  }
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / list.length
}

function spread(list: readonly number[]): { mean: number; min: number; max: number } {
  const min = list.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)
  const max = list.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY)
  return { mean: round(mean(list), 3), min, max }
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
