/** What a viewer is shown and what memory proves to them. */
import type { Seat } from '@quayside/rules-kit'
import type { Good, PlayerColour } from './content.ts'
import type { State } from './state.ts'

export interface Slot {
  readonly card: string
  /** The seat whose reservation piece lies on it. */
  readonly by: Seat | null
}

export interface SeatFacts {
  readonly colour: PlayerColour
  /** Null for everybody but the owner. */
  readonly hand: readonly string[] | null
  readonly handSize: number
  readonly stock: readonly string[]
  readonly stored: readonly string[]
  /** Letters of goods, one a token. */
  readonly tokens: { readonly up: readonly string[]; readonly used: readonly string[] }
  readonly tokenCount: number
  readonly pieceOut: boolean
  /** Exact for the owner, and for all when the game is over. */
  readonly points: number | null
  /** How high the pile of points looks: 0 none, 1 a few, then one more for every five. */
  readonly thickness: number
}

export type Phase =
  | { readonly type: 'turn' | 'doubleBuy' }
  | {
      readonly type: 'refill'
      readonly toMarket: number
      readonly toFarm: number
      readonly next: State['afterRefill']
    }
  | {
      readonly type: 'points'
      readonly seat: Seat
      readonly good: Good
      readonly due: number
      readonly sold: readonly number[]
    }
  | { readonly type: 'protect'; readonly seat: Seat }
  | { readonly type: 'over'; readonly reason: string }

export interface Shown {
  readonly mode: 'standard' | 'classic'
  /** Only where it is not the usual `together`: digests of older games know no such key. */
  readonly arrivals?: 'alone'
  readonly players: number
  readonly first: Seat
  readonly turn: Seat
  readonly turns: number
  readonly phase: Phase
  readonly arrived: readonly Good[]
  readonly raided: readonly Good[]
  readonly passes: number
  readonly market: readonly Slot[]
  readonly farm: readonly Slot[]
  readonly pile: { readonly stacked: number; readonly mixed: number; readonly under: number }
  readonly discard: { readonly [card: string]: number }
  readonly ships: { readonly [G in Good]: number }
  readonly asks: readonly number[]
  readonly seats: readonly SeatFacts[]
}

/** Starting hands, takes, payments and sales are all open: memory proves every hand and every count of points. */
export interface Known {
  readonly hands: readonly (readonly string[])[]
  readonly points: readonly number[]
  readonly pointCards: readonly (readonly string[])[]
  /** Cards that nobody has seen, in each pile of points. */
  readonly unseen: readonly number[]
}
