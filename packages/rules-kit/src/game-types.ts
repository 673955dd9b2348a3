/** The words of the contract: seats, moves, refusals, views. The contract itself stands in `contract.ts`. */

/** A place at the table, counted clockwise from 0. */
export type Seat = number
export type Viewer = Seat | 'watcher'

/** The types a game brings along. All but State are JSON; State may also hold small typed arrays. */
export interface GameTypes {
  Options: object
  Setup: object
  State: object
  /** What the page displays to a viewer. */
  Shown: object
  /** What perfect recall of everything seen adds for a viewer. */
  Known: object
  Action: { readonly type: string }
  Outcome: { readonly type: string }
  Event: { readonly type: string }
  /** Codes of the game's own refusals. */
  Code: string
}

export type ActionType<G extends GameTypes> = G['Action']['type']
export type ActionOf<G extends GameTypes, K> = Extract<G['Action'], { readonly type: K }>
/** An action of which only the kind is settled, and perhaps some of the rest. */
export type ActionPart<A extends { readonly type: string }> = A extends unknown
  ? Pick<A, 'type'> & Partial<A>
  : never

/** Owing seats must act before play goes on; `may` seats can act but need not. */
export type Pending =
  | { readonly by: 'seats'; readonly owe: readonly Seat[]; readonly may: readonly Seat[] }
  | { readonly by: 'chance' }
  | { readonly by: 'nobody' }

export type Move<G extends GameTypes> =
  | { by: Seat; action: G['Action'] }
  | { by: 'chance'; outcome: G['Outcome'] }

/** Why an action is refused: a code, the number of the rule (null: not a rule of the game), and values for the sentence. */
export interface Rejection<C extends string = string> {
  readonly code: C
  readonly rule: string | null
  readonly detail?: Readonly<Record<string, string | number>>
}

/** Refusals that every game can give; their sentences live in the texts package. */
export type CommonCode = 'gameOver' | 'notYourTurn' | 'notNow'

/** `'auto'` is a rulebook's own opponent without a seat; its entries stand last in the lists. */
export interface Result {
  readonly winners: readonly (Seat | 'auto')[]
  readonly scores: readonly number[]
  readonly places: readonly number[]
  readonly reason: string
}

export interface Weighted<O> {
  readonly outcome: O
  readonly weight: number
}

export type Emit<G extends GameTypes> = (event: G['Event']) => void

/** An information state: it contains all that `imagine` needs. A watcher gets no `known`. */
export interface View<G extends GameTypes> {
  readonly viewer: Viewer
  readonly ask: number
  readonly shown: G['Shown']
  readonly known: G['Known'] | null
}

/** Preferences for the set-up (starting seat, colours, board) that replace the draws; in records under the key `wishes`. */
export interface Wishes {
  readonly first?: Seat | 'auto'
  readonly colours?: readonly string[]
  /** The board as the game writes it in one word; `readSetup` refuses what is none. Games whose board is printed ignore it. */
  readonly layout?: string
}

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** Deep readonly type: all rules but `apply` get a `Seen<State>`. It has nothing to do with views. */
export type Seen<T> = T extends Uint8Array | Int8Array | Uint16Array | Int16Array | Int32Array
  ? ReadonlyNumbers
  : T extends object
    ? { readonly [K in keyof T]: Seen<T[K]> }
    : T

export interface ReadonlyNumbers {
  readonly length: number
  readonly [index: number]: number
}
