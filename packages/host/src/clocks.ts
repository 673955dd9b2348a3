/** Time limits of a table. A port of the host, so that hosts without clocks (a page) need not carry this code. */
import type { Seat } from '@quayside/rules-kit'
import {
  type ClockState,
  deadline,
  fallbackRequest,
  moveClock,
  outOfTime,
  owedAt,
  planAct,
  startClock,
} from '@quayside/table'
import type { AnyTable } from './next-turn.ts'
import { NOT_NOW, stepDecision } from './plan-decision.ts'
import type { Decision, RoomRules } from './ports.ts'

/** A table with its clock at a moment. */
export interface TimedTable<R> {
  readonly table: AnyTable
  readonly room: R
  readonly clock: ClockState | null
  readonly now: number
}

export interface Clocks<R> {
  /** The clock after a step that led to this table. */
  after(timed: TimedTable<R>): ClockState | null
  /** When the first running clock runs out; null when none runs. */
  deadline(clock: ClockState | null): number | null
  late(clock: ClockState | null, now: number): readonly Seat[]
  /** What is played for a seat without time: the least harmful move, and whatever the room says. */
  planLate(timed: TimedTable<R>, seat: Seat): Decision<R, null>
}

export function roomClocks<R>(rules: RoomRules<R>): Clocks<R> {
  return {
    after({ table, room, clock, now }) {
      if (!rules.isRunning(room)) return clock
      const setting = rules.clockOf(room)
      if (setting.kind === 'none') return null
      const owed = owedAt(table)
      return clock ? moveClock(clock, owed, now) : startClock(setting, table.players, owed, now)
    },

    deadline: (clock) => (clock ? deadline(clock) : null),

    late: (clock, now) => (clock ? outOfTime(clock, now) : []),

    planLate({ table, room, clock, now }, seat) {
      const owes = owedAt(table).some((owed) => owed.seat === seat)
      if (!clock || !owes || !outOfTime(clock, now).includes(seat)) return { refused: NOT_NOW }
      const decision = stepDecision<R>(planAct(table, { ...fallbackRequest(table, seat), at: now }))
      if ('refused' in decision) return decision
      const after = rules.afterTimeout(room, seat)
      return after === room ? decision : { ...decision, room: after }
    },
  }
}
