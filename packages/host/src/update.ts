/** The position of a table for one viewer, built from the projection of the state that this viewer may see. */
import type { ClockInfo, Update } from '@quayside/protocol'
import type { Json, Seat, Viewer } from '@quayside/rules-kit'
import {
  beforeLastChoice,
  type ClockState,
  eventsFor,
  faultText,
  isFreeUndo,
  timeLeft,
} from '@quayside/table'
import { listedChoices } from './choices.ts'
import type { SharedNews, ViewerNews } from './news.ts'
import type { AnyTable } from './next-turn.ts'
import type { RoomRules } from './ports.ts'

/** A table in play at a moment, and what its room means. */
export interface TableSnapshot<R> {
  readonly table: AnyTable
  readonly room: R
  readonly rules: RoomRules<R>
  readonly clock: ClockState | null
  readonly now: number
}

export interface Recipient {
  readonly viewer: Viewer
  /** With what memory proves: for bots that think for themselves. A page does not ask for it. */
  readonly known: boolean
  /** What they have seen already; null: nothing. */
  readonly since: number | null
}

export function updateFor<R>(snapshot: TableSnapshot<R>, recipient: Recipient): Update {
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

/** What everybody who looks on is told alike. */
export function sharedNews<R>(snapshot: TableSnapshot<R>): SharedNews {
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
export function viewerNews<R>({ table, room, rules }: TableSnapshot<R>, viewer: Viewer): ViewerNews {
  const { game, head, fault } = table
  const pending = game.pending(head.state)
  if (viewer === 'watcher' || fault || pending.by === 'nobody') return NOTHING
  if (!rules.isRunning(room) || rules.playerAt(room, viewer) !== null) return NOTHING
  const isAsked = pending.by === 'seats' && (pending.owe.includes(viewer) || pending.may.includes(viewer))
  return {
    legal: isAsked ? (listedChoices(table, viewer) as unknown as Json[]) : [],
    undo: undoOf(table, viewer),
  }
}

function undoOf(table: AnyTable, seat: Seat): Update['undo'] {
  const to = beforeLastChoice(table, seat)
  return to === null ? null : { to, free: isFreeUndo(table, seat, to) }
}

function clockInfo<R>({ clock, room, rules, now }: TableSnapshot<R>): ClockInfo | null {
  if (!clock || clock.setting.kind === 'none' || !rules.isRunning(room)) return null
  const left = clock.left.map((_, seat) => {
    const ms = timeLeft(clock, seat, now)
    return Number.isFinite(ms) ? ms : null
  })
  return { left, running: clock.running.map(({ seat }) => seat), at: now }
}
