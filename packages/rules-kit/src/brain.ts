import type { ActionList } from './action-list.ts'
import type { GameTypes, Seat } from './contract.ts'

/** What a game tells bots about itself: how good a position looks, and which choices deserve a look. */
export interface Brain<G extends GameTypes> {
  /** How well this seat stands, higher is better; one unit is about one point. Finished games included. */
  evaluate(state: G['State'], seat: Seat): number
  /** Turns begun so far: choices are compared after equally many of them. */
  turns(state: G['State']): number
  /** So many units of `evaluate` make a lead that wins e times as often. */
  readonly scale?: number
  /** What `evaluate` weighs with, as it is now; the tuner tries other values. */
  readonly weights?: { readonly [name: string]: number }
  /** Keeps only what a sensible player would weigh; may leave the list as it is, never empties it. */
  narrow?(state: G['State'], seat: Seat, legal: ActionList<G['Action']>): void
}

/** Some game's brain, when it does not matter which. */
// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no common types; each game is safe inside
export type AnyBrain = Brain<any>
