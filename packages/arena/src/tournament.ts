/** A tournament. Each deal is played once in every rotation of the seats, so that neither seat nor luck favours an entrant. */
import type { GameReport } from './arena-game.ts'
import type { Entrant } from './entrant.ts'

export interface Tournament {
  readonly game: string
  readonly options: object
  readonly players: number
  /** By seat in the first rotation. */
  readonly entrants: readonly Entrant[]
  readonly seed: number
  readonly games: number
}

/** One game of a tournament as plain data, so that it can be sent to a worker thread. */
export interface ArenaTask extends Omit<Tournament, 'games'> {
  /** Games of the same deal share their random numbers (set-up and chance). */
  readonly deal: number
  /** Tells the games of one deal apart. */
  readonly rotation: number
}

export type PlayTask = (task: ArenaTask) => Promise<GameReport>

export interface FinishedGame {
  readonly index: number
  readonly report: GameReport
}

/** Index in the list of entrants of the one who takes `seat` in game `index`. */
export function entrantAt(index: number, seat: number, players: number): number {
  return (seat + players - (index % players)) % players
}

export interface TournamentRun {
  readonly play: PlayTask
  /** Games of an earlier run, which are not played again. */
  readonly earlier?: readonly FinishedGame[]
  /** Number of the first deal, so that several runs can use different deals. */
  readonly firstDeal?: number
  onFinished?(game: FinishedGame): void
}

/** All games in order of their index; `play` decides how many at a time. */
export function runTournament(plan: Tournament, run: TournamentRun): Promise<readonly FinishedGame[]> {
  const { firstDeal = 0, ...rest } = run
  return runTasks(
    Array.from({ length: plan.games }, (_, index) => taskOf(plan, index, firstDeal)),
    rest,
  )
}

/** The same for tables of any kind. */
export async function runTasks(
  tasks: readonly ArenaTask[],
  { play, earlier = [], onFinished }: Omit<TournamentRun, 'firstDeal'>,
): Promise<readonly FinishedGame[]> {
  const done = new Set(earlier.map(({ index }) => index))
  const played = await Promise.all(
    tasks.map(async (task, index) => {
      if (done.has(index)) return []
      const finished = { index, report: await play(task) }
      onFinished?.(finished)
      return [finished]
    }),
  )
  return [...earlier, ...played.flat()].sort((a, b) => a.index - b.index)
}

function taskOf(plan: Tournament, index: number, firstDeal: number): ArenaTask {
  const { game, options, players, entrants, seed } = plan
  const seated = Array.from(
    { length: players },
    (_, seat) => entrants[entrantAt(index, seat, players)] as Entrant,
  )
  const deal = firstDeal + Math.floor(index / players)
  return { game, options, players, entrants: seated, seed, deal, rotation: index % players }
}
