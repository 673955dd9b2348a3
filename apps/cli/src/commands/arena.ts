/** Bots against bots, seats rotated: win shares with their intervals, Elo, length and time a decision. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import type { LoadedGame } from '@quayside/all'
import {
  type ArenaTask,
  type Entrant,
  entrantAt,
  type FinishedGame,
  type GameReport,
  readEntrant,
  runTournament,
  type Standings,
  standingsOf,
  type Tournament,
} from '@quayside/arena'
import { type Checkpoint, openCheckpoint, openThreadPool } from '@quayside/arena/node'
import { seriesOptions } from '@quayside/rules-kit'
import { arenaPage } from '../arena-page.ts'
import { optionsOf, readWords, seedOf, type Words, wantedGameToLearn, wholeNumber } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { readWeights } from '../read-weights.ts'
import { Progress } from '../terminal/progress.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  bots: { type: 'string' },
  players: { type: 'string' },
  options: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  weights: { type: 'string' },
  out: { type: 'string' },
  html: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const arena: Command = {
  usage:
    'arena GAME --bots a,b[,c,d] [--players N] [--games N] [--options k=v,…] [--seed S] [--threads N] [--weights FILE] [--out FILE] [--html FILE] [--json]',
  does: 'bots against bots with seats rotated: win shares with intervals, Elo',
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGameToLearn(words)
    const { id, seats } = loaded.game
    const named = entrantsOf(words, loaded)
    const players = wholeNumber(
      words,
      'players',
      Math.max(seats.min, Math.min(4, seats.max)),
      seats.min,
      seats.max,
    )
    if (named.length > players) throw new BadInput(`${named.length} bots are too many for ${players} seats`)
    const plan: Tournament = {
      game: id,
      options: optionsOf(loaded, words, players, seriesOptions(loaded.game.options)),
      players,
      // A list shorter than the seats repeats its last name.
      entrants: Array.from({ length: players }, (_, seat) => named[seat] ?? (named.at(-1) as Entrant)),
      seed: seedOf(words),
      games: wholeNumber(words, 'games', 100, 1, 1_000_000),
    }
    const threads = wholeNumber(words, 'threads', availableParallelism(), 1, 256)
    const began = performance.now()
    const games = await playGames(plan, threads, checkpointOf(words, plan))
    const standings = standingsOf(plan.entrants, players, games)
    const seconds = (performance.now() - began) / 1000
    if (words.flags.html !== undefined) writePage(String(words.flags.html), plan, standings)
    if (words.flags.json) printJson({ ...summary(plan), threads, seconds, ...withoutLists(standings) })
    else printStandings(plan, standings, seconds)
  },
}

/** Raised when older files can no longer be read. */
const OUT_FORMAT = 3

/** One line for each finished game: a second run goes on from there. */
function checkpointOf({ flags }: Words, plan: Tournament): Checkpoint<FinishedGame> | null {
  if (flags.out === undefined) return null
  const { games, ...rest } = plan
  const head = { arena: OUT_FORMAT, ...rest }
  const checkpoint = openCheckpoint<FinishedGame>(String(flags.out), head, games)
  if ('problem' in checkpoint) throw new BadInput(checkpoint.problem)
  return checkpoint
}

async function playGames(plan: Tournament, threads: number, checkpoint: Checkpoint<FinishedGame> | null) {
  const earlier = checkpoint?.games ?? []
  let done = earlier.length
  const progress = new Progress('games', plan.games)
  progress.goOnFrom(done)
  const worker = new URL('../arena-worker.ts', import.meta.url)
  const pool = openThreadPool<ArenaTask, GameReport>(
    worker,
    Math.max(1, Math.min(threads, plan.games - done)),
  )
  try {
    return await runTournament(plan, {
      play: (task) => pool.run(task),
      earlier,
      onFinished: (game) => {
        checkpoint?.add({ ...game, ...seatedIn(plan, game.index) })
        progress.to(++done)
      },
    })
  } finally {
    progress.close()
    await pool.destroy()
  }
}

/** Who sat where, and which deal it was: a line says it without a calculation. */
function seatedIn({ players, entrants }: Tournament, index: number) {
  const seats = Array.from({ length: players }, (_, seat) => entrants[entrantAt(index, seat, players)]?.name)
  return { deal: Math.floor(index / players), seats }
}

/** With `--weights` every bot but the first has the weights of that file. */
function entrantsOf(words: Words, loaded: LoadedGame): Entrant[] {
  const text = words.flags.bots
  if (text === undefined) throw new BadInput('--bots is missing, as in --bots captain,mate')
  const file = words.flags.weights === undefined ? null : String(words.flags.weights)
  const weights = file === null ? null : readWeights(file, loaded)
  return String(text)
    .split(',')
    .map((name, place) => {
      const entrant = readEntrant(name)
      if ('problem' in entrant) throw new BadInput(entrant.problem)
      if (weights === null || place === 0 || entrant.kind !== 'rank') return entrant
      return { ...entrant, name: `${name}@${basename(file ?? '')}`, weights }
    })
}

function summary({ game, players, options, entrants, seed, games }: Tournament) {
  return { game, players, options, bots: entrants.map(({ name }) => name), seed, games }
}

function withoutLists({ lengths: _lengths, ...standings }: Standings) {
  return {
    ...standings,
    entrants: standings.entrants.map(({ scores: _scores, ...standing }) => standing),
  }
}

function writePage(file: string, plan: Tournament, standings: Standings): void {
  try {
    writeFileSync(file, arenaPage(summary(plan), standings))
  } catch (error) {
    throw new BadInput(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
    )
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function printStandings(plan: Tournament, standings: Standings, seconds: number): void {
  const { entrants, seatWins, meanLength, endings, failures } = standings
  const lines = [
    `${plan.game}, ${plan.players} players, ${plan.games} games, seed ${plan.seed}, ${seconds.toFixed(0)} s`,
    ...entrants.map(
      ({ name, share, interval, fair, elo, meanScore, decisionMs }) =>
        `  ${name}: wins ${percent(share)} (95 %: ${percent(interval.low)} to ${percent(interval.high)}; equal share ${percent(fair)}), Elo ${elo}, mean score ${meanScore.toFixed(1)}, ${decisionMs.toFixed(1)} ms a choice`,
    ),
    `  wins by seat: ${seatWins.map((wins) => percent(wins / plan.games)).join(', ')}; mean length ${meanLength.toFixed(1)} rounds`,
    `  endings: ${Object.entries(endings)
      .map(([reason, many]) => `${reason} ${many}`)
      .join(', ')}`,
    ...failures.slice(0, 10).map(({ game, name, why }) => `  game ${game}: ${name} lost because ${why}`),
    ...(failures.length > 10 ? [`  and ${failures.length - 10} more games lost like this`] : []),
  ]
  console.log(lines.join('\n'))
}
