/** Tunes weights by SPSA on games between two sets of weights, and tests the result on fresh deals. */
import type { Rank } from '@quayside/bots'
import type { Entrant } from '../entrant.ts'
import { type Standing, standingsOf } from '../standings.ts'
import { type PlayTask, runTournament, type Tournament } from '../tournament.ts'
import type { Weights } from '../weights.ts'
import { spsa } from './spsa.ts'

/** Added to the seed, so that the proof uses other deals than the tuning (a held-out set). */
const PROOF_SEED = 1_000_003

export interface DuelPlan extends Omit<Tournament, 'entrants'> {
  readonly rank: Rank
}

export interface TuningSteps {
  readonly start: Weights
  /** Which weights may change. */
  readonly names: readonly string[]
  readonly steps: number
  readonly stride: number
  onStep(done: number): void
}

/** `plan.games` is the number of games in one step. */
export function tuneWeights(plan: DuelPlan, play: PlayTask, task: TuningSteps): Promise<Weights> {
  const { players, games, seed } = plan
  const deals = Math.ceil(games / players)
  const isFirst = Array.from({ length: players }, (_, seat) => seat % 2 === 0)
  return spsa({
    ...task,
    seed,
    // The two sets take alternate seats; every step uses new deals.
    duel: async (first, second, step) => {
      const [a, b] = await playDuel(plan, { play, first, second, isFirst, firstDeal: step * deals })
      return perSeat(a) - perSeat(b)
    },
  })
}

/** Plays one seat with the found weights against seats with the baseline. */
export async function proveWeights(plan: DuelPlan, play: PlayTask, found: Weights, baseline: Weights) {
  const { players, games } = plan
  const seed = plan.seed + PROOF_SEED
  const isFirst = Array.from({ length: players }, (_, seat) => seat === 0)
  const duel = { play, first: found, second: baseline, isFirst, firstDeal: 0 }
  const [own] = await playDuel({ ...plan, seed }, duel)
  return { games, seed, share: own.share, interval: own.interval, fair: own.fair }
}

interface Duel {
  readonly play: PlayTask
  readonly first: Weights
  readonly second: Weights
  /** By seat in the first rotation. */
  readonly isFirst: readonly boolean[]
  readonly firstDeal: number
}

async function playDuel({ rank, ...plan }: DuelPlan, duel: Duel): Promise<readonly [Standing, Standing]> {
  const { play, first, second, isFirst, firstDeal } = duel
  const entrants = isFirst.map((own) => entrant(rank, own ? 'a' : 'b', own ? first : second))
  const finished = await runTournament({ ...plan, entrants }, { play, firstDeal })
  const standings = standingsOf(entrants, plan.players, finished)
  const named = (name: string) => standings.entrants.find((standing) => standing.name === name) as Standing
  return [named('a'), named('b')]
}

const entrant = (rank: Rank, name: string, weights: Weights): Entrant => ({
  kind: 'rank',
  name,
  rank,
  budget: null,
  weights: { evaluation: 'tuned', weights },
})

const perSeat = ({ share, seats }: Standing) => share / seats
