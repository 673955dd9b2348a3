import type { GameTypes } from '@quayside/rules-kit'
import type { Position } from './walk.ts'

/** One sentence of the contract, tried at a position. It throws a `Violation` when the sentence is false there. */
export interface Check {
  readonly says: string
  /** Looks at 1 in so many positions on the way: dear checks look at fewer games' worth. */
  readonly every: number
  /** A share of the positions asked for; 1 if left out. */
  readonly share?: number
  at<G extends GameTypes>(position: Position<G>): void
}
