/** What the server says of a room. */
import { type Invitation, PERSON, type RoomInfo, type SeatInfo, type TableListing } from '@quayside/protocol'
import { isFinished, type Room, type TableRow } from '@quayside/store'
import { deadline } from '@quayside/table'
import { seriesInfo } from '../rooms/series.ts'

/** A room as it stands now. */
export interface RoomSnapshot {
  readonly id: string
  readonly room: Room
  readonly version: number
  readonly secret: string
  /** Once the game is over. */
  readonly places: readonly number[] | null
}

export interface Presence {
  has(guest: string): boolean
  readonly watchers: number
}

/** For one guest: whoever is muted is the host's business, and their own. */
export function roomInfo(
  { id, room, version, secret, places }: RoomSnapshot,
  presence: Presence,
  guest: string,
): RoomInfo {
  const {
    game,
    options,
    status,
    reason,
    host,
    open,
    clock,
    order,
    first,
    commitment,
    muted,
    proposal,
    rematch,
  } = room
  return {
    id,
    version,
    game,
    options,
    status,
    reason,
    seats: room.seats.map((seat) => seatInfo(seat, presence)),
    host,
    open,
    clock,
    order,
    first,
    layout: room.layout ?? '',
    commitment,
    secret: isFinished(room) && secret !== '' ? secret : null,
    muted: guest === room.host ? muted : muted.filter((one) => one === guest),
    watchers: presence.watchers,
    proposal,
    rematch,
    rated: room.rated ?? false,
    series: seriesInfo({ id, room, places }),
  }
}

/** The contribution stays out: it is in the record after the end. */
export function seatInfo(seat: Room['seats'][number], presence: Pick<Presence, 'has'>): SeatInfo {
  const { kind, name, colour, guest, standIn, resigned } = seat
  return { kind, name, colour, guest, here: guest !== null && presence.has(guest), standIn, resigned }
}

/** Built up from nothing, for somebody without a name: no guest's id, no seal, nothing of the game. */
export function invitationTo({
  game,
  options,
  status,
  open,
  host,
  clock,
  seats,
  rated = false,
}: Room): Invitation {
  return {
    game,
    options,
    status,
    open,
    host: seats.find(({ guest }) => guest === host)?.name ?? '',
    clock,
    rated,
    seats: seats.map(({ kind, name, colour, guest }) => {
      const taken = kind !== PERSON || guest !== null
      return { kind, name, colour, taken }
    }),
  }
}

/** The most tables that a list names. */
export const MAX_LISTED = 100

/** A table as a line of a list. */
export function listed({ id, room, changed, facts, clock: running }: TableRow, now: number): TableListing {
  const { game, options, status, open, host, clock, rated = false } = room
  const seats = room.seats.map((seat) => seatInfo(seat, { has: () => false }))
  const until = running && status === 'playing' ? deadline(running) : null
  const left = until === null ? null : Math.max(0, until - now)
  const { moves, owe } = facts
  return { id, game, options, status, seats, changed, moves, owe, open, host, clock, rated, left }
}
