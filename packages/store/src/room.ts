/** The stored room: what surrounds the game of a table. One document, replaced as a whole; the server decides what becomes of it. */
import type { OptionValues, Seat } from '@quayside/rules-kit'
import type { ClockSetting } from '@quayside/table'

export const PERSON = 'person'

export type RoomStatus = 'lobby' | 'playing' | 'over' | 'stopped' | 'closed'

export interface RoomSeat {
  /** `person`, or the rank of a bot. */
  readonly kind: string
  /** The guest who sits here; null for a bot and for a free seat. */
  readonly guest: string | null
  readonly name: string
  readonly colour: string | null
  /** Text from the guest's browser that is mixed into the draws. */
  readonly contribution: string
  /** A bot of this rank plays for the person until they come back. */
  readonly standIn: string | null
  /** The person gave up; the stand-in stays. */
  readonly resigned: boolean
  /** Has agreed to be rated, by sitting down at a table that is marked so. */
  readonly agreed?: boolean
}

/** A proposal to the other players. The next step cancels it. */
export interface Proposal {
  readonly kind: 'undo' | 'end' | 'standIn'
  readonly by: Seat
  /** Seats of people who must answer. */
  readonly asked: readonly Seat[]
  readonly agreed: readonly Seat[]
  /** How many of the asked must agree. */
  readonly needed: number
  /** Undo: how many moves would still stand. */
  readonly to: number | null
  /** Stand-in: whose seat. */
  readonly seat: Seat | null
}

export interface RoomClock {
  readonly setting: ClockSetting
  /** What happens to a seat without time: the least harmful move, or a bot takes over. */
  readonly outOfTime: 'fallback' | 'standIn'
}

export interface Room {
  readonly game: string
  readonly options: OptionValues
  readonly status: RoomStatus
  /** Why play stopped without a result: `agreed`, `resigned`, `closed`. */
  readonly reason: string | null
  readonly seats: readonly RoomSeat[]
  readonly host: string
  /** Anyone may come in; otherwise only with the link. */
  readonly open: boolean
  readonly joinHash: string
  readonly clock: RoomClock
  readonly order: 'chosen' | 'drawn'
  readonly first: Seat | 'drawn'
  /** The board by its code; empty or missing (in rooms stored before there were codes): laid by the rules. */
  readonly layout?: string
  readonly commitment: string
  readonly banned: readonly string[]
  readonly muted: readonly string[]
  readonly proposal: Proposal | null
  /** The result counts for the ratings of those who sit. */
  readonly rated?: boolean
  /** Rated: seats that people have left or that a bot took over, in that order. Each stands behind all who stayed. */
  readonly leavers?: readonly Seat[]
  /** The games of the same people before this one, where it belongs to a series. */
  readonly series?: Series
  /** The table where the same people play again. */
  readonly rematch: { readonly id: string; readonly join: string } | null
}

/** How seats change from game to game. */
export type SeriesSeats = 'same' | 'rotated' | 'drawn'

export interface SeriesGame {
  readonly table: string
  readonly seats: readonly {
    readonly guest: string | null
    readonly name: string
    readonly kind: string
    readonly place: number | null
  }[]
}

export interface Series {
  readonly bestOf: number
  readonly seats: SeriesSeats
  readonly games: readonly SeriesGame[]
}

export const EMPTY_SEAT: Omit<RoomSeat, 'kind'> = {
  guest: null,
  name: '',
  colour: null,
  contribution: '',
  standIn: null,
  resigned: false,
}

/** Secret and record may now be published. */
export function isFinished(room: Room): boolean {
  return (
    room.status === 'over' || room.status === 'stopped' || (room.status === 'closed' && room.reason !== null)
  )
}
