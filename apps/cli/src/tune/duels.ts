import type { Entrant, Rank, Weights } from '@quayside/bots'
import { type Standing, standingsOf } from '../arena/standings.ts'
import { openPool, playSeries, type Series } from '../arena/tournament.ts'
import { Progress } from '../terminal/progress.ts'
import { climb } from './climb.ts'

/** The proof is played with other deals than those that were learned from. */
const PROOF_SEED = 1_000_003

export type Plan = Omit<Series, 'entrants'> & { readonly threads: number }

/** Two sets of weights at one table, over and over, with the same threads. */
export class Duels {
  private readonly plan: Plan
  private readonly rank: Rank
  private readonly pool: ReturnType<typeof openPool>

  constructor(plan: Plan, rank: Rank) {
    this.plan = plan
    this.rank = rank
    this.pool = openPool(plan.threads)
  }

  climb(start: Weights, names: readonly string[], steps: number, stride: number): Promise<Weights> {
    const { players, games, seed } = this.plan
    const dealt = Math.ceil(games / players)
    const progress = new Progress('steps', steps)
    return climb({
      start,
      names,
      steps,
      stride,
      seed,
      // Every second seat each; no deal is met twice.
      duel: async (first, second, step) => {
        const seats = Array.from({ length: players }, (_, seat) => seat % 2 === 0)
        const [a, b] = await this.play(first, second, seats, { ...this.plan, firstDeal: step * dealt })
        return perSeat(a) - perSeat(b)
      },
      heard: (step) => progress.to(step),
    }).finally(() => progress.close())
  }

  /** One seat with the found weights among seats with the usual ones. */
  async prove(found: Weights, usual: Weights, games: number) {
    const { players } = this.plan
    const seed = this.plan.seed + PROOF_SEED
    const seats = Array.from({ length: players }, (_, seat) => seat === 0)
    const [own] = await this.play(found, usual, seats, { ...this.plan, games, seed })
    return { games, seed, share: own.share, interval: own.interval, fair: own.fair }
  }

  end(): Promise<void> {
    return this.pool.destroy()
  }

  private async play(a: Weights, b: Weights, isFirst: readonly boolean[], plan: Plan) {
    const entrants = isFirst.map((first) => entrant(this.rank, first ? 'a' : 'b', first ? a : b))
    const finished = await playSeries({ ...plan, entrants }, this.pool)
    const { entrants: all } = standingsOf(entrants, plan.players, finished)
    const named = (name: string) => all.find((one) => one.name === name) as Standing
    return [named('a'), named('b')] as const
  }
}

const entrant = (rank: Rank, name: string, weights: Weights): Entrant => ({
  kind: 'rank',
  name,
  rank,
  budget: null,
  weights,
})

const perSeat = ({ share, seats }: Standing) => share / seats
