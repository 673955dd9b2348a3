/** The weights of the evaluation, in points; `weights.json` says which command found them. */
import found from './weights.json' with { type: 'json' }

type Weights = {
  /** To have won, in points. */
  readonly win: number
  /** How much the best of the others counts against oneself. */
  readonly rival: number
  /** Steps that a marker may expect in each turn, and how unsure that is. */
  readonly pace: number
  readonly spread: number
  /** How readily cities rise, for each turn that anybody still has. */
  readonly rise: number
  /** A personal city that can still pay, for each turn. */
  readonly ownCity: number
  /** Somebody else's objective; and how one's own grow, for each turn. */
  readonly objective: number
  readonly growth: number
  /** The part of an objective's next tier that is counted on the way there. */
  readonly progress: number
  readonly car: number
  readonly train: number
  readonly ship: number
  /** Cards that a turn can use: more are worth nothing. */
  readonly cardsATurn: number
  /** A city to deliver from. */
  readonly origin: number
  readonly cube: number
}

export const WEIGHTS: Weights = { ...found.weights }
/** Fitted with these weights. */
export const SCALE: number = found.scale
