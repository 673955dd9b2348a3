/** What a table is made of: an append-only log, and the line of play that stands. */
import type { Game, GameTypes, Move, Rejection, Seat, Wishes } from '@quayside/rules-kit'

/** Who sent an entry and when, as far as the host says it. */
export interface Note {
  /** The client's own id of a request: a repeat is answered, not applied twice. */
  readonly id?: string
  /** Milliseconds of the host's clock. */
  readonly at?: number
}

export interface MoveEntry<G extends GameTypes> extends Note {
  readonly kind: 'move'
  /** Counts all entries from 1, undos too, and never goes back. */
  readonly seq: number
  readonly move: Move<G>
  readonly text: string
  /** The line as each seat, and last a watcher, may read it while the game runs. */
  readonly seen: readonly string[]
  readonly events: readonly G['Event'][]
  /** Of the state after the move; null where the table keeps no digests. */
  readonly digest: string | null
}

export interface UndoEntry extends Note {
  readonly kind: 'undo'
  readonly seq: number
  /** Null where a record does not say it. */
  readonly by: Seat | null
  /** How many moves still stand afterwards. */
  readonly to: number
  readonly text: string
  readonly digest: string | null
}

export type Entry<G extends GameTypes> = MoveEntry<G> | UndoEntry

/** The line of play that stands, from its last move back to the beginning. Undo walks back along it. */
export interface Played<G extends GameTypes> {
  readonly before: Played<G> | null
  /** How many moves stand up to and with this one. */
  readonly count: number
  /** A draw: the how manieth of its label in this line. Otherwise 0. */
  readonly drawn: number
  readonly entry: MoveEntry<G>
}

/** Where the table is: replaced as a whole, so that a failed move changes nothing. */
export interface Head<G extends GameTypes> {
  readonly seq: number
  readonly state: G['State']
  readonly last: Played<G> | null
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
  readonly rules: number
  readonly names?: readonly string[]
  /** When play began, as the host writes it. */
  readonly started?: string
  /** A simulated game: everything came from this number. */
  readonly seed?: number
  readonly fairness?: Fairness
  /** What the lobby settled instead of chance. */
  readonly wishes?: Wishes
  /** Keys this version does not know, kept as they are. */
  readonly others: { readonly [key: string]: string }
}

/** Where an old log stops agreeing with the rules of today. */
export interface Fault {
  readonly seq: number
  readonly text: string
  readonly why: 'unreadable' | 'refused' | 'impossible' | 'digest' | 'broken'
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
  /** Set when the log cannot be replayed to its end: the table can be looked at, not played. */
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

/** An accepted request before it counts: nothing of the table has changed until it is committed. */
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
