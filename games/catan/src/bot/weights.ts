/** The weights of the evaluation, in points; `weights.json` says which command found them. */
import found from './weights.json' with { type: 'json' }

type Weights = {
  readonly win: number
  /** How much more a lead is worth when somebody is about to reach the goal. */
  readonly lateLead: number
  readonly pip: number
  readonly wheat: number
  readonly ore: number
  /** Each kind that the dice bring at all. */
  readonly kind: number
  /** What a harbour for three or for two adds to the pips of its kind. */
  readonly harbour: number
  readonly ownHarbour: number
  readonly robbed: number
  readonly knight: number
  readonly card: number
  /** A card in hand up to the limit of the robber, and one beyond it. */
  readonly hold: number
  readonly over: number
  /** A hand that can pay for a settlement with a place for it, without one, a city, a card; cards for a road. */
  readonly settlement: number
  readonly placeless: number
  readonly city: number
  readonly buy: number
  readonly roadHand: number
  /** Pips of the best place that is free now, and after one more road; a road in a row. */
  readonly place: number
  readonly nextPlace: number
  readonly road: number
  readonly rival: number
  readonly rivalPip: number
}

export const WEIGHTS: Weights = { ...found.weights }
/** Fitted with these weights. */
export const SCALE: number = found.scale
