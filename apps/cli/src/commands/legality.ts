/** Whether bots ever choose what the rules forbid: many games of all levels and options, and what was refused. */
import { availableParallelism } from 'node:os'
import { games as entries, gameIds } from '@quayside/all'
import { type ArenaTask, anyTable, type FinishedGame } from '@quayside/arena'
import { RANKS } from '@quayside/bots'
import type { AnyGame } from '@quayside/rules-kit'
import { readWords, seedOf, type Words, wholeNumber } from '../arguments.ts'
import { BadInput, FoundFailure } from '../failures.ts'
import { checkpointAt, playTasks } from '../play-tasks.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = {
  games: { type: 'string' },
  iterations: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

const OUT_FORMAT = 1
/** How many games of each. */
type Counts = ReadonlyMap<string, number>

export const legality: Command = {
  usage: 'legality [--games N|GAME:N,…] [--iterations N] [--seed S] [--threads N] [--out FILE] [--json]',
  does: 'plays games of all bots with all options, and counts choices that the rules forbid',
  async run(given) {
    const words = readWords(given, FLAGS)
    const counts = countsOf(words)
    const iterations = wholeNumber(words, 'iterations', 8, 1, 100_000)
    const seed = seedOf(words)
    const rules = new Map(
      await Promise.all(gameIds.map(async (id) => [id, (await entries[id]?.game()) as AnyGame] as const)),
    )
    const tasks = orderOf(counts).map((id, index) =>
      anyTable(rules.get(id) as AnyGame, index, seed, iterations),
    )
    const threads = wholeNumber(words, 'threads', availableParallelism(), 1, 256)
    const checkpoint = checkpointAt(
      words.flags.out,
      { legality: OUT_FORMAT, seed, iterations, games: [...counts] },
      tasks.length,
    )
    const finished = await playTasks({ tasks, threads, checkpoint })
    const report = {
      games: Object.fromEntries(counts),
      missing: missingIn(tasks, rules),
      illegal: illegalIn(tasks, finished),
    }
    if (words.flags.json) printJson(report)
    else print(report)
    if (report.illegal.length > 0) throw new FoundFailure()
  },
}

/** `--games 400` is 400 games, the same number of each; `--games a:100,b:20` says it for each. */
function countsOf(words: Words): Counts {
  const given = String(words.flags.games ?? '10000')
  if (!given.includes(':')) {
    const many = wholeNumber(words, 'games', 10_000, 1, 10_000_000)
    return new Map(gameIds.map((id, i) => [id, Math.floor((many + i) / gameIds.length)]))
  }
  return new Map(given.split(',').map(countFrom))
}

function countFrom(text: string): [string, number] {
  const [id = '', many = ''] = text.split(':')
  if (!gameIds.includes(id) || !/^\d{1,8}$/.test(many))
    throw new BadInput(`--games is a number, or GAME:N,… of ${gameIds.join(', ')}, not "${text}"`)
  return [id, Number(many)]
}

/** All games go on side by side, so that an early look at a long run shows something of each. */
function orderOf(counts: Counts): readonly string[] {
  return [...counts]
    .flatMap(([id, many]) => Array.from({ length: many }, (_, i) => ({ id, when: (i + 0.5) / many })))
    .sort((a, b) => a.when - b.when)
    .map(({ id }) => id)
}

/** Values of options, and bots, that no table had. */
function missingIn(tasks: readonly ArenaTask[], rules: ReadonlyMap<string, AnyGame>): readonly string[] {
  const seen = new Set(
    tasks.flatMap(({ game, options, entrants }) => [
      ...Object.entries(options).map(([name, value]) => `${game} ${name}=${value}`),
      ...entrants.map(({ name }) => `${game} ${name}`),
    ]),
  )
  const wanted = [...rules].flatMap(([id, { options }]) => [
    ...RANKS.map((rank) => `${id} ${rank}`),
    ...options.flatMap((spec) =>
      spec.kind === 'choice' ? spec.choices.map(({ value }) => `${id} ${spec.name}=${value}`) : [],
    ),
  ])
  return wanted.filter((one) => !seen.has(one))
}

function illegalIn(tasks: readonly ArenaTask[], finished: readonly FinishedGame[]) {
  return finished.flatMap(({ index, report: { failed } }) => {
    const task = tasks[index]
    if (!failed || !task) return []
    const bot = task.entrants[failed.seat]?.name
    return [{ index, game: task.game, players: task.players, options: task.options, bot, why: failed.why }]
  })
}

function print({
  games,
  missing,
  illegal,
}: {
  games: object
  missing: readonly string[]
  illegal: ReturnType<typeof illegalIn>
}): void {
  console.log(
    `games: ${Object.entries(games)
      .map(([id, many]) => `${many} of ${id}`)
      .join(', ')}`,
  )
  console.log(
    missing.length === 0
      ? 'every bot and every value of an option took part'
      : `not met: ${missing.join(', ')}`,
  )
  console.log(`choices that the rules forbid: ${illegal.length}`)
  for (const { index, game, players, options, bot, why } of illegal.slice(0, 20))
    console.log(`  game ${index}, ${game}, ${players} players, ${JSON.stringify(options)}: ${bot}: ${why}`)
}
