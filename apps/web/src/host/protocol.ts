/** What page and worker say to each other. Everything is plain data: it is copied on the way. */
import type {
  Json,
  OptionProblem,
  OptionSpec,
  OptionValues,
  Rejection,
  Result,
  Seat,
  Viewer,
  Wishes,
} from '@quayside/rules-kit'

/** Who sits there: somebody at this screen, or a bot of a rank. An empty name is said in the reader's language. */
export interface SeatPlan {
  readonly kind: string
  readonly name: string
}
export const PERSON = 'person'

export interface TablePlan {
  readonly game: string
  readonly options: OptionValues
  readonly seats: readonly SeatPlan[]
  readonly wishes: Wishes
  /** The colour that the first person at the screen likes to have; followed where the game has it. */
  readonly favourite?: string
}

/** A line of "my tables". */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly options: OptionValues
  readonly seats: readonly SeatPlan[]
  /** Milliseconds since 1970. */
  readonly changed: number
  readonly moves: number
  readonly over: boolean
  /** The seat that is awaited; null when the game is over. */
  readonly owing: Seat | null
  /** A small SVG of the board, public things only; empty when none was drawn yet. */
  readonly picture: string
  /** Colours of the seats, in order. */
  readonly colours: readonly string[]
}

export interface GameFacts {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  readonly colours: readonly string[]
  /** Bots that can be seated. */
  readonly ranks: readonly string[]
}

/** Whether moves reach the disk. What was saved stays saved in every case. */
export type StoreHealth = 'saved' | 'full' | 'refused'

/** One step of the log as the viewer may see it. */
export interface Step {
  readonly seq: number
  readonly by: Seat | 'chance' | null
  readonly text: string
  readonly events: readonly Json[]
  readonly undoTo?: number
}

export interface TableUpdate {
  readonly id: string
  readonly game: string
  readonly options: OptionValues
  readonly seats: readonly SeatPlan[]
  readonly seq: number
  readonly viewer: Viewer
  /** Without `known`: a page holds what it shows, and no other seat's hand. */
  readonly view: Json
  /** New since the update before, or the whole log when `fresh`. */
  readonly steps: readonly Step[]
  /** The log starts anew: a table was opened, another viewer looks, or moves were taken back. */
  readonly fresh: boolean
  readonly owe: readonly Seat[]
  readonly may: readonly Seat[]
  /** What the viewer may do now; composed kinds as a sample. */
  readonly legal: readonly Json[]
  /** The person who should look next: the curtain is down until they say so. */
  readonly curtain: Seat | null
  /** Whose latest choice could be taken back now. */
  readonly undoable: Seat | null
  readonly result: Result | null
  readonly health: StoreHealth
  /** An old log that today's rules no longer follow: where, and the move. */
  readonly fault: string | null
}

/** What the captain would do now, best first: the longer it thinks, the better it knows. */
export interface Hint {
  /** The position it is about. */
  readonly seq: number
  readonly choices: readonly HintChoice[]
  readonly isDone: boolean
}

export interface HintChoice {
  /** Null is "nothing". */
  readonly action: Json | null
  /** Estimated chance of winning. */
  readonly value: number
}

export type Refusal = Rejection | null

/** A request by name, with what is sent and what comes back. */
export interface Requests {
  facts: { sent: { game: string }; back: GameFacts }
  create: { sent: TablePlan; back: { id: string } | { problem: OptionProblem } }
  list: { sent: null; back: { rows: readonly TableRow[]; health: StoreHealth } }
  open: { sent: { id: string }; back: { found: boolean } }
  close: { sent: null; back: null }
  look: { sent: { seat: Seat }; back: null }
  act: { sent: { action: Json; ask: number; seen: number }; back: Refusal }
  check: { sent: { action: Json }; back: Refusal }
  /** Why nothing that agrees with this part of an action can be done. */
  explain: { sent: { part: Json }; back: Refusal }
  undo: { sent: null; back: Refusal }
  /** Starts a search for hints, or ends it; hints come one after another. */
  hint: { sent: { wanted: boolean }; back: null }
  /** The page has shown everything up to this entry: a waiting bot may go on. */
  shown: { sent: { seq: number }; back: null }
  pace: { sent: { ms: number }; back: null }
  picture: { sent: { svg: string }; back: null }
  remove: { sent: { id: string }; back: null }
  record: { sent: { id: string }; back: { text: string } | null }
  import: { sent: { text: string }; back: { id: string } | { problem: string; line: number } }
}
export type RequestName = keyof Requests

export interface RequestMessage {
  readonly id: number
  readonly name: RequestName
  readonly sent: unknown
}
export type HostMessage =
  | { readonly id: number; readonly back: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly update: TableUpdate }
  | { readonly hint: Hint }
