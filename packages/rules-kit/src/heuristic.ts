/** What a game gives to bots beyond its rules: a static evaluation, candidate pruning and parameters. */
import type { ActionList } from './action-list.ts'
import type { AnyGame, AnyInspectableGame, GameTypes, Seat } from './contract.ts'
import type { Learning } from './learned-heuristic.ts'

/** Bot parameters that a game sets where the defaults do not suit it. */
export interface ParamOverrides {
  /** deckhand: the fraction of the candidate actions that it fails to notice. */
  readonly missRate?: number
  /** deckhand: the largest error of an evaluation, as a fraction of the gap between the best action and the worst. */
  readonly evalNoise?: number
  /** captain: rounds at a table of four before a line is evaluated. */
  readonly horizon?: number
  /** captain: visits that an action needs before the tree grows below it. */
  readonly expansionThreshold?: number
  /** captain: actions with at least this fraction of the most visits are ranked by value, the others by visits. */
  readonly finalVisitFraction?: number
}

export interface WeightsByName {
  readonly [name: string]: number
}

/** The own value in parts, each with a name that the game's texts put into words. */
export interface Reasons<G extends GameTypes> {
  readonly names: readonly string[]
  /** Writes what each of them brings the seat, in log-odds. */
  weigh(state: G['State'], seat: Seat, into: Float64Array): void
}

export interface Heuristic<G extends GameTypes> {
  /** Static evaluation for one seat against the others: higher is better, one unit is about one point. Finished games too. */
  evaluate(state: G['State'], seat: Seat): number
  /** The seat's own part of the evaluation, without comparison to the others; rollouts use it because it is faster. */
  ownValue(state: G['State'], seat: Seat): number
  /** `ownValue` of every seat at once, where a game can compute that faster. */
  ownValues?(state: G['State'], into: Float64Array): void
  /** Turns begun so far: the search compares lines after equally many turns. */
  turns(state: G['State']): number
  /** What the own value is made of, for advice that says why. */
  readonly reasons?: Reasons<G>
  /** Temperature of the softmax over own values: a lead of `scale` units multiplies the odds of winning by e. */
  readonly scale?: number
  /** The weights of the evaluation. They are read at each call, so that the tuner can try other values in place. */
  readonly weights?: WeightsByName
  readonly overrides?: ParamOverrides
  /**
   * Where seats deal with each other: what a seat proposes, answers or settles, judged in determinizations of its view, which
   * are as before when it returns. Null: nothing to say, and with duty `owe` the seat chooses among its other actions. Bots
   * that have this take their proposals and answers from here, not from a search.
   */
  negotiate?(states: readonly G['State'][], seat: Seat, duty: 'owe' | 'may'): G['Action'] | null
  /** Removes candidates that a sensible player would not consider. Never empties the list. */
  pruneCandidates?(state: G['State'], seat: Seat, candidates: ActionList<G['Action']>): void
}

/** Any heuristic, for code that is generic over games. */
// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no common types; each game is safe inside
export type AnyHeuristic = Heuristic<any>

// biome-ignore lint/suspicious/noExplicitAny: the same
export type AnyLearning = Learning<any>

/** All that a bot needs to play a game. */
export interface GameWithHeuristic {
  readonly game: AnyGame
  readonly heuristic: AnyHeuristic
  /** Where bots learn, or are compared with other weights. */
  readonly learning?: AnyLearning
}

/** The same for analysis and scenarios. */
export interface InspectableGameWithHeuristic extends GameWithHeuristic {
  readonly game: AnyInspectableGame
}
