import type { Game, GameTypes, Heuristic, Rng, View } from '@quayside/rules-kit'
import { type Budget, CRAFT, type Craft } from './craft.ts'
import { Thought } from './thought.ts'
import type { Node } from './tree.ts'

/** Thinks about one decision after another; what was thought about the way taken is kept for the next. */
export class Captain<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly rng: Rng
  private readonly craft: Craft
  private kept: Node<G> | null = null

  constructor(game: Game<G>, heuristic: Heuristic<G>, rng: Rng, craft: Partial<Craft> = {}) {
    this.game = game
    this.heuristic = heuristic
    this.rng = rng
    const {
      horizon: rounds = CRAFT.rounds,
      expansionThreshold: expand = CRAFT.expand,
      finalVisitFraction: enough = CRAFT.enough,
    } = heuristic.overrides ?? {}
    this.craft = { ...CRAFT, rounds, expand, enough, ...craft }
  }

  choose(view: View<G>, must: boolean, budget: Budget): G['Action'] | null {
    const thought = this.begin(view, must)
    thought.think({ ...budget, settle: true })
    return this.decide(thought)
  }

  /** A decision to think about, in one go or bit by bit. */
  begin(view: View<G>, must: boolean): Thought<G> {
    const { game, heuristic, craft, kept } = this
    this.kept = null
    return new Thought({ game, heuristic, craft, view, must, seed: this.rng.below(0x7fffffff), kept })
  }

  /** The best choice so far; null is nothing. */
  decide(thought: Thought<G>): G['Action'] | null {
    const action = thought.ranked()[0]?.action ?? null
    this.kept = thought.after(action)
    return action
  }
}
