/** Turns a decision into what is stored and what then counts: the step with its draws, the room, the clock, the wake-up time. */
import type { AnyGame, GameTypes } from '@quayside/rules-kit'
import { type ClockState, moveCount, type Step, storedHead, withDraws } from '@quayside/table'
import type { TimedTable } from './clocks.ts'
import type { AnyTable } from './next-turn.ts'
import type { Decision, Facts, HostPorts, RoomRules, TableChange } from './ports.ts'
import { type LogEnd, logEnd, logEndAfter, storedStep } from './stored-step.ts'

/** Where a table stands before a decision. */
export interface Standing<R> {
  readonly id: string
  readonly game: AnyGame
  readonly room: R
  readonly version: number
  readonly table: AnyTable | null
  readonly clock: ClockState | null
  /** Null before play begins. */
  readonly logEnd: LogEnd | null
}

export interface PlannedChange<R> {
  readonly stored: TableChange<R>
  readonly room: R | null
  readonly step: Step<GameTypes> | null
  readonly begin: AnyTable | null
  readonly clock: ClockState | null
  readonly logEnd: LogEnd | null
}

type Accepted<R> = Exclude<Decision<R, unknown>, { readonly refused: unknown }>

/** Null when nothing changes. */
export function planChange<R>(
  standing: Standing<R>,
  ports: Pick<HostPorts<R>, 'rules' | 'draws' | 'clocks'>,
  decision: Accepted<R>,
  now: number,
): PlannedChange<R> | null {
  const { step, begin } = decision
  if (!step && !decision.room) return null
  const table = begin ?? standing.table
  const drawn = step && table ? withDraws(table, step, ports.draws(table), { at: now }) : null
  const room = roomAfter(standing, ports.rules, decision.room ?? null, drawn)
  const after = table && { ...table, head: drawn?.head ?? table.head }
  const timed = after && { table: after, room: room ?? standing.room, clock: standing.clock, now }
  const clock = (timed && ports.clocks?.after(timed)) ?? null
  const head = begin ? storedHead(begin) : null
  const end = head ? logEnd(head, []) : standing.logEnd
  const entries = drawn && end ? storedStep(standing.game, drawn, end) : []
  const stored: TableChange<R> = {
    id: standing.id,
    seq: standing.table?.head.seq ?? 0,
    version: standing.version,
    entries,
    room,
    head,
    clock,
    facts: factsOf(after),
    wake: timed && wakeAt({ ...timed, clock }, ports),
    at: now,
  }
  return { stored, room, step: drawn, begin: begin ?? null, clock, logEnd: end && logEndAfter(end, entries) }
}

function roomAfter<R>(
  { game, room }: Standing<R>,
  rules: RoomRules<R>,
  changed: R | null,
  step: Step<GameTypes> | null,
): R | null {
  if (!step) return changed
  const before = changed ?? room
  const after = rules.afterStep(before, game.result(step.head.state) !== null)
  return after === room ? null : after
}

function factsOf(table: AnyTable | null): Facts {
  if (!table) return { moves: 0, owe: [] }
  const pending = table.game.pending(table.head.state)
  return { moves: moveCount(table), owe: pending.by === 'seats' ? pending.owe : [] }
}

/** A bot that should have moved by then is woken in any process. */
const BOT_WAKE_MS = 8_000

/** Null when the table can wait for a person. */
function wakeAt<R>(
  { table, room, clock, now }: TimedTable<R>,
  { rules, clocks }: Pick<HostPorts<R>, 'rules' | 'clocks'>,
): number | null {
  if (!rules.isRunning(room) || table.fault) return null
  const pending = table.game.pending(table.head.state)
  const seats = pending.by === 'seats' ? [...pending.owe, ...pending.may] : []
  const bot = seats.some((seat) => rules.playerAt(room, seat) !== null) ? now + BOT_WAKE_MS : null
  const time = clocks?.deadline(clock) ?? null
  if (bot === null || time === null) return bot ?? time
  return Math.min(bot, time)
}
