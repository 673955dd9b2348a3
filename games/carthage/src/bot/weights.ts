/** The weights of the evaluation, in points; `weights.json` says which command found them. */
import found from './weights.json' with { type: 'json' }

type Weights = {
  /** Coins up to `purse`, and what is more. */
  readonly coin: number
  readonly purse: number
  readonly spare: number
  readonly guard: number
  readonly token: number
  readonly classicToken: number
  readonly piece: number
  /** The part of coins, tokens and the piece that is still worth something just before the end. */
  readonly last: number
  /** How much less sure a sale is with each step that the ship has to go, at the start and just before the end. */
  readonly far: number
  readonly farLate: number
  /** Goods one step away are sold with this probability. */
  readonly near: number
  /** So much of a step counts as made that the market's cards will make when somebody buys them, and the farm's after those. */
  readonly drift: number
  readonly coming: number
  /** A 5 that lifts every later card of its colour. */
  readonly five: number
  /** How much pirates are feared, guarded and bare. */
  readonly raid: number
  readonly bare: number
  /** How much they are feared when the next purchase calls them. */
  readonly storm: number
  readonly threat: number
  /** How much more a lead is worth just before the end. */
  readonly lateLead: number
  readonly win: number
  /** The part of the lead that is measured against the best rival, not the average one. */
  readonly bestRival: number
}

export const WEIGHTS: Weights = { ...found.weights }
/** Fitted with these weights. */
export const SCALE: number = found.scale
