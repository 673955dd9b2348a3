/**
 * A depth-limited search over a few determinizations: each candidate is played, the seat's own following actions are
 * searched in full where they are few and taken greedily where not, and the evaluations are averaged. All candidates share
 * the same determinizations and random numbers, so that they differ by the action and not by luck.
 */
import {
  ActionList,
  type Game,
  type GameTypes,
  type Heuristic,
  type Rng,
  type Seat,
  SeededRng,
  type View,
} from '@quayside/rules-kit'
import type { Duty } from './bot.ts'
import { listCandidates, owesAction } from './candidates.ts'
import { determinize } from './determinizations.ts'
import { GreedyPolicy } from './greedy-policy.ts'
import { RandomPolicy } from './random-policy.ts'

const DETERMINIZATIONS = 4
/** With many candidates fewer determinizations, so that an answer takes milliseconds. */
const MAX_TRIALS = 600
/** Own actions in a row (a double action, a turn of three moves) that are searched in full, if there are few candidates. */
const FULL_DEPTH = 2
/** With more candidates than this, and below `FULL_DEPTH`, the greedy action is taken. */
const FULL_WIDTH = 9
const MAX_STEPS = 8
const MAX_GREEDY_CANDIDATES = 24
const MAX_MOVES_BETWEEN = 200

export function mateAction<G extends GameTypes>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  view: View<G>,
  duty: Duty,
  rng: Rng,
): G['Action'] | null {
  return new Mate(game, heuristic, view, rng).choose(duty)
}

class Mate<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly seat: Seat
  private readonly view: View<G>
  private readonly rng: Rng
  private readonly greedy: GreedyPolicy<G>
  /** Pool of states to overwrite: cloning one for each trial is slow. */
  private readonly spares: G['State'][] = []

  constructor(game: Game<G>, heuristic: Heuristic<G>, view: View<G>, rng: Rng) {
    this.game = game
    this.heuristic = heuristic
    this.seat = view.viewer as Seat
    this.view = view
    this.rng = rng
    const evaluate = (next: G['State'], seat: Seat) => heuristic.evaluate(next, seat)
    this.greedy = new GreedyPolicy(game, evaluate, MAX_GREEDY_CANDIDATES)
  }

  choose(duty: Duty): G['Action'] | null {
    const first = this.determinize()
    const candidates = this.candidates(first)
    if (candidates.length === 0) return null
    if (duty === 'owe' && candidates.length === 1) return candidates.at(0)
    const states = [first]
    const count = Math.max(1, Math.min(DETERMINIZATIONS, Math.floor(MAX_TRIALS / candidates.length)))
    while (states.length < count) states.push(this.determinize())
    const seeds = states.map(() => this.rng.below(0x7fffffff))
    let best: G['Action'] | null = null
    let highest = duty === 'owe' ? Number.NEGATIVE_INFINITY : this.valueOfPassing(states)
    for (let i = 0; i < candidates.length; i++) {
      const action = candidates.at(i)
      const value = this.meanValueAfter(states, seeds, action)
      if (value > highest) {
        highest = value
        best = action
      }
    }
    return best
  }

  private determinize(): G['State'] {
    return determinize(this.game, this.view, this.rng)
  }

  private candidates(state: G['State']): ActionList<G['Action']> {
    const list = new ActionList<G['Action']>()
    listCandidates(this.game, this.heuristic, state, this.seat, list)
    return list
  }

  private valueOfPassing(states: readonly G['State'][]): number {
    let sum = 0
    for (const state of states) sum += this.heuristic.evaluate(state, this.seat)
    return sum / states.length
  }

  private meanValueAfter(
    states: readonly G['State'][],
    seeds: readonly number[],
    action: G['Action'],
  ): number {
    let sum = 0
    states.forEach((state, i) => {
      sum += this.valueAfter(state, action, new SeededRng(seeds[i] as number), FULL_DEPTH)
    })
    return sum / states.length
  }

  private valueAfter(from: G['State'], action: G['Action'], rng: Rng, depth: number): number {
    const state = this.spares.pop() ?? this.game.clone(from)
    this.game.copyInto(state, from)
    this.game.apply(state, { by: this.seat, action }, null)
    this.playUntilDecision(state, rng)
    const value = this.bestValue(state, rng, depth)
    this.spares.push(state)
    return value
  }

  /** Resolves chance; where several seats owe an action at once (discards), the other ones act at random. */
  private playUntilDecision(state: G['State'], rng: Rng): void {
    const others = new RandomPolicy(this.game, rng)
    for (let moves = 0; moves < MAX_MOVES_BETWEEN; moves++) {
      const pending = this.game.pending(state)
      if (pending.by === 'chance') {
        this.game.apply(state, { by: 'chance', outcome: this.game.sample(state, rng) }, null)
        continue
      }
      const other =
        pending.by === 'seats' && pending.owe.length > 1
          ? pending.owe.find((seat) => seat !== this.seat)
          : undefined
      const action = other === undefined ? null : others.choose(state, other, 'owe')
      if (other === undefined || action === null) return
      this.game.apply(state, { by: other, action }, null)
    }
  }

  /** The value at the end of the seat's own actions, when it takes the best ones. */
  private bestValue(state: G['State'], rng: Rng, depth: number): number {
    for (let step = 0; step < MAX_STEPS && owesAction(this.game, state, this.seat); step++) {
      const candidates = this.candidates(state)
      if (depth > 0 && candidates.length <= FULL_WIDTH) return this.bestValueOf(state, candidates, rng, depth)
      const action = this.greedy.choose(state, this.seat, candidates)
      if (action !== null) this.game.apply(state, { by: this.seat, action }, null)
      this.playUntilDecision(state, rng)
    }
    return this.heuristic.evaluate(state, this.seat)
  }

  private bestValueOf(
    state: G['State'],
    candidates: ActionList<G['Action']>,
    rng: Rng,
    depth: number,
  ): number {
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < candidates.length; i++) {
      best = Math.max(best, this.valueAfter(state, candidates.at(i), rng, depth - 1))
    }
    return best
  }
}
