import type { ActionList } from './action-list.ts'
import type { GameTypes, Seat } from './contract.ts'

/** How bots think: each rank has its usual way, and a game may ask for another. */
export interface Ways {
  /** deckhand: the part of the choices that is not noticed. */
  readonly overlooks?: number
  /** deckhand: how far a judgement may be off, as a part of what separates the best choice from the worst. */
  readonly unsure?: number
  /** captain: how often the turn goes round before the judgement, at a table of four. */
  readonly rounds?: number
  /** captain: a choice seen so often is followed into the seat's next decision. */
  readonly expand?: number
  /** captain: choices seen at least this part as often as the most seen one are told apart by value, not by looks. */
  readonly enough?: number
}

/** What a game tells bots about itself: how good a position looks, and which choices deserve a look. */
export interface Brain<G extends GameTypes> {
  /** How well this seat stands, higher is better; one unit is about one point. Finished games included. */
  evaluate(state: G['State'], seat: Seat): number
  /** What the seat has and may hope for, without a look at the others: the quick part of `evaluate`. */
  standing(state: G['State'], seat: Seat): number
  /** The standings of all seats, where that is quicker than one after the other. */
  standings?(state: G['State'], into: Float64Array): void
  /** Turns begun so far: choices are compared after equally many of them. */
  turns(state: G['State']): number
  /** So many units of `standing` make a lead that wins e times as often. */
  readonly scale?: number
  /** What `evaluate` weighs with, as it is now; the tuner tries other values. */
  readonly weights?: { readonly [name: string]: number }
  /** How the ranks think about this game, where the usual way is not the best one. */
  readonly ways?: Ways
  /** Keeps only what a sensible player would weigh; may leave the list as it is, never empties it. */
  narrow?(state: G['State'], seat: Seat, legal: ActionList<G['Action']>): void
}

/** Some game's brain, when it does not matter which. */
// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no common types; each game is safe inside
export type AnyBrain = Brain<any>
