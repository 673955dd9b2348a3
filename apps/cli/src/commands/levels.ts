/** How strong the levels are: mixed tables, four different levels at each, and a strength for each level. */
import { availableParallelism } from 'node:os'
import { type FinishedGame, type FittedStrength, LEVELS, levelTables, plackettLuce } from '@quayside/arena'
import { seriesOptions } from '@quayside/rules-kit'
import { optionsOf, readWords, seedOf, wantedGame, wholeNumber } from '../arguments.ts'
import { checkpointAt, playTasks } from '../play-tasks.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  players: { type: 'string' },
  games: { type: 'string' },
  iterations: { type: 'string' },
  options: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Raised when older files can no longer be read. */
const OUT_FORMAT = 1

export const levels: Command = {
  usage:
    'levels GAME [--games N] [--iterations N] [--players N] [--options k=v,…] [--seed S] [--threads N] [--out FILE] [--json]',
  does: 'plays the levels from 1 to 8 against each other, and fits how strong each is',
  async run(given) {
    const words = readWords(given, FLAGS)
    const loaded = await wantedGame(words)
    const { id, seats, options } = loaded.game
    const players = wholeNumber(words, 'players', Math.min(4, seats.max), Math.max(2, seats.min), seats.max)
    const plan = {
      game: id,
      options: optionsOf(loaded, words, players, seriesOptions(options)),
      players,
      seed: seedOf(words),
      iterations: wholeNumber(words, 'iterations', 100, 1, 100_000),
    }
    const games = wholeNumber(words, 'games', 400, 1, 1_000_000)
    const tasks = levelTables({ ...plan, games })
    const threads = wholeNumber(words, 'threads', availableParallelism(), 1, 256)
    const checkpoint = checkpointAt(words.flags.out, { levels: OUT_FORMAT, ...plan }, games)
    const finished = await playTasks({ tasks, threads, checkpoint })
    const strengths = plackettLuce(
      LEVELS,
      finished.map(({ index, report }) => ({
        names: tasks[index]?.entrants.map(({ name }) => name) ?? [],
        places: report.places,
      })),
    )
    const order = orderOf(strengths)
    if (words.flags.json) printJson({ ...plan, games, failures: failuresIn(finished), strengths, ...order })
    else {
      console.log(
        `${id}, ${players} players, ${games} games, ${plan.iterations} iterations, seed ${plan.seed}`,
      )
      for (const one of strengths) console.log(lineOf(one))
      console.log(`  ${failuresIn(finished)} lost by an error`)
      console.log(`  each stronger than the one before: ${order.increasing ? 'yes' : 'no'}`)
      console.log(`  two apart, intervals disjoint: ${order.apart ? 'yes' : 'no'}`)
    }
  },
}

function failuresIn(finished: readonly FinishedGame[]): number {
  return finished.filter(({ report }) => report.failed).length
}

function orderOf(strengths: readonly FittedStrength[]) {
  const after = (by: number, isAbove: (stronger: FittedStrength, weaker: FittedStrength) => boolean) =>
    strengths.slice(by).every((one, i) => isAbove(one, strengths[i] as FittedStrength))
  return {
    increasing: after(1, (one, before) => one.strength > before.strength),
    apart: after(2, (one, before) => one.interval.low > before.interval.high),
  }
}

function lineOf({ name, games, strength, interval }: FittedStrength): string {
  const nats = (x: number) => x.toFixed(2)
  return `  ${name.padEnd(8)} ${nats(strength).padStart(5)} (95 %: ${nats(interval.low)} to ${nats(interval.high)}), ${games} games`
}
