/** What can happen, said once: motion, log and statistics read the same facts. A card that the viewer may not see is null. */
import type { Seat } from '@quayside/rules-kit'
import type { Face, Letter } from './content.ts'
import type { Place } from './types.ts'

export interface Moved {
  readonly type: 'moved'
  readonly way: 'forward' | 'backward' | 'morgan' | 'snake'
  /** Who acts, and whose pirates move. */
  readonly by: Seat
  readonly owner: Seat
  readonly pirates: 1 | 2
  readonly from: Place
  readonly to: Place
  /** Spaces passed because of who stands there: equal symbols forward, full ones otherwise. */
  readonly jumped: readonly number[]
  /** Cards that the move is worth. */
  readonly cards: number
  /** The goal was reached. */
  readonly home: boolean
}

export type Event =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly captain: boolean }
  | {
      readonly type: 'played'
      readonly seat: Seat
      readonly cards: readonly string[]
      readonly use: 'forward' | 'gun' | 'rum' | 'lantern' | 'chest' | 'parrot' | 'pair'
      /** The symbol that counts for the move. */
      readonly as: Letter
    }
  | { readonly type: 'darkPlayed'; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly string[] }
  | Moved
  | { readonly type: 'snakeHeld'; readonly seat: Seat; readonly at: Place }
  | {
      readonly type: 'sailed'
      readonly seat: Seat
      readonly to: 'cartagena' | 'tortuga'
      readonly free: boolean
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: string | null }
  | { readonly type: 'saw'; readonly seat: Seat; readonly card: string | null }
  | { readonly type: 'deckEmpty'; readonly seat: Seat; readonly missing: number }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | {
      readonly type: 'lookedAt'
      readonly seat: Seat
      readonly target: Seat
      readonly hand: readonly string[] | null
    }
  | { readonly type: 'taken'; readonly seat: Seat; readonly target: Seat; readonly card: string | null }
  | { readonly type: 'given'; readonly seat: Seat; readonly to: Seat; readonly card: string | null }
  | {
      readonly type: 'kept'
      readonly seat: Seat
      readonly cards: readonly string[] | null
      readonly many: number
    }
  | {
      readonly type: 'putBack'
      readonly seat: Seat
      readonly cards: readonly string[] | null
      readonly many: number
    }
  | { readonly type: 'opened'; readonly seat: Seat; readonly at: Place; readonly face: Face }
  | { readonly type: 'tokensMixed'; readonly placed: number }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly unused: number }
  | { readonly type: 'ended'; readonly reason: 'home' | 'cap'; readonly winner: Seat | null }
