/** Messages for one viewer, built from the projection of the state that this viewer may see. */
import { listedChoices, type SharedNews, type ViewerNews } from '@quayside/host'
import type { ClockInfo, RoomInfo, SeatInfo, Update } from '@quayside/protocol'
import type { Json, Seat, Viewer } from '@quayside/rules-kit'
import { isFinished, type Room } from '@quayside/store'
import {
  beforeLastChoice,
  type ClockState,
  consentNeeded,
  eventsFor,
  faultText,
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

export function updateFor(snapshot: Snapshot, recipient: Recipient): Update {
  const { table } = snapshot
  const { game, head, log } = table
  const { viewer } = recipient
  const view = game.view(head.state, viewer)
  const seen = recipient.since ?? 0
  const fresh =
    recipient.since === null || seen > head.seq || log.slice(seen).some((entry) => entry.kind === 'undo')
  const { owe, may, result, clock, fault } = sharedNews(snapshot)
  const { legal, undo } = viewerNews(snapshot, viewer)
  return {
    seq: head.seq,
    viewer,
    view: (recipient.known ? view : { ...view, known: null }) as unknown as Json,
    steps: eventsFor(table, viewer, fresh ? 0 : seen) as unknown as Update['steps'],
    fresh,
    owe,
    may,
    legal,
    undo,
    result,
    clock,
    fault,
  }
}

type Snapshot = TableSnapshot & { readonly table: AnyTable }

/** What everybody who looks on is told alike. */
export function sharedNews(snapshot: Snapshot): SharedNews {
  const { game, head, fault } = snapshot.table
  const pending = game.pending(head.state)
  const { owe, may } = pending.by === 'seats' ? pending : NOBODY
  return {
    owe,
    may,
    result: game.result(head.state),
    clock: clockInfo(snapshot),
    fault: faultText(fault),
  }
}

const NOBODY = { owe: [], may: [] }
const NOTHING: ViewerNews = { legal: [], undo: null }

/** What one viewer may do and take back now; nothing while a bot plays for them. */
export function viewerNews({ table, room }: Snapshot, viewer: Viewer): ViewerNews {
  const { game, head, fault } = table
  const pending = game.pending(head.state)
  const plays = viewer !== 'watcher' && room.status === 'playing' && botAt(room, viewer) === null && !fault
  if (!plays || pending.by === 'nobody') return NOTHING
  const isAsked = pending.by === 'seats' && (pending.owe.includes(viewer) || pending.may.includes(viewer))
  return {
    legal: isAsked ? (listedChoices(table, viewer) as unknown as Json[]) : [],
    undo: undoOf(table, viewer),
  }
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
