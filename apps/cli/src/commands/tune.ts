/** Finds a bot's weights by self-play: bots play, the weights are fitted to who won, and an arena proves what was found. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Entrant, isRank, type Rank, type Weights } from '@quayside/bots'
import { seriesOptions } from '@quayside/rules-kit'
import { standingsOf } from '../arena/standings.ts'
import { runTournament, type Tournament } from '../arena/tournament.ts'
import { optionsOf, readWords, seedOf, type Words, wantedGame, wholeNumber } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { Progress } from '../terminal/progress.ts'
import { Fitter } from '../tune/fit.ts'
import { collect } from '../tune/positions.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  bots: { type: 'string' },
  players: { type: 'string' },
  options: { type: 'string' },
  games: { type: 'string' },
  positions: { type: 'string' },
  rounds: { type: 'string' },
  proof: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  only: { type: 'string' },
  fixed: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** The proof is played with other deals than those that were learned from. */
const PROOF_SEED = 1_000_003

export const tune: Command = {
  usage:
    'tune GAME [--bots RANK] [--players N] [--options k=v,…] [--games N] [--positions N] [--rounds N] [--only a,b] [--fixed a,b] [--proof N] [--seed S] [--threads N] [--out FILE] [--json]',
  does: "finds the weights of a game's bot by self-play",
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGame(words)
    const { game, brain } = loaded
    const start = brain.weights
    if (!start) throw new BadInput(`the bot of ${game.id} has no weights to tune`)
    const { min, max } = game.seats
    const players = wholeNumber(words, 'players', Math.max(min, Math.min(4, max)), Math.max(2, min), max)
    const options = optionsOf(loaded, words, players, seriesOptions(game.options))
    const games = wholeNumber(words, 'games', 400, 5, 1_000_000)
    const seed = seedOf(words)
    const names = namesOf(words, start)
    const rounds = wholeNumber(words, 'rounds', 16, 1, 200)
    const perGame = wholeNumber(words, 'positions', 8, 1, 1000)

    const source = { loaded, options, players, rank: rankOf(words), games, seed }
    const positions = heard('games', games, (to) => collect(source, perGame, to))
    const fit = heard('rounds', rounds, (to) => new Fitter(loaded, positions).fit(names, rounds, to))
    const proof = await prove(start, fit.weights, {
      game: game.id,
      options,
      players,
      games: wholeNumber(words, 'proof', 200, players, 1_000_000),
      seed: seed + PROOF_SEED,
      threads: wholeNumber(words, 'threads', availableParallelism(), 1, 256),
      keep: null,
    })
    const { weights, ...rest } = fit
    const found = { game: game.id, command: `npx quayside tune ${given.join(' ')}`, ...rest, proof, weights }
    if (words.flags.out !== undefined) write(String(words.flags.out), found)
    if (words.flags.json) printJson(found)
    else console.log(`${JSON.stringify(found, null, 2)}`)
  },
}

function heard<T>(what: string, total: number, work: (to: (done: number) => void) => T): T {
  const progress = new Progress(what, total)
  try {
    return work((done) => progress.to(done))
  } finally {
    progress.close()
  }
}

function rankOf(words: Words): Rank {
  const rank = String(words.flags.bots ?? 'deckhand')
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

/** One mate with the found weights among mates with the usual ones. */
async function prove(start: Weights, weights: Weights, plan: Omit<Tournament, 'entrants'>) {
  const { players, games, seed } = plan
  const mate = (name: string, own: Weights): Entrant => ({
    kind: 'rank',
    name,
    rank: 'mate',
    budget: null,
    weights: own,
  })
  const entrants = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? mate('found', weights) : mate('usual', start),
  )
  const finished = await runTournament({ ...plan, entrants }, new Progress('games of proof', games))
  const { entrants: standings } = standingsOf(entrants, players, finished)
  const found = standings.find(({ name }) => name === 'found')
  return { games, seed, share: found?.share ?? 0, interval: found?.interval, fair: 1 / players }
}
