/**
 * One step of search over the legal list: each choice is tried in a few imagined worlds, chance is sampled until
 * somebody decides again, and the game's evaluation judges. All choices meet the same worlds and the same luck.
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
import { RandomPlayer } from './random.ts'

const WORLDS = 4
/** With many choices fewer worlds each, so that an answer takes milliseconds. */
const MOST_TRIALS = 600
/** How many choices of its own in a row a step tries in full (a double action, a turn of three moves) ... */
const DEPTH = 2
/** ... where there are so few; else, and further on, the step that looks best at once is taken. */
const FEW = 9
const MOST_STEPS = 8
const MOST_LOOKS = 24

export function mateChoice<G extends GameTypes>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  view: View<G>,
  must: boolean,
  rng: Rng,
): G['Action'] | null {
  return new Mate(game, heuristic, view, rng).choose(must)
}

class Mate<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly seat: Seat
  private readonly view: View<G>
  private readonly rng: Rng
  private readonly spares: G['State'][] = []

  constructor(game: Game<G>, heuristic: Heuristic<G>, view: View<G>, rng: Rng) {
    this.game = game
    this.heuristic = heuristic
    this.seat = view.viewer as Seat
    this.view = view
    this.rng = rng
  }

  choose(must: boolean): G['Action'] | null {
    const first = this.imagine()
    const choices = this.choices(first)
    if (choices.length === 0) return null
    if (must && choices.length === 1) return choices.at(0)
    const worlds = [first]
    const many = Math.max(1, Math.min(WORLDS, Math.floor(MOST_TRIALS / choices.length)))
    while (worlds.length < many) worlds.push(this.imagine())
    const luck = worlds.map(() => this.rng.below(0x7fffffff))
    let best: G['Action'] | null = null
    let highest = must ? Number.NEGATIVE_INFINITY : this.standing(worlds)
    for (let i = 0; i < choices.length; i++) {
      const action = choices.at(i)
      const value = this.average(worlds, luck, action)
      if (value > highest) {
        highest = value
        best = action
      }
    }
    return best
  }

  private imagine(): G['State'] {
    const world = this.game.imagine(this.view, this.rng)
    this.game.forget(world)
    return world
  }

  private choices(world: G['State']): ActionList<G['Action']> {
    const list = new ActionList<G['Action']>()
    this.game.legal(world, this.seat, list)
    if (list.length > 1) this.heuristic.pruneCandidates?.(world, this.seat, list)
    return list
  }

  private standing(worlds: readonly G['State'][]): number {
    let sum = 0
    for (const world of worlds) sum += this.heuristic.evaluate(world, this.seat)
    return sum / worlds.length
  }

  private average(worlds: readonly G['State'][], luck: readonly number[], action: G['Action']): number {
    let sum = 0
    worlds.forEach((world, i) => {
      sum += this.valueAfter(world, action, new SeededRng(luck[i] as number), DEPTH)
    })
    return sum / worlds.length
  }

  private valueAfter(world: G['State'], action: G['Action'], rng: Rng, depth: number): number {
    const state = this.spares.pop() ?? this.game.clone(world)
    this.game.copyInto(state, world)
    this.game.apply(state, { by: this.seat, action }, null)
    this.playOn(state, rng)
    const value = this.ownBest(state, rng, depth)
    this.spares.push(state)
    return value
  }

  /** Chance happens; seats that owe something in between (a discard, a protection) do something legal. */
  private playOn(state: G['State'], rng: Rng): void {
    const others = new RandomPlayer(this.game, rng)
    for (let steps = 0; steps < 200; steps++) {
      const pending = this.game.pending(state)
      if (pending.by === 'chance') {
        this.game.apply(state, { by: 'chance', outcome: this.game.sample(state, rng) }, null)
        continue
      }
      const between =
        pending.by === 'seats' && pending.owe.length > 1
          ? pending.owe.find((s) => s !== this.seat)
          : undefined
      const action = between === undefined ? null : others.pick(state, between, true)
      if (between === undefined || action === null) return
      this.game.apply(state, { by: between, action }, null)
    }
  }

  private ownBest(state: G['State'], rng: Rng, depth: number): number {
    for (let steps = 0; steps < MOST_STEPS && this.isAsked(state); steps++) {
      const list = this.choices(state)
      if (depth > 0 && list.length <= FEW) return this.bestOf(state, list, rng, depth)
      this.takeBest(state, list, rng)
    }
    return this.heuristic.evaluate(state, this.seat)
  }

  private isAsked(state: G['State']): boolean {
    const pending = this.game.pending(state)
    return pending.by === 'seats' && pending.owe.includes(this.seat)
  }

  private bestOf(state: G['State'], list: ActionList<G['Action']>, rng: Rng, depth: number): number {
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < list.length; i++) {
      best = Math.max(best, this.valueAfter(state, list.at(i), rng, depth - 1))
    }
    return best
  }

  private takeBest(state: G['State'], list: ActionList<G['Action']>, rng: Rng): void {
    const trial = this.spares.pop() ?? this.game.clone(state)
    let best = list.at(0)
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < list.length && i < MOST_LOOKS; i++) {
      this.game.copyInto(trial, state)
      this.game.apply(trial, { by: this.seat, action: list.at(i) }, null)
      const value = this.heuristic.evaluate(trial, this.seat)
      if (value > highest) {
        highest = value
        best = list.at(i)
      }
    }
    this.spares.push(trial)
    this.game.apply(state, { by: this.seat, action: best }, null)
    this.playOn(state, rng)
  }
}
