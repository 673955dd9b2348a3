/** What people could be called for at a table as it stands, whether they are there or not. */
import { canAnswer } from '@quayside/host'
import type { PushKind } from '@quayside/protocol'
import type { Seat } from '@quayside/rules-kit'
import { isFinished, type Proposal, type Room } from '@quayside/store'
import { type ClockState, timeLeft } from '@quayside/table'
import { peopleIn } from '../rooms/room.ts'
import type { AnyTable } from '../tables/decision.ts'

export interface TableMoment {
  readonly room: Room
  readonly table: AnyTable | null
  readonly clock: ClockState | null
}

export interface Reason {
  readonly guest: string
  readonly kind: PushKind
  /** Somebody is called once for each mark of a kind. */
  readonly mark: string
  /** Of the time left, of a proposal: what the sentence needs. */
  readonly left?: number
  readonly proposal?: Proposal
}

const HOUR = 3_600_000
const LONGEST_LEAD = 12 * HOUR

/** The last quarter of a clock of hours or days is worth a call; null: the clock is a short one. */
export function leadOf(clock: ClockState): number | null {
  const { setting } = clock
  if (setting.kind === 'none' || setting.ms < HOUR) return null
  return Math.min(setting.ms / 4, LONGEST_LEAD)
}

export function reasonsAt({ room, table, clock }: TableMoment, now: number): Reason[] {
  const people = peopleIn(room).flatMap((seat) => {
    const { guest = null, standIn = null } = room.seats[seat] ?? {}
    return guest === null || standIn !== null ? [] : [{ seat, guest }]
  })
  if (isFinished(room)) {
    return room.rematch ? [] : people.map(({ guest }) => ({ guest, kind: 'end', mark: 'end' }))
  }
  if (room.status !== 'playing' || !table) return []
  return people.flatMap(({ seat, guest }) => [
    ...waiting(table, clock, seat, now).map((reason) => ({ guest, ...reason })),
    ...asked(room.proposal, table.head.seq, seat).map((reason) => ({ guest, ...reason })),
  ])
}

type Unnamed = Omit<Reason, 'guest'>

function waiting(table: AnyTable, clock: ClockState | null, seat: Seat, now: number): Unnamed[] {
  const pending = table.game.pending(table.head.state)
  if (pending.by !== 'seats') return []
  const own = latestOf(table, seat)
  const mark = String(own)
  if (!pending.owe.includes(seat)) {
    const hasOffer = pending.may.includes(seat) && canAnswer(table, seat)
    return hasOffer ? [{ kind: 'offer', mark }] : []
  }
  const lead = clock && leadOf(clock)
  const left = clock ? timeLeft(clock, seat, now) : Number.POSITIVE_INFINITY
  const late: Unnamed[] = lead !== null && left <= lead ? [{ kind: 'time', mark, left }] : []
  // Whoever moved last and goes on with their own turn need not be called to it.
  const isCalled = own === 0 || latestOf(table, null) !== own
  return isCalled ? [...late, { kind: 'turn', mark }] : late
}

/** The latest choice of a seat, or of anybody: its number in the log; 0 before the first. */
function latestOf({ log }: AnyTable, seat: Seat | null): number {
  const isChoice = (by: Seat | 'chance' | null) => by !== 'chance' && (seat === null || by === seat)
  return log.findLast((entry) => isChoice(entry.kind === 'move' ? entry.move.by : entry.by))?.seq ?? 0
}

function asked(proposal: Proposal | null, seq: number, seat: Seat): Unnamed[] {
  if (!proposal?.asked.includes(seat) || proposal.agreed.includes(seat)) return []
  return [{ kind: 'proposal', mark: `${proposal.kind}-${proposal.by}-${seq}`, proposal }]
}

/** When it is time to look again although nothing has changed: a clock comes to its last quarter. */
export function nextLook({ room, clock }: TableMoment, now: number): number | null {
  const lead = clock && leadOf(clock)
  if (room.status !== 'playing' || !clock || lead === null) return null
  const times = clock.running.map(({ seat }) => now + timeLeft(clock, seat, now) - lead)
  const later = times.filter((at) => at > now)
  return later.length > 0 ? Math.min(...later) : null
}
