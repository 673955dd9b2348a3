/** What a server of online tables and its clients say to each other. Everything is JSON. */
import type { Json, OptionSpec, OptionValues, Result, Seat, Viewer } from '@quayside/rules-kit'

export interface Said {
  readonly en: string
  readonly ja: string
}

/** Why something was not done. `rule` is the number in the game's rules, null where no rule of the game is behind it. */
export interface ApiRefusal {
  readonly code: string
  readonly rule: string | null
  readonly detail?: Readonly<Record<string, string | number>>
  readonly message: Said
}

export interface GuestInfo {
  /** Public: it names a guest, it does not prove to be one. */
  readonly id: string
  readonly name: string
}

export type TableStatus = 'lobby' | 'playing' | 'over' | 'stopped' | 'closed'

export type ClockWish =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly ms: number }
  | { readonly kind: 'game'; readonly ms: number; readonly increment: number }

export interface SeatInfo {
  /** `person`, or the rank of a bot. */
  readonly kind: string
  readonly name: string
  readonly colour: string | null
  /** Who sits here; null for a bot and for an empty chair. */
  readonly guest: string | null
  /** Whether that person is connected (to this server process) now. */
  readonly here: boolean
  /** The rank of the bot that plays for the person, while it does. */
  readonly standIn: string | null
  readonly resigned: boolean
}

export interface ProposalInfo {
  readonly kind: 'undo' | 'end' | 'standIn'
  readonly by: Seat
  readonly asked: readonly Seat[]
  readonly agreed: readonly Seat[]
  readonly needed: number
  readonly to: number | null
  readonly seat: Seat | null
}

export interface RoomInfo {
  readonly id: string
  readonly version: number
  readonly game: string
  readonly options: OptionValues
  readonly status: TableStatus
  readonly reason: string | null
  readonly seats: readonly SeatInfo[]
  readonly host: string
  readonly open: boolean
  readonly clock: { readonly setting: ClockWish; readonly outOfTime: 'fallback' | 'standIn' }
  readonly order: 'chosen' | 'drawn'
  readonly first: Seat | 'drawn'
  /** The hash of the secret from which all chance comes: shown before the first draw. */
  readonly commitment: string
  /** After the end, so that anyone can check the draws. */
  readonly secret: string | null
  readonly muted: readonly string[]
  readonly watchers: number
  readonly proposal: ProposalInfo | null
  readonly rematch: { readonly id: string; readonly join: string } | null
}

/** One step of the log as the viewer may see it. */
export interface StepInfo {
  readonly seq: number
  readonly by: Seat | 'chance' | null
  readonly text: string
  readonly events: readonly Json[]
  readonly undoTo?: number
}

export interface ClockInfo {
  /** Milliseconds left to each seat at `at`; null: no limit. */
  readonly left: readonly (number | null)[]
  readonly running: readonly Seat[]
  /** The server's time, milliseconds since 1970. */
  readonly at: number
}

/** The position as one viewer may see it, and what has happened since the update before. */
export interface Update {
  readonly seq: number
  readonly viewer: Viewer
  /** `known` is null unless the client asked for it: a page holds what it shows. */
  readonly view: Json
  readonly steps: readonly StepInfo[]
  /** The steps are the whole log: the first update, or moves were taken back. */
  readonly fresh: boolean
  readonly owe: readonly Seat[]
  readonly may: readonly Seat[]
  /** What the viewer may do now; composed kinds as a sample, and no offers: compose one and `check` it. */
  readonly legal: readonly Json[]
  /** Where the viewer's latest choice would go back to, and whether nobody need be asked. */
  readonly undo: { readonly to: number; readonly free: boolean } | null
  readonly result: Result | null
  readonly clock: ClockInfo | null
  readonly fault: string | null
}

export interface ChatInfo {
  readonly n: number
  readonly guest: string
  readonly name: string
  readonly text: string
  readonly at: number
}

export type ByeCode = 'gone' | 'removed' | 'stopping' | 'tooSlow' | 'tooMany'

/** Down the socket, and, without `answer`, down the event stream. */
export type ServerMessage =
  | {
      readonly type: 'hello'
      /** Names the server's build: when it changes, a page should reload at a safe moment. */
      readonly build: string
      readonly you: GuestInfo
      readonly room: RoomInfo
      readonly chat: readonly ChatInfo[]
    }
  | ({ readonly type: 'update' } & Update)
  | { readonly type: 'room'; readonly room: RoomInfo }
  | { readonly type: 'chat'; readonly lines: readonly ChatInfo[] }
  | { readonly type: 'answer'; readonly id: string; readonly ok: Json }
  | { readonly type: 'answer'; readonly id: string; readonly error: ApiRefusal }
  | { readonly type: 'bye'; readonly code: ByeCode; readonly message: Said }

/** Up the socket. The id is the client's own: sent again, an action is answered again, not played again. */
export type ClientMessage =
  | {
      readonly id: string
      readonly do: 'act'
      readonly action: Json
      readonly ask?: number
      readonly seen?: number
    }
  | { readonly id: string; readonly do: 'check'; readonly action: Json }
  | { readonly id: string; readonly do: 'explain'; readonly part: Json }
  | { readonly id: string; readonly do: 'undo' }
  | { readonly id: string; readonly do: 'chat'; readonly text: string }
  | { readonly id: string; readonly do: 'ping' }

export interface TableListing {
  readonly id: string
  readonly game: string
  readonly options: OptionValues
  readonly status: TableStatus
  readonly seats: readonly SeatInfo[]
  readonly changed: number
  readonly moves: number
  readonly owe: readonly Seat[]
  readonly open: boolean
  readonly host: string
  readonly clock: RoomInfo['clock']
}

export interface GameInfo {
  readonly id: string
  readonly title: Said
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  readonly colours: readonly string[]
  readonly ranks: readonly string[]
}

export interface SeatWish {
  readonly kind: string
  readonly colour?: string
}

export interface TableWish {
  readonly game: string
  readonly options?: OptionValues
  readonly seats: readonly SeatWish[]
  /** Listed for everybody; otherwise only people with the link come in. */
  readonly open?: boolean
  readonly clock?: ClockWish
  readonly outOfTime?: 'fallback' | 'standIn'
  readonly order?: 'chosen' | 'drawn'
  readonly first?: Seat | 'drawn'
}
