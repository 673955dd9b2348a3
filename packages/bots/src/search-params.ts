/** The parameters of the captain's tree search, and how long it may run. */

export interface Budget {
  readonly iterations?: number
  /** Milliseconds by `now`. */
  readonly ms?: number
  readonly now?: () => number
  /** Ends before the budget does, once the rest of it would hardly change the choice. */
  readonly stopsEarly?: boolean
}

export interface SearchParams {
  /** Visits an edge needs before the tree grows below it; until then its value comes from rollouts. */
  readonly expansionThreshold: number
  /** Rounds at a table of four before a line is evaluated. */
  readonly horizon: number
  /** Weight of the evaluation at the horizon; the rest is that of the evaluation at the end of the seat's own turn. */
  readonly rolloutWeight: number
  readonly cPuct: number
  /** Progressive widening: a node with n visits considers `wideningBase + floor(wideningK * n ** wideningAlpha)` edges. */
  readonly wideningBase: number
  readonly wideningK: number
  readonly wideningAlpha: number
  /** Of the softmax that turns static evaluations into priors; lower trusts the evaluation more. */
  readonly priorTemperature: number
  /** Determinizations sampled for a decision; visits cycle through them. */
  readonly determinizations: number
  /** Edges with at least this fraction of the most visits are ranked by value, the others by visits. */
  readonly finalVisitFraction: number
  /** Whether `pruneCandidates` applies at the root too; hints turn it off, to rank every action. */
  readonly prunesRoot: boolean
}

export const DEFAULT_SEARCH_PARAMS: SearchParams = {
  expansionThreshold: 8,
  horizon: 2,
  rolloutWeight: 0.8,
  cPuct: 0.12,
  wideningBase: 4,
  wideningK: 0.5,
  wideningAlpha: 0.5,
  priorTemperature: 1 / 12,
  determinizations: 60,
  finalVisitFraction: 1,
  prunesRoot: true,
}
