/** Messages for one viewer, built from the projection of the state that this viewer may see. */

import type { ClockInfo, RoomInfo, SeatInfo, Update } from '@quayside/client'
import { ActionList, type GameTypes, type Json, type Seat, type Viewer } from '@quayside/rules-kit'
import { isFinished, type Room } from '@quayside/store'
import {
  beforeLastChoice,
  type ClockState,
  consentNeeded,
  eventsFor,
  faultText,
  resultOf,
  timeLeft,
} from '@quayside/table'
import { botAt } from '../rooms/room.ts'
import type { AnyTable } from './decision.ts'

export interface TableSnapshot {
  readonly id: string
  readonly room: Room
  readonly version: number
  readonly table: AnyTable | null
  readonly clock: ClockState | null
  readonly secret: string
  readonly now: number
}

export interface Recipient {
  readonly viewer: Viewer
  /** With what memory proves: for bots that think for themselves. A page does not ask for it. */
  readonly known: boolean
  /** What they have seen already; null: nothing. */
  readonly since: number | null
}

export function updateFor(
  snapshot: TableSnapshot & { readonly table: AnyTable },
  recipient: Recipient,
): Update {
  const { table, room } = snapshot
  const { game, head, fault, log } = table
  const { viewer } = recipient
  const pending = game.pending(head.state)
  const view = game.view(head.state, viewer)
  const seen = recipient.since ?? 0
  const fresh =
    recipient.since === null || seen > head.seq || log.slice(seen).some((entry) => entry.kind === 'undo')
  const seats = pending.by === 'seats' ? pending : { owe: [], may: [] }
  const plays = viewer !== 'watcher' && room.status === 'playing' && botAt(room, viewer) === null && !fault
  return {
    seq: head.seq,
    viewer,
    view: (recipient.known ? view : { ...view, known: null }) as unknown as Json,
    steps: eventsFor(table, viewer, fresh ? 0 : seen) as unknown as Update['steps'],
    fresh,
    owe: seats.owe,
    may: seats.may,
    legal: plays && isAsked(seats, viewer) ? legalOf(table, viewer) : [],
    undo: plays && pending.by !== 'nobody' ? undoOf(table, viewer) : null,
    result: resultOf(table),
    clock: clockInfo(snapshot),
    fault: faultText(fault),
  }
}

function isAsked({ owe, may }: { owe: readonly Seat[]; may: readonly Seat[] }, seat: Seat): boolean {
  return owe.includes(seat) || may.includes(seat)
}

/**
 * What this seat may do. Offers and counter-offers are left out: there are hundreds, nobody picks one from a list, and
 * `check` answers for the one that somebody composes.
 */
export function legalOf({ game, head }: AnyTable, seat: Seat): Json[] {
  const list = new ActionList<GameTypes['Action']>()
  for (const kind of game.usable(head.state, seat)) if (!kind.proposal) kind.legal(head.state, seat, list)
  return list.toArray() as unknown as Json[]
}

function undoOf(table: AnyTable, seat: Seat): Update['undo'] {
  const to = beforeLastChoice(table, seat)
  return to === null ? null : { to, free: consentNeeded(table, seat, to).length === 0 }
}

function clockInfo({ clock, room, now }: TableSnapshot): ClockInfo | null {
  if (!clock || clock.setting.kind === 'none' || room.status !== 'playing') return null
  const left = clock.left.map((_, seat) => {
    const ms = timeLeft(clock, seat, now)
    return Number.isFinite(ms) ? ms : null
  })
  return { left, running: clock.running.map(({ seat }) => seat), at: now }
}

export interface Presence {
  has(guest: string): boolean
  readonly watchers: number
}

export function roomInfo({ id, room, version, secret }: TableSnapshot, presence: Presence): RoomInfo {
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
    commitment,
    secret: isFinished(room) && secret !== '' ? secret : null,
    muted,
    watchers: presence.watchers,
    proposal,
    rematch,
  }
}

/** The contribution stays out: it is in the record after the end. */
export function seatInfo(seat: Room['seats'][number], presence: Pick<Presence, 'has'>): SeatInfo {
  const { kind, name, colour, guest, standIn, resigned } = seat
  return { kind, name, colour, guest, here: guest !== null && presence.has(guest), standIn, resigned }
}
