/** The weights of the evaluation, in spaces; `weights.json` says which command found them. */
import found from './weights.json' with { type: 'json' }

type Weights = {
  /** A card in hand, up to `usefulCards` of them. A bot that values every further card hoards and never comes home. */
  readonly card: number
  readonly usefulCards: number
  /** A further card, so that nobody throws cards away for nothing. */
  readonly spare: number
  readonly symbol: number
  /** Cards lose their value with every round, so that games come to an end. */
  readonly fading: number
  readonly home: number
  readonly rear: number
  /** A pirate aboard that can land; one in Cartagena that the ship waits for. */
  readonly aboardAtTortuga: number
  readonly shipWaits: number
  readonly rival: number
  readonly threat: number
  readonly win: number
}

export const WEIGHTS: Weights = { ...found.weights }
/** Fitted with these weights. */
export const SCALE: number = found.scale
