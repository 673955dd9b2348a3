/** Learns the evaluation of a game's bots from self-play: who wins is predicted from the features that the game names. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { LoadedGame } from '@quayside/all'
import {
  type FoundWeights,
  isSelfPlayBot,
  type Lesson,
  learn as learnFrom,
  type SelfPlay,
  type SelfPlayBot,
  type SelfPlayGame,
  type SelfPlayTask,
} from '@quayside/arena'
import { type Checkpoint, openCheckpoint, openThreadPool } from '@quayside/arena/node'
import { seriesOptions } from '@quayside/rules-kit'
import { optionsOf, readWords, seedOf, type Words, wantedGameToLearn, wholeNumber } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { learnPage } from '../learn-page.ts'
import { readWeights } from '../read-weights.ts'
import { Progress } from '../terminal/progress.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  bots: { type: 'string' },
  players: { type: 'string' },
  options: { type: 'string' },
  games: { type: 'string' },
  rounds: { type: 'string' },
  from: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  plays: { type: 'string' },
  html: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Raised when older files of games can no longer be read. */
const PLAYS_FORMAT = 1

interface LearnPlan {
  readonly play: SelfPlay
  /** Games of each round. */
  readonly games: number
  readonly rounds: number
  /** What the first round plays with; null: the weights in use. */
  readonly from: FoundWeights | null
  readonly threads: number
}

export const learn: Command = {
  usage:
    'learn GAME [--bots greedy|RANK] [--players N] [--options k=v,…] [--games N] [--rounds N] [--from FILE] [--seed S] [--threads N] [--plays FILE] [--html FILE] [--out FILE] [--json]',
  does: "learns the evaluation of a game's bots from self-play",
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGameToLearn(words)
    if (!loaded.learning) throw new BadInput(`${loaded.game.id} names no features to learn from`)
    const plan = planOf(words, loaded)
    const lessons = await learnInRounds(loaded, plan, checkpointOf(words, plan))
    const lesson = lessons.at(-1) as Lesson
    const found = foundBy(`npx quayside learn ${given.join(' ')}`, plan, lesson)
    if (words.flags.out !== undefined) write(String(words.flags.out), `${JSON.stringify(found, null, 2)}\n`)
    if (words.flags.html !== undefined)
      write(String(words.flags.html), learnPage(found.command, loaded, lessons))
    if (words.flags.json) printJson(found)
    else printLesson(plan, lesson)
  },
}

function planOf(words: Words, loaded: LoadedGame): LearnPlan {
  const { game } = loaded
  const { min, max } = game.seats
  const players = wholeNumber(words, 'players', Math.max(min, Math.min(4, max)), Math.max(2, min), max)
  const options = optionsOf(loaded, words, players, seriesOptions(game.options))
  return {
    play: { game: game.id, options, players, bot: botOf(words), seed: seedOf(words) },
    games: wholeNumber(words, 'games', 2000, 8, 1_000_000),
    rounds: wholeNumber(words, 'rounds', 2, 1, 20),
    from: words.flags.from === undefined ? null : readWeights(String(words.flags.from), loaded),
    threads: wholeNumber(words, 'threads', availableParallelism(), 1, 256),
  }
}

function botOf(words: Words): SelfPlayBot {
  const name = String(words.flags.bots ?? 'greedy')
  if (!isSelfPlayBot(name)) throw new BadInput(`there is no bot "${name}"`)
  return name
}

/** The games stay in a file, so that a second run goes on from there, and features can change without new games. */
function checkpointOf(
  { flags }: Words,
  { play, games, from, rounds }: LearnPlan,
): Checkpoint<SelfPlayGame> | null {
  if (flags.plays === undefined) return null
  const head = { plays: PLAYS_FORMAT, ...play, from, games }
  const checkpoint = openCheckpoint<SelfPlayGame>(String(flags.plays), head, games * rounds)
  if ('problem' in checkpoint) throw new BadInput(checkpoint.problem)
  return checkpoint
}

/** Each round plays with what was learned from all games before it, and learns from all games so far. */
async function learnInRounds(
  loaded: LoadedGame,
  plan: LearnPlan,
  checkpoint: Checkpoint<SelfPlayGame> | null,
): Promise<readonly Lesson[]> {
  const played: SelfPlayGame[] = [...(checkpoint?.games ?? [])]
  const lessons: Lesson[] = []
  for (let round = 0; round < plan.rounds; round++) {
    const last = lessons.at(-1)
    const weights: FoundWeights | null = last ? { evaluation: 'learned', weights: last.weights } : plan.from
    const known = new Set(played.map(({ index }) => index))
    const open = Array.from({ length: plan.games }, (_, i) => round * plan.games + i).filter(
      (i) => !known.has(i),
    )
    played.push(...(await playGames(plan, open, weights, checkpoint)))
    const soFar = played.filter(({ index }) => index < (round + 1) * plan.games)
    lessons.push(learnFrom(loaded, plan.play, soFar))
  }
  return lessons
}

async function playGames(
  { play, threads }: LearnPlan,
  open: readonly number[],
  weights: FoundWeights | null,
  checkpoint: Checkpoint<SelfPlayGame> | null,
): Promise<SelfPlayGame[]> {
  if (open.length === 0) return []
  const worker = new URL('../self-play-worker.ts', import.meta.url)
  const pool = openThreadPool<SelfPlayTask, SelfPlayGame>(worker, Math.min(threads, open.length))
  const progress = new Progress('games', open.length)
  let done = 0
  try {
    return await Promise.all(
      open.map(async (index) => {
        const game = await pool.run({ ...play, index, weights })
        checkpoint?.add(game)
        progress.to(++done)
        return game
      }),
    )
  } finally {
    progress.close()
    await pool.destroy()
  }
}

function foundBy(command: string, { play, rounds }: LearnPlan, lesson: Lesson) {
  const { weights, games, heldOutGames, heldOutPositions, learned, byHand, guessing } = lesson
  return {
    game: play.game,
    command,
    seed: play.seed,
    evaluation: 'learned' as const,
    learnedFrom: { games, rounds },
    heldOut: {
      games: heldOutGames,
      positions: heldOutPositions,
      logLoss: rounded(learned.logLoss),
      calibrationError: rounded(learned.calibrationError),
      logLossByHand: rounded(byHand.logLoss),
      logLossGuessing: rounded(guessing),
    },
    weights,
  }
}

const rounded = (x: number) => Number(x.toFixed(4))

function printLesson({ play }: LearnPlan, lesson: Lesson): void {
  const { learned, byHand, guessing, games, heldOutGames, heldOutPositions } = lesson
  const bins = learned.bins.map(
    ({ predicted, won, count }) =>
      `    ${(100 * predicted).toFixed(1)} % said, ${(100 * won).toFixed(1)} % won (${count} seats)`,
  )
  const lines = [
    `${play.game}, ${play.players} players, learned from ${games} games, ${heldOutGames} held out (${heldOutPositions} positions)`,
    `  log-loss ${learned.logLoss.toFixed(4)}; by hand ${byHand.logLoss.toFixed(4)}, guessing ${guessing.toFixed(4)}`,
    `  calibration error ${(100 * learned.calibrationError).toFixed(2)} points; by hand ${(100 * byHand.calibrationError).toFixed(2)}`,
    ...bins,
  ]
  console.log(lines.join('\n'))
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new BadInput(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
    )
  }
}
