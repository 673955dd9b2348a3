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
  type SequentialResult,
  type SequentialTest,
  type Standings,
  sequentialTest,
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
  sequential: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  weights: { type: 'string' },
  out: { type: 'string' },
  html: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const arena: Command = {
  usage:
    'arena GAME --bots a,b[,c,d] [--players N] [--games N] [--sequential POINTS] [--options k=v,…] [--seed S] [--threads N] [--weights FILE] [--out FILE] [--html FILE] [--json]',
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
    const test = sequentialOf(words, plan)
    const games = await playGames(plan, threads, checkpointOf(words, plan), test)
    const decided = test && sequentialTest(test, winsOfFirst(plan, games))
    const standings = standingsOf(plan.entrants, players, games)
    const seconds = (performance.now() - began) / 1000
    if (words.flags.html !== undefined) writePage(String(words.flags.html), plan, standings)
    if (words.flags.json)
      printJson({
        ...summary({ ...plan, games: games.length }),
        threads,
        seconds,
        ...withoutLists(standings),
        ...(decided ? { sequential: { ...test, ...decided } } : {}),
      })
    else {
      printStandings({ ...plan, games: games.length }, standings, seconds)
      if (test && decided) console.log(sentenceOf(test, decided))
    }
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

/** The first bot against so many percentage points more than the equal share, at 5 % errors on either side. */
function sequentialOf(words: Words, { entrants, players }: Tournament): SequentialTest | null {
  if (words.flags.sequential === undefined) return null
  const points = wholeNumber(words, 'sequential', 8, 1, 40)
  const seats = entrants.filter(({ name }) => name === entrants[0]?.name).length
  const fair = seats / players
  if (fair + points / 100 >= 1) throw new BadInput('--sequential needs more than one bot')
  return { fair, better: fair + points / 100, error: 0.05 }
}

/** By game, the part of the win that the first bot has. */
function winsOfFirst({ entrants, players }: Tournament, games: readonly FinishedGame[]): number[] {
  const name = entrants[0]?.name
  return games.map(({ index, report }) =>
    report.wins.reduce(
      (sum, share, seat) => sum + (entrants[entrantAt(index, seat, players)]?.name === name ? share : 0),
      0,
    ),
  )
}

/** All games at once; with a sequential test in whole rotations of the seats, until it is decided. */
async function playGames(
  plan: Tournament,
  threads: number,
  checkpoint: Checkpoint<FinishedGame> | null,
  test: SequentialTest | null,
): Promise<readonly FinishedGame[]> {
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
    const play = (games: number, known: readonly FinishedGame[]) =>
      runTournament(
        { ...plan, games },
        {
          play: (task) => pool.run(task),
          earlier: known.filter(({ index }) => index < games),
          onFinished: (game) => {
            checkpoint?.add({ ...game, ...seatedIn(plan, game.index) })
            progress.to(++done)
          },
        },
      )
    if (!test) return await play(plan.games, earlier)
    const step = plan.players * threads
    let games: readonly FinishedGame[] = []
    for (let many = 0; many < plan.games && isOpen(plan, test, games); ) {
      many = Math.min(plan.games, many + step)
      games = await play(many, [...earlier, ...games.filter(({ index }) => !isIn(earlier, index))])
    }
    return games
  } finally {
    progress.close()
    await pool.destroy()
  }
}

const isIn = (games: readonly FinishedGame[], index: number) => games.some((game) => game.index === index)

const isOpen = (plan: Tournament, test: SequentialTest, games: readonly FinishedGame[]) =>
  sequentialTest(test, winsOfFirst(plan, games)).verdict === 'undecided'

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

function sentenceOf(
  { fair, better }: SequentialTest,
  { verdict, games, ratio, bound }: SequentialResult,
): string {
  const said = {
    better: `more than the equal share (${percent(better)} rather than ${percent(fair)})`,
    fair: `no more than the equal share (${percent(fair)} rather than ${percent(better)})`,
    undecided: `undecided between ${percent(fair)} and ${percent(better)}`,
  }[verdict]
  return `  sequential test, 5 % errors: ${said} after ${games} games, ratio ${ratio.toFixed(2)} of ${bound.toFixed(2)}`
}

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
