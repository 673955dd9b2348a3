/** All sentences of one game in one language. A missing one does not compile. */
import type { ActionOf, ActionType, GameTypes, Rejection, Seat, View, Viewer } from '@quayside/rules-kit'
import type { Line } from './line.ts'

export type EventOf<G extends GameTypes, K> = Extract<G['Event'], { readonly type: K }>

export interface OptionTexts {
  readonly title: string
  readonly explain: string
  /** One name for each value, by `String(value)`; whole-number options have none. */
  readonly values: { readonly [value: string]: string }
}

export interface OptionsTexts {
  readonly [name: string]: OptionTexts
}

/** Options that belong together on the page of a new table. */
export interface OptionGroup<Name> {
  readonly title: string
  readonly options: readonly Name[]
}

/** What is said of a game before it is loaded. */
export interface HarbourWords {
  readonly title: string
  readonly facts: string
  /** One sentence for the harbour page. */
  readonly pitch: string
}

/** What the code of a board is called, where a game can be laid by one, and the code of the board in view. */
export interface LayoutTexts<G extends GameTypes> {
  readonly title: string
  readonly explain: string
  of(view: View<G>): string
}

export interface GameTexts<G extends GameTypes> extends HarbourWords {
  readonly colours: { readonly [colour: string]: string }
  readonly options: { readonly [K in keyof G['Options']]: OptionTexts }
  /** Where there are many of them. House rules stand apart, and what no group names comes last. */
  readonly optionGroups?: readonly OptionGroup<keyof G['Options']>[]
  /** Only of games whose board can be laid by a code (`Wishes.layout`). */
  readonly layout?: LayoutTexts<G>
  /** What was settled before the first move: the beginning of the log. */
  opening?(view: View<G>): readonly Line[]
  /** What happened, for the log. Null where an event is only for the motion. */
  readonly events: { readonly [K in G['Event']['type']]: (event: EventOf<G, K>) => Line | null }
  /**
   * Where a turn begins in the log: before this event, or after it. Where turns are short the log is divided into rounds: one begins with each
   * `roundOf` of the seat that was first. Without it the log is not divided.
   */
  dividesLog?(event: G['Event']): 'before' | 'after' | { readonly roundOf: Seat } | null
  /** In the log it belongs to the deed before it, though somebody did it. */
  followsInLog?(event: G['Event']): boolean
  /** Why not. */
  readonly refusals: { readonly [K in G['Code']]: (rejection: Rejection<K>) => Line }
  /** A choice as a button or a numbered line: the deed and its measure. */
  readonly actions: { readonly [K in ActionType<G>]: (action: ActionOf<G, K>, view: View<G>) => Line }
  /** The names of the kinds of action, for "why not" and for headings. */
  readonly kinds: { readonly [K in ActionType<G>]: string }
  /** The one sentence of the dock: what this seat is asked, or who is awaited and for what. */
  prompt(view: View<G>): Line
  /** The position as headed text: terminal and screen reader. */
  position(view: View<G>): readonly PositionPart[]
  /** How the game ended. */
  readonly endings: { readonly [reason: string]: string }
  /** Headings for the final count: one entry a score part, if the game explains its points. */
  countUp(view: View<G>, seat: Seat): readonly Line[]
  /** What put one seat before another with as many points. Without it, or null, nothing is said. */
  decidedBy?(view: View<G>, first: Seat, second: Seat): string | null
  /** The same as numbers, one column each: for every seat the same columns in the same order. Without it only the sum is shown. */
  scoreParts?(view: View<G>, seat: Seat): readonly ScorePart[]
}

/** A column of the final table. */
export interface ScorePart {
  readonly name: string
  readonly value: number
}

export interface PositionPart {
  readonly heading: Line
  readonly lines: readonly Line[]
}

// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no common types; each game is safe inside
export type AnyTexts = GameTexts<any>

/** What the house itself says, for all games. */
export interface CommonTexts {
  readonly refusals: {
    readonly gameOver: string
    readonly notYourTurn: string
    readonly notNow: string
    readonly staleAsk: string
    readonly unreadable: string
    readonly readOnly: string
    readonly noChancePending: string
    readonly impossibleOutcome: string
    readonly nothingToUndo: string
  }
  viewerName(viewer: Viewer | 'auto', names?: readonly string[]): string
}
