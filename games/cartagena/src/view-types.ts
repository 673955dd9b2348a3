/** What a viewer is shown and what memory proves to them. The state's own JSON has the same form with nothing left out. */
import type { Seat } from '@quayside/rules-kit'
import type { Colour, Face, Letter } from './content.ts'
import type { Options } from './options.ts'
import type { Effect, State } from './state.ts'
import type { Place } from './types.ts'

/** A play that waits for the outlaws' discards. */
export interface Waiting {
  readonly effect: Effect
  readonly symbol: Letter
  readonly from: Place | null
  readonly target: Seat | null
}

export type Phase =
  | { readonly type: 'turn' | 'share' | 'keep' }
  | {
      readonly type: 'draw'
      readonly seat: Seat
      readonly due: number
      readonly to: State['drawTo']
      readonly next: State['drawThen']
    }
  | { readonly type: 'token'; readonly from: Place }
  | { readonly type: 'discard'; readonly seat: Seat; readonly due: number; readonly waiting: Waiting }
  | { readonly type: 'take'; readonly target: Seat }
  | { readonly type: 'over'; readonly winner: Seat | null; readonly reason: 'home' | 'cap' }

export interface SeatFacts {
  readonly colour: Colour
  /** Null where the viewer may not know. */
  readonly hand: readonly string[] | null
  readonly handSize: number
  /** Every pirate's place, from the rear to the front; pirates aboard in the whole story stand last. */
  readonly pirates: readonly Place[]
  readonly home: number
  readonly ask: number
}

export interface Shown {
  readonly options: Options
  readonly first: Seat
  /** From the start on: `T3R` is the tunnel side of board 3, turned round. */
  readonly boards: readonly string[]
  readonly turn: Seat
  readonly turns: number
  readonly phase: Phase
  readonly actionsLeft: number
  readonly acted: boolean
  /** The captain's free move is open; it was used. */
  readonly freeShip: boolean
  readonly sailedFree: boolean
  /** The shore at which the ship of the whole story lies. */
  readonly ship: 'cartagena' | 'tortuga' | null
  readonly deck: { readonly stacked: number; readonly mixed: number; readonly under: number }
  readonly discard: { readonly [card: string]: number }
  /** Spaces with a closed chest token, and the backs that are not open yet. */
  readonly tokens: readonly number[]
  readonly faces: { readonly [F in Face]?: number }
  /** Cards drawn for rum or lantern: how many, and to who looks at them which. */
  readonly lookSize: number
  readonly look: readonly string[] | null
  readonly seats: readonly SeatFacts[]
}

export interface Known {
  /** Null for a watcher: nothing hidden is known to all. */
  readonly own: {
    /** By seat: cards that it must hold. The viewer's own line is empty. */
    readonly hands: readonly (readonly string[])[]
    /** The stacked cards of the deck, top first; null where the viewer does not know. */
    readonly top: readonly (string | null)[]
  } | null
}
