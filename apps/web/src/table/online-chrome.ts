/** Parts of the table page that only online tables have. A local table does not load them. */
import type { QuickPhrases } from '@quayside/board-kit'
import type { SeatPlan } from '@quayside/protocol'
import type { ComponentChildren } from 'preact'

export interface OnlineChrome {
  /** As they are now: names and seats change between moves too. */
  readonly seats: readonly SeatPlan[]
  /** In the top bar. */
  readonly buttons: ComponentChildren
  /** Under the top bar: connection, proposals, seats that bots hold. */
  readonly strips: ComponentChildren
  /** Quick phrases, for boards where something said can go with something done. */
  readonly phrases?: QuickPhrases
  /** At a seat: its clock, and whether its person is there. */
  seatNote(seat: number): ComponentChildren
  /** On a desk the log shares its place in the rail with the chat. */
  besideLog(log: ComponentChildren): ComponentChildren
  /** After the game, instead of dealing again alone. */
  readonly again: ComponentChildren
  /** Beside the count: the games of the same people before. */
  readonly series?: ComponentChildren
  /** Below the count: how chance can be checked. */
  readonly proof: ComponentChildren
  /** Another value mounts the board's controls anew: what was put together on them is gone. */
  readonly playKey?: number
}
