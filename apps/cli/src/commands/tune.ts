/** Finds a bot's weights by self-play: weights play against each other, and an arena on other deals proves what was found. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { LoadedGame } from '@quayside/all'
import {
  type ArenaTask,
  collectPositions,
  type DuelPlan,
  fitScale,
  type GameReport,
  type PlayTask,
  proveWeights,
  tunedRules,
  tuneWeights,
  type Weights,
} from '@quayside/arena'
import { openThreadPool } from '@quayside/arena/node'
import { isRank, type Rank } from '@quayside/bots'
import { seriesOptions } from '@quayside/rules-kit'
import { optionsOf, readWords, seedOf, type Words, wantedGameToLearn, wholeNumber } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { readWeights } from '../read-weights.ts'
import { Progress } from '../terminal/progress.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  bots: { type: 'string' },
  players: { type: 'string' },
  options: { type: 'string' },
  steps: { type: 'string' },
  stride: { type: 'string' },
  games: { type: 'string' },
  fit: { type: 'string' },
  proof: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  only: { type: 'string' },
  fixed: { type: 'string' },
  from: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** The games that the scale is fitted to are played with other deals than those that were learned from. */
const FIT_SEED = 2_000_003
const POSITIONS_A_GAME = 8

export const tune: Command = {
  usage:
    'tune GAME [--bots RANK] [--players N] [--options k=v,…] [--steps N] [--stride PERCENT] [--games N] [--only a,b] [--fixed a,b] [--from FILE] [--fit N] [--proof N] [--seed S] [--threads N] [--out FILE] [--json]',
  does: "finds the weights of a game's bot by self-play",
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGameToLearn(words)
    const start = startOf(words, loaded)
    const plan = planOf(words, loaded)
    const names = namesOf(words, start)
    const steps = wholeNumber(words, 'steps', 100, 1, 100_000)
    const stride = wholeNumber(words, 'stride', 15, 1, 100) / 100
    const proofGames = wholeNumber(words, 'proof', 400, plan.players, 1_000_000)
    const fitGames = wholeNumber(words, 'fit', 400, 1, 1_000_000)
    const threads = wholeNumber(words, 'threads', availableParallelism(), 1, 256)
    const pool = openThreadPool<ArenaTask, GameReport>(
      new URL('../arena-worker.ts', import.meta.url),
      threads,
    )
    const play: PlayTask = (task) => pool.run(task)
    try {
      const weights = await tuneWithProgress(plan, play, { start, names, steps, stride })
      const scale = scaleFor(weights, tunedRules(loaded), plan, fitGames)
      const proof = await proveWeights({ ...plan, games: proofGames }, play, weights, start)
      const command = `npx quayside tune ${given.join(' ')}`
      const found = { game: loaded.game.id, command, seed: plan.seed, proof, scale, weights }
      if (words.flags.out !== undefined) write(String(words.flags.out), found)
      if (words.flags.json) printJson(found)
      else console.log(JSON.stringify(found, null, 2))
    } finally {
      await pool.destroy()
    }
  },
}

function planOf(words: Words, loaded: LoadedGame): DuelPlan {
  const { game } = loaded
  const { min, max } = game.seats
  const players = wholeNumber(words, 'players', Math.max(min, Math.min(4, max)), Math.max(2, min), max)
  return {
    game: game.id,
    options: optionsOf(loaded, words, players, seriesOptions(game.options)),
    players,
    games: wholeNumber(words, 'games', 40, players, 1_000_000),
    seed: seedOf(words),
    rank: rankOf(words),
  }
}

/** The weights in use, or those of a file, so that a run can be repeated after what it found is in use. */
function startOf({ flags }: Words, loaded: LoadedGame): Weights {
  const { game } = loaded
  const { weights } = tunedRules(loaded).heuristic
  if (!weights) throw new BadInput(`the bot of ${game.id} has no weights to tune`)
  if (flags.from === undefined) return { ...weights }
  return readWeights(String(flags.from), loaded).weights
}

type Steps = Omit<Parameters<typeof tuneWeights>[2], 'onStep'>

function tuneWithProgress(plan: DuelPlan, play: PlayTask, steps: Steps): Promise<Weights> {
  const progress = new Progress('steps', steps.steps)
  const task = { ...steps, onStep: (done: number) => progress.to(done) }
  return tuneWeights(plan, play, task).finally(() => progress.close())
}

function scaleFor(weights: Weights, rules: LoadedGame, plan: DuelPlan, games: number): number {
  const { options, players } = plan
  const progress = new Progress('games for the scale', games)
  const positions = collectPositions({
    rules,
    options,
    players,
    rank: 'deckhand',
    games,
    seed: plan.seed + FIT_SEED,
    perGame: POSITIONS_A_GAME,
    onGame: (done) => progress.to(done),
  })
  progress.close()
  return fitScale(rules, weights, positions)
}

function rankOf(words: Words): Rank {
  const rank = String(words.flags.bots ?? 'mate')
  if (!isRank(rank)) throw new BadInput(`there is no bot "${rank}"`)
  return rank
}

/** Which weights may change: `--only` these, or all but those that are `--fixed`. */
function namesOf({ flags }: Words, weights: Weights): string[] {
  const all = Object.keys(weights)
  const listed = (flag: string | boolean | undefined) => (flag === undefined ? [] : String(flag).split(','))
  const only = listed(flags.only)
  const fixed = listed(flags.fixed)
  const unknown = [...only, ...fixed].find((name) => !(name in weights))
  if (unknown !== undefined)
    throw new BadInput(`there is no weight "${unknown}"; there are ${all.join(', ')}`)
  return (only.length > 0 ? only : all).filter((name) => !fixed.includes(name))
}

function write(file: string, found: object): void {
  try {
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  } catch (error) {
    throw new BadInput(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
    )
  }
}
