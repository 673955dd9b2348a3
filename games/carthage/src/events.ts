/** What can happen, said once: motion, log and statistics read the same facts. Cards are named (`R5`), places are port numbers. */
import type { Seat } from '@quayside/rules-kit'
import type { Good } from './content.ts'

export interface Sale {
  readonly type: 'sold'
  readonly seat: Seat
  readonly good: Good
  readonly cards: readonly string[]
  /** Highest value in the set, plus `bonus` tokens in classic mode. */
  readonly price: number
  readonly bonus: number
  readonly score: number
  readonly rounded: number
  readonly points: number
  readonly toPoints: readonly string[]
  readonly toDiscard: readonly string[]
  /** Points beyond the set, paid from the draw pile (classic mode). */
  readonly fromPile: number
}

export type Event =
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: string; readonly reserved: boolean }
  | {
      readonly type: 'reserved'
      readonly seat: Seat
      readonly card: string
      readonly zone: 'market' | 'farm'
    }
  | { readonly type: 'doubled'; readonly seat: Seat }
  | {
      readonly type: 'bought'
      readonly seat: Seat
      readonly cards: readonly string[]
      readonly paid: readonly string[]
      readonly price: number
      /** Tokens turned over, one entry a token. */
      readonly tokens: readonly Good[]
      readonly pieceBack: boolean
    }
  | { readonly type: 'sailed'; readonly good: Good; readonly from: number; readonly to: number }
  | { readonly type: 'payday'; readonly goods: readonly Good[] }
  | Sale
  | { readonly type: 'pointDrawn'; readonly seat: Seat; readonly counted: boolean }
  | { readonly type: 'tokenGained'; readonly seat: Seat; readonly good: Good; readonly owned: number }
  | { readonly type: 'raid'; readonly goods: readonly Good[] }
  | {
      readonly type: 'stored'
      readonly seat: Seat
      readonly played: readonly string[]
      readonly cards: readonly string[]
    }
  | { readonly type: 'lost'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'returned'; readonly good: Good; readonly from: number; readonly to: number }
  | { readonly type: 'farmToMarket'; readonly cards: readonly string[] }
  | { readonly type: 'dealt'; readonly card: string; readonly zone: 'market' | 'farm' }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: 'tokens' | 'exhausted' }
