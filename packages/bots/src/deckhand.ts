/**
 * How beginners choose: ignores a random part of the candidates (`missRate`), evaluates the others at the end of its turn in
 * a single determinization, and adds noise to the values (`evalNoise`). It errs, but never plays badly on purpose.
 */
import {
  ActionList,
  at,
  type Game,
  type GameTypes,
  type Heuristic,
  type Rng,
  type Seat,
  type View,
} from '@quayside/rules-kit'
import type { Duty } from './bot.ts'
import { listCandidates, owesAction } from './candidates.ts'
import { resolveChance } from './chance.ts'
import { determinize } from './determinizations.ts'
import { GreedyPolicy } from './greedy-policy.ts'

const DEFAULT_MISS_RATE = 0.5
const DEFAULT_EVAL_NOISE = 0.3
const MOST_MISSED = 0.9
/** The rest of its turn is played greedily, for so many actions at most. */
const MAX_STEPS = 6
const MAX_CANDIDATES = 24

/** `carelessness` multiplies what the game says of a deckhand's errors. */
export function makeDeckhand<G extends GameTypes>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  rng: Rng,
  carelessness: number,
): (view: View<G>, duty: Duty) => G['Action'] | null {
  return (view, duty) =>
    new Deckhand(game, heuristic, view.viewer as Seat, rng, carelessness).choose(view, duty)
}

class Deckhand<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly seat: Seat
  private readonly rng: Rng
  private readonly missRate: number
  private readonly evalNoise: number
  private readonly greedy: GreedyPolicy<G>

  constructor(game: Game<G>, heuristic: Heuristic<G>, seat: Seat, rng: Rng, carelessness: number) {
    this.game = game
    this.heuristic = heuristic
    this.seat = seat
    this.rng = rng
    const { missRate = DEFAULT_MISS_RATE, evalNoise = DEFAULT_EVAL_NOISE } = heuristic.overrides ?? {}
    this.missRate = Math.min(MOST_MISSED, missRate * carelessness)
    this.evalNoise = evalNoise * carelessness
    const afterChance = (next: G['State']) => {
      resolveChance(game, next, rng)
      return heuristic.evaluate(next, seat)
    }
    this.greedy = new GreedyPolicy(game, afterChance, MAX_CANDIDATES)
  }

  choose(view: View<G>, duty: Duty): G['Action'] | null {
    const state = determinize(this.game, view, this.rng)
    const noticed = this.noticed(this.candidates(state).toArray().slice(0, MAX_CANDIDATES))
    if (noticed.length < 2 && duty === 'owe') return noticed[0] ?? null
    const values = noticed.map((action) => this.valueAfter(state, action))
    const best = this.bestWithNoise(values)
    if (best === -1) return null
    const isWorthwhile = duty === 'owe' || at(values, best) > this.heuristic.evaluate(state, this.seat)
    return isWorthwhile ? at(noticed, best) : null
  }

  private candidates(state: G['State']): ActionList<G['Action']> {
    const list = new ActionList<G['Action']>()
    listCandidates(this.game, this.heuristic, state, this.seat, list)
    return list
  }

  private noticed(all: G['Action'][]): G['Action'][] {
    const some = all.filter(() => this.rng.below(1000) >= 1000 * this.missRate)
    return some.length > 0 ? some : all
  }

  private valueAfter(from: G['State'], action: G['Action']): number {
    const state = this.game.clone(from)
    this.play(state, action)
    for (let step = 0; step < MAX_STEPS && owesAction(this.game, state, this.seat); step++) {
      const next = this.greedy.choose(state, this.seat, this.candidates(state))
      if (next !== null) this.play(state, next)
    }
    return this.heuristic.evaluate(state, this.seat)
  }

  private play(state: G['State'], action: G['Action']): void {
    this.game.apply(state, { by: this.seat, action }, null)
    resolveChance(this.game, state, this.rng)
  }

  /** -1 where there is nothing to choose from. */
  private bestWithNoise(values: readonly number[]): number {
    const spread = Math.max(...values) - Math.min(...values)
    let best = -1
    let highest = Number.NEGATIVE_INFINITY
    values.forEach((value, i) => {
      const noisy = value + spread * this.evalNoise * (this.rng.below(1001) / 500 - 1)
      if (noisy > highest) {
        highest = noisy
        best = i
      }
    })
    return best
  }
}
