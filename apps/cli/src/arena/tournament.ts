/** A series of games over all cores: seats rotate, each deal is played once from every rotation, finished games are kept. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Entrant } from '@quayside/bots'
import { Piscina } from 'piscina'
import { BadInput } from '../failures.ts'
import type { Progress } from '../terminal/progress.ts'
import type { GameReport } from './play-game.ts'
import type { Task } from './worker.ts'

export interface Tournament {
  readonly game: string
  readonly options: object
  readonly players: number
  /** By seat in the first rotation. */
  readonly entrants: readonly Entrant[]
  readonly seed: number
  readonly games: number
  readonly threads: number
  /** Where finished games are kept; a second run goes on from there. */
  readonly keep: string | null
}

export interface Finished {
  readonly index: number
  readonly report: GameReport
}

/** Seat `s` of game `index` is taken by this place of the entrants' list. */
export function entrantAt(index: number, seat: number, players: number): number {
  return (seat + players - (index % players)) % players
}

/** Threads that play games. */
export function openPool(threads: number, fewest = threads): Piscina<Task, GameReport> {
  return new Piscina<Task, GameReport>({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: threads,
    minThreads: Math.max(1, Math.min(threads, fewest)),
    concurrentTasksPerWorker: 1,
  })
}

export async function runTournament(plan: Tournament, progress: Progress): Promise<readonly Finished[]> {
  const done = plan.keep === null ? [] : readKept(plan, plan.keep)
  progress.goOnFrom(done.length)
  const known = new Set(done.map(({ index }) => index))
  const open = Array.from({ length: plan.games }, (_, index) => index).filter((index) => !known.has(index))
  const pool = openPool(plan.threads, open.length)
  try {
    await Promise.all(
      open.map(async (index) => {
        const report = await pool.run(taskOf(plan, index))
        done.push({ index, report })
        if (plan.keep !== null) appendFileSync(plan.keep, `${JSON.stringify({ index, report })}\n`)
        progress.to(done.length)
      }),
    )
  } finally {
    progress.close()
    await pool.destroy()
  }
  return done.toSorted((a, b) => a.index - b.index)
}

export type Series = Omit<Tournament, 'threads' | 'keep'> & {
  readonly firstDeal?: number
}

/** A short series among threads that are there already. */
export function playSeries(plan: Series, pool: Piscina<Task, GameReport>): Promise<readonly Finished[]> {
  return Promise.all(
    Array.from({ length: plan.games }, async (_, index) => ({
      index,
      report: await pool.run(taskOf(plan, index)),
    })),
  )
}

function taskOf({ game, options, players, entrants, seed, firstDeal = 0 }: Series, index: number): Task {
  const seated = Array.from(
    { length: players },
    (_, seat) => entrants[entrantAt(index, seat, players)] as Entrant,
  )
  const deal = firstDeal + Math.floor(index / players)
  return { game, options, players, entrants: seated, seed, deal, rotation: index % players }
}

/** The first line says which tournament the file belongs to; a torn last line is played again. */
function readKept(plan: Tournament, file: string): Finished[] {
  const { threads: _threads, keep: _keep, games: _games, ...rest } = plan
  const head = JSON.stringify({ arena: 1, ...rest })
  if (!existsSync(file)) {
    writeFileSync(file, `${head}\n`)
    return []
  }
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
  if (first !== head)
    throw new BadInput(`${file} belongs to another arena; give another file or the same words`)
  const kept: Finished[] = []
  for (const line of lines) {
    try {
      const read = JSON.parse(line) as Finished
      if (read.index < plan.games) kept.push(read)
    } catch {
      // Torn when the run before was stopped.
    }
  }
  writeFileSync(file, [head, ...kept.map((one) => JSON.stringify(one)), ''].join('\n'))
  return kept
}
