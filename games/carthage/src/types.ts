/** The types that make Carthage a game of the house. */
import type { Emit, Seat } from '@quayside/rules-kit'
import type { PlayerColour } from './content.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import type { Known, Shown } from './view-types.ts'

export type Action =
  /** `reserved`: the card under one's own reservation piece (classic mode). */
  | { readonly type: 'take'; readonly card: string; readonly reserved?: true }
  /** `tokens` are goods' letters, one a token turned over. */
  | { readonly type: 'buy'; readonly pay: readonly string[]; readonly tokens: readonly string[] }
  /** The take of a double action; the purchase follows as a `buy`. */
  | { readonly type: 'double'; readonly card: string }
  | { readonly type: 'reserve'; readonly zone: 'market' | 'farm'; readonly card: string }
  | { readonly type: 'protect'; readonly play: readonly string[]; readonly keep: readonly string[] }

export interface Outcome {
  readonly type: 'draw'
  readonly card: string
}

export interface Setup {
  readonly colours: readonly PlayerColour[]
  readonly first: Seat
  readonly market: readonly string[]
  readonly farm: readonly string[]
  /** Counts by card, or a list from the top. */
  readonly pile: { readonly [card: string]: number } | readonly string[] | FullPile
}

export interface FullPile {
  readonly stacked: readonly string[]
  readonly counts: { readonly [card: string]: number }
  readonly under: readonly string[]
}

export type Code =
  | 'cardNotThere'
  | 'cardReserved'
  | 'nothingToBuy'
  | 'notInHand'
  | 'tooLittlePaid'
  | 'noSuchToken'
  | 'tokenWithoutCard'
  | 'noTokensInClassic'
  | 'pieceUsed'
  | 'doubleNothingLeft'
  | 'doubleTooDear'
  | 'onlyStandard'
  | 'onlyClassic'
  | 'pieceOut'
  | 'alreadyReserved'
  | 'noIcon'
  | 'tooFewIcons'
  | 'playsTooMany'
  | 'notExposed'
  | 'mustBuyNow'
  | 'raidFirst'

export interface Carthage {
  Options: Options
  Setup: Setup
  State: State
  Shown: Shown
  Known: Known
  Action: Action
  Outcome: Outcome
  Event: Event
  Code: Code
}

/** Takes events; null where nobody listens. */
export type Emitter = Emit<Carthage> | null
