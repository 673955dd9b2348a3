/**
 * Plays like somebody who knows the rules and little more: overlooks some of the choices, judges the others at a glance in
 * one imagined world, and is not quite sure of the judgement. Gentle, but never against its own interest on purpose.
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

/** The part of the choices that is not noticed, where the game says nothing else. */
const OVERLOOKS = 0.5
/** How far a judgement may be off, as a part of what separates the best choice from the worst. */
const UNSURE = 0.3
/** A choice of several steps is judged when they are done, each taken as it looks best at the moment. */
const MOST_STEPS = 6
const MOST_LOOKS = 24

export function deckhandChoice<G extends GameTypes>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  view: View<G>,
  must: boolean,
  rng: Rng,
): G['Action'] | null {
  return new Deckhand(game, heuristic, view.viewer as Seat, rng).choose(view, must)
}

class Deckhand<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly seat: Seat
  private readonly rng: Rng
  private readonly overlooks: number
  private readonly unsure: number

  constructor(game: Game<G>, heuristic: Heuristic<G>, seat: Seat, rng: Rng) {
    this.game = game
    this.heuristic = heuristic
    this.seat = seat
    this.rng = rng
    this.overlooks = heuristic.overrides?.missRate ?? OVERLOOKS
    this.unsure = heuristic.overrides?.evalNoise ?? UNSURE
  }

  choose(view: View<G>, must: boolean): G['Action'] | null {
    const world = this.game.imagine(view, this.rng)
    this.game.forget(world)
    const seen = this.noticed(this.choices(world))
    if (seen.length < 2 && must) return seen[0] ?? null
    const values = seen.map((action) => this.valueAfter(world, action))
    const best = this.unsureBest(values)
    if (best === -1 || (!must && at(values, best) <= this.heuristic.evaluate(world, this.seat))) return null
    return at(seen, best)
  }

  private choices(world: G['State']): G['Action'][] {
    const list = new ActionList<G['Action']>()
    this.game.legal(world, this.seat, list)
    if (list.length > 1) this.heuristic.pruneCandidates?.(world, this.seat, list)
    return list.toArray().slice(0, MOST_LOOKS)
  }

  private noticed(all: G['Action'][]): G['Action'][] {
    const some = all.filter(() => this.rng.below(1000) >= 1000 * this.overlooks)
    return some.length > 0 ? some : all
  }

  private valueAfter(world: G['State'], action: G['Action']): number {
    const state = this.game.clone(world)
    this.make(state, action)
    for (let steps = 0; steps < MOST_STEPS && this.isAsked(state); steps++) this.step(state)
    return this.heuristic.evaluate(state, this.seat)
  }

  private isAsked(state: G['State']): boolean {
    const pending = this.game.pending(state)
    return pending.by === 'seats' && pending.owe.includes(this.seat)
  }

  private step(state: G['State']): void {
    const trial = this.game.clone(state)
    let best: G['Action'] | null = null
    let highest = Number.NEGATIVE_INFINITY
    for (const action of this.choices(state)) {
      this.game.copyInto(trial, state)
      this.make(trial, action)
      const value = this.heuristic.evaluate(trial, this.seat)
      if (value > highest) {
        highest = value
        best = action
      }
    }
    if (best !== null) this.make(state, best)
  }

  private make(state: G['State'], action: G['Action']): void {
    const { game } = this
    game.apply(state, { by: this.seat, action }, null)
    while (game.pending(state).by === 'chance')
      game.apply(state, { by: 'chance', outcome: game.sample(state, this.rng) }, null)
  }

  private unsureBest(values: readonly number[]): number {
    const spread = Math.max(...values) - Math.min(...values)
    let best = -1
    let highest = Number.NEGATIVE_INFINITY
    values.forEach((value, i) => {
      const felt = value + spread * this.unsure * (this.rng.below(1001) / 500 - 1)
      if (felt > highest) {
        highest = felt
        best = i
      }
    })
    return best
  }
}
