/** What can happen, said once. Null stands where a viewer may not know. */
import type { Seat } from '@quayside/rules-kit'
import type { Card, Resource } from './content.ts'
import type { Edge, Five, Hex } from './types.ts'

export type Event =
  | { readonly type: 'roadBuilt'; readonly seat: Seat; readonly edge: Edge; readonly free: boolean }
  | { readonly type: 'settlementBuilt'; readonly seat: Seat; readonly vertex: number; readonly free: boolean }
  | { readonly type: 'cityBuilt'; readonly seat: Seat; readonly vertex: number }
  /** The cards of the second settlement (CAT-5). */
  | { readonly type: 'firstCards'; readonly seat: Seat; readonly cards: Five }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  /** `short` names the kinds the bank could not pay in full (CAT-17). */
  | { readonly type: 'produced'; readonly gains: readonly Five[]; readonly short: readonly Resource[] }
  | { readonly type: 'mustDiscard'; readonly due: readonly number[] }
  | { readonly type: 'discardChosen'; readonly seat: Seat; readonly many: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: Five }
  | { readonly type: 'robberMoved'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  | {
      readonly type: 'stolen'
      readonly seat: Seat
      readonly victim: Seat
      readonly resource: Resource | null
    }
  | { readonly type: 'cardBought'; readonly seat: Seat; readonly card: Card | null; readonly left: number }
  | { readonly type: 'knightPlayed'; readonly seat: Seat; readonly knights: number }
  | { readonly type: 'roadsPlayed'; readonly seat: Seat }
  | { readonly type: 'roadSkipped'; readonly seat: Seat }
  | { readonly type: 'discoveryPlayed'; readonly seat: Seat; readonly cards: Five }
  | {
      readonly type: 'monopolyPlayed'
      readonly seat: Seat
      readonly resource: Resource
      /** By seat. */
      readonly taken: readonly number[]
    }
  | {
      readonly type: 'maritimeTraded'
      readonly seat: Seat
      readonly give: Resource
      readonly many: number
      readonly get: Resource
    }
  | {
      readonly type: 'offered'
      readonly seat: Seat
      readonly give: Five
      readonly get: Five
      readonly to: readonly Seat[]
    }
  | { readonly type: 'answered'; readonly seat: Seat; readonly accept: boolean }
  | { readonly type: 'countered'; readonly seat: Seat; readonly give: Five; readonly get: Five }
  | { readonly type: 'withdrawn'; readonly seat: Seat }
  /** Everybody asked has declined. */
  | { readonly type: 'offerClosed'; readonly seat: Seat }
  | {
      readonly type: 'traded'
      readonly seat: Seat
      readonly with: Seat
      readonly give: Five
      readonly get: Five
    }
  | {
      readonly type: 'longestRoad'
      readonly holder: Seat | null
      readonly before: Seat | null
      readonly length: number
    }
  | {
      readonly type: 'largestArmy'
      readonly holder: Seat
      readonly before: Seat | null
      readonly knights: number
    }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seat: Seat; readonly points: number; readonly pointCards: number }
  | { readonly type: 'capped'; readonly rounds: number }
