/** A tournament: seats rotate, and each deal is played once from every rotation, so that neither seat nor deal favours anybody. */
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

/** One game of it as plain data, for whoever plays it: this thread or another. */
export interface ArenaTask extends Omit<Tournament, 'games'> {
  /** Games of the same deal share their set-up and their luck. */
  readonly deal: number
  /** Tells the games of one deal apart. */
  readonly rotation: number
}

export type PlayTask = (task: ArenaTask) => Promise<GameReport>

export interface Finished {
  readonly index: number
  readonly report: GameReport
}

/** Seat `s` of game `index` is taken by this place of the entrants' list. */
export function entrantAt(index: number, seat: number, players: number): number {
  return (seat + players - (index % players)) % players
}

export interface TournamentRun {
  readonly play: PlayTask
  /** Games of an earlier run, which are not played again. */
  readonly earlier?: readonly Finished[]
  /** Deals before this one are left to others. */
  readonly firstDeal?: number
  onFinished?(game: Finished): void
}

/** All games in order of their index; `play` decides how many at a time. */
export async function runTournament(plan: Tournament, run: TournamentRun): Promise<readonly Finished[]> {
  const { play, earlier = [], firstDeal = 0, onFinished } = run
  const known = new Set(earlier.map(({ index }) => index))
  const open = Array.from({ length: plan.games }, (_, index) => index).filter((index) => !known.has(index))
  const played = await Promise.all(
    open.map(async (index) => {
      const finished = { index, report: await play(taskOf(plan, index, firstDeal)) }
      onFinished?.(finished)
      return finished
    }),
  )
  return [...earlier, ...played].sort((a, b) => a.index - b.index)
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
