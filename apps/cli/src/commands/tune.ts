/** Finds a bot's weights by self-play: one weight after another is made larger and smaller, and what wins more is kept. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Entrant, type Interval, type Weights, wilson } from '@quayside/bots'
import { seriesOptions } from '@quayside/rules-kit'
import { standingsOf } from '../arena/standings.ts'
import { runTournament } from '../arena/tournament.ts'
import { optionsOf, readWords, seedOf, wantedGame, wholeNumber } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { Progress } from '../terminal/progress.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  players: { type: 'string' },
  options: { type: 'string' },
  games: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  only: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** By how much a weight is first changed; each round takes the root of it. */
const FIRST_STEP = 1.6

export const tune: Command = {
  usage:
    'tune GAME [--players N] [--options k=v,…] [--games N] [--rounds N] [--only a,b] [--seed S] [--threads N] [--out FILE] [--json]',
  does: "finds the weights of a game's bot by self-play",
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGame(words)
    const { game, brain } = loaded
    const start = brain.weights
    if (!start) throw new BadInput(`the bot of ${game.id} has no weights to tune`)
    const { min, max } = game.seats
    const players = wholeNumber(words, 'players', Math.max(min, Math.min(4, max)), Math.max(2, min), max)
    const tuner = new Tuner({
      game: game.id,
      options: optionsOf(loaded, words, players, seriesOptions(game.options)),
      players,
      games: wholeNumber(words, 'games', 200, players, 1_000_000),
      seed: seedOf(words),
      threads: wholeNumber(words, 'threads', availableParallelism(), 1, 256),
    })
    const names = namesOf(words.flags.only, start)
    const weights = await tuner.search(start, names, wholeNumber(words, 'rounds', 2, 1, 20))
    const proof = await tuner.prove(start, weights)
    const found = { game: game.id, command: `npx quayside tune ${given.join(' ')}`, ...proof, weights }
    if (words.flags.out !== undefined) write(String(words.flags.out), found)
    if (words.flags.json) printJson(found)
    else console.log(`${JSON.stringify(found, null, 2)}`)
  },
}

function namesOf(only: string | boolean | undefined, weights: Weights): string[] {
  if (only === undefined) return Object.keys(weights)
  const names = String(only).split(',')
  const unknown = names.find((name) => !(name in weights))
  if (unknown !== undefined) {
    throw new BadInput(`there is no weight "${unknown}"; there are ${Object.keys(weights).join(', ')}`)
  }
  return names
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

interface TunerPlan {
  readonly game: string
  readonly options: object
  readonly players: number
  readonly games: number
  readonly seed: number
  readonly threads: number
}

class Tuner {
  private readonly plan: TunerPlan
  private duels = 0

  constructor(plan: TunerPlan) {
    this.plan = plan
  }

  async search(start: Weights, names: readonly string[], rounds: number): Promise<Weights> {
    let best = { ...start }
    let step = FIRST_STEP
    for (let round = 0; round < rounds; round++) {
      for (const name of names) best = await this.tryOne(best, name, step)
      step = Math.sqrt(step)
    }
    return best
  }

  private async tryOne(best: Weights, name: string, step: number): Promise<Weights> {
    const now = best[name] as number
    for (const value of [now * step, now / step]) {
      const rounded = Number(value.toPrecision(3))
      const other = { ...best, [name]: rounded }
      const { share, interval } = await this.duel(best, other, this.plan.games, `${name} ${rounded}`)
      // Better by more than luck of about one in six would be.
      const luck = (interval.high - interval.low) / 4
      if (share - luck > 1 / this.plan.players) {
        console.error(`${name}: ${now} -> ${rounded}, wins ${(100 * share).toFixed(1)} %`)
        return other
      }
    }
    return best
  }

  /** Fresh deals, twice as many. */
  async prove(start: Weights, found: Weights): Promise<{ games: number; share: number; interval: Interval }> {
    const games = this.plan.games * 2
    const { share, interval } = await this.duel(start, found, games, 'the found ones')
    return { games, share, interval }
  }

  private async duel(champion: Weights, other: Weights, games: number, what: string) {
    const { players } = this.plan
    const entrant = (name: string, weights: Weights): Entrant => ({
      kind: 'rank',
      name,
      rank: 'mate',
      budget: null,
      weights,
    })
    const entrants = Array.from({ length: players }, (_, seat) =>
      seat === 0 ? entrant('other', other) : entrant('champion', champion),
    )
    const seed = this.plan.seed + 1000 * ++this.duels
    const finished = await runTournament(
      { ...this.plan, entrants, seed, games, keep: null },
      new Progress(`games for ${what}`, games),
    )
    const wins =
      standingsOf(entrants, players, finished).entrants.find(({ name }) => name === 'other')?.wins ?? 0
    return { share: wins / games, interval: wilson(wins, games) }
  }
}
