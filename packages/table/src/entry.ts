/** The data of a table: an append-only log of entries, and the current line of play, which undo entries shorten. */
import type { Game, GameTypes, Move, Rejection, Seat, Wishes } from '@quayside/rules-kit'

/** Id and time of the request that made an entry, where the host gives them. */
export interface RequestStamp {
  /** Chosen by the client, so that a repeated request is answered and not applied twice. */
  readonly id?: string
  /** Milliseconds of the host's clock. */
  readonly at?: number
}

export interface MoveEntry<G extends GameTypes> extends RequestStamp {
  readonly kind: 'move'
  /** Counts all entries from 1, undos too, and never goes back. */
  readonly seq: number
  readonly move: Move<G>
  readonly text: string
  /** `text` as each seat may read it while the game runs; the last one is for watchers. */
  readonly redactedTexts: readonly string[]
  readonly events: readonly G['Event'][]
  /** Of the state after the move; null where the table keeps no digests. */
  readonly digest: string | null
}

export interface UndoEntry extends RequestStamp {
  readonly kind: 'undo'
  readonly seq: number
  /** Null where a record does not say it. */
  readonly by: Seat | null
  /** Length of the line of play afterwards. */
  readonly to: number
  readonly text: string
  readonly digest: string | null
}

export type Entry<G extends GameTypes> = MoveEntry<G> | UndoEntry

/** A move of the current line of play, as a list linked from its last move backwards: undo only moves the end pointer. */
export interface LineNode<G extends GameTypes> {
  readonly before: LineNode<G> | null
  /** Length of the line up to and including this move. */
  readonly count: number
  /** Index (from 1) of this draw among the draws with the same label in this line; 0 for an action. */
  readonly drawIndex: number
  /** The latest draw before this move: draws are counted without visiting every move of a long game. */
  readonly drawBefore: LineNode<G> | null
  readonly entry: MoveEntry<G>
}

/** The current position. Replaced as a whole, so that a failed move changes nothing. */
export interface Head<G extends GameTypes> {
  readonly seq: number
  readonly state: G['State']
  readonly last: LineNode<G> | null
}

export interface Fairness {
  /** Version of the drawing method. */
  readonly draw: number
  readonly commitment: string
  /** One text for each seat; empty where a seat added nothing. */
  readonly contributions: readonly string[]
  /** Only after the end. */
  readonly secret?: string
}

export interface Header {
  /** Version of the rules that the table is played by. */
  readonly rules: number
  readonly names?: readonly string[]
  /** When play began, as the host writes it. */
  readonly started?: string
  /** A simulated game: everything came from this number. */
  readonly seed?: number
  readonly fairness?: Fairness
  /** Preferences of the lobby that replace draws of the set-up. */
  readonly wishes?: Wishes
  /** Keys this version does not know, kept as they are. */
  readonly others: { readonly [key: string]: string }
}

/** Why a table is read-only: the first entry of its log that the rules do not reproduce, or rules newer than this program (seq 0). */
export interface Fault {
  readonly seq: number
  readonly text: string
  readonly why: 'unreadable' | 'refused' | 'impossible' | 'digest' | 'link' | 'broken' | 'newer'
  readonly detail: string
}

export interface Table<G extends GameTypes> {
  readonly game: Game<G>
  readonly options: G['Options']
  readonly players: number
  readonly setup: G['Setup']
  header: Header
  readonly keepsDigests: boolean
  readonly log: Entry<G>[]
  /** Request ids by seat, with the entry each one made. */
  readonly answered: Map<string, number>
  head: Head<G>
  /** States that nobody needs any more: the next move is played on one of them. Without them, each on a new one. */
  spares: G['State'][] | null
  /** Set when the log cannot be replayed to its end or its rules are newer: the table is read-only. */
  readonly fault: Fault | null
}

/** Refusals of the table itself. */
export type TableCode =
  | 'staleAsk'
  | 'readOnly'
  | 'noChancePending'
  | 'impossibleOutcome'
  | 'nothingToUndo'
  | 'gameOver'

/** An accepted request, not yet committed: the host stores it first, and the table has not changed. */
export interface Step<G extends GameTypes> {
  readonly kind: 'step'
  readonly entries: readonly Entry<G>[]
  readonly head: Head<G>
}

export type Plan<G extends GameTypes> =
  | Step<G>
  | { readonly kind: 'repeat'; readonly seq: number }
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  /** An undo that these seats would have to agree to. */
  | { readonly kind: 'needsConsent'; readonly seats: readonly Seat[] }
