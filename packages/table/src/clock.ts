/** Clocks as pure functions: the caller passes the current time and the decisions that are owed. */
import type { GameTypes, Seat } from '@quayside/rules-kit'
import type { Request } from './act.ts'
import type { Table } from './entry.ts'

export type ClockSetting =
  | { readonly kind: 'none' }
  /** A fixed time for every decision. */
  | { readonly kind: 'move'; readonly ms: number }
  /** A total for the whole game, plus an increment for every decision made. */
  | { readonly kind: 'game'; readonly ms: number; readonly increment: number }

/** A decision that is owed; `ask` distinguishes it from the seat's next one. */
export interface Owed {
  readonly seat: Seat
  readonly ask: number
}

export interface ClockState {
  readonly setting: ClockSetting
  /** Milliseconds left to each seat at `since`. */
  readonly left: readonly number[]
  readonly running: readonly Owed[]
  readonly since: number
}

/** The decisions owed at a table. Seats that only may act have no clock running. */
export function owedAt<G extends GameTypes>({ game, head }: Table<G>): Owed[] {
  const pending = game.pending(head.state)
  if (pending.by !== 'seats') return []
  return pending.owe.map((seat) => ({ seat, ask: game.ask(head.state, seat) }))
}

export function startClock(
  setting: ClockSetting,
  players: number,
  running: readonly Owed[],
  now: number,
): ClockState {
  const ms = setting.kind === 'none' ? Number.POSITIVE_INFINITY : setting.ms
  return { setting, left: Array.from({ length: players }, () => ms), running, since: now }
}

/** The clock after a step. A seat that still owes the same decision gets no new time. */
export function moveClock(clock: ClockState, running: readonly Owed[], now: number): ClockState {
  const left = clock.left.map((_, seat) => timeLeft(clock, seat, now))
  const isIn = (list: readonly Owed[], { seat, ask }: Owed) =>
    list.some((other) => other.seat === seat && other.ask === ask)
  const { setting } = clock
  if (setting.kind === 'move') {
    for (const owed of running) if (!isIn(clock.running, owed)) left[owed.seat] = setting.ms
  }
  if (setting.kind === 'game') {
    for (const owed of clock.running) {
      // No increment for a fallback move: time that has run out stays out.
      const spare = left[owed.seat] ?? 0
      if (!isIn(running, owed) && spare > 0) left[owed.seat] = spare + setting.increment
    }
  }
  return { setting, left, running, since: now }
}

export function timeLeft(clock: ClockState, seat: Seat, now: number): number {
  const left = clock.left[seat] ?? 0
  const isRunning = clock.running.some((owed) => owed.seat === seat)
  return isRunning ? Math.max(0, left - (now - clock.since)) : left
}

/** When the first running clock runs out; null when none runs. */
export function deadline(clock: ClockState): number | null {
  const lefts = clock.running.map(({ seat }) => clock.left[seat] ?? 0)
  const soonest = Math.min(...lefts)
  return Number.isFinite(soonest) ? clock.since + soonest : null
}

export function outOfTime(clock: ClockState, now: number): Seat[] {
  // The same sum as in `deadline`: with fractions of a millisecond a difference could say that a little time is left for ever.
  return clock.running.map(({ seat }) => seat).filter((seat) => clock.since + (clock.left[seat] ?? 0) <= now)
}

/** The least harmful action in the name of a seat that is out of time, from what that seat sees. */
export function fallbackRequest<G extends GameTypes>(table: Table<G>, seat: Seat): Request<G> {
  const view = table.game.view(table.head.state, seat)
  return { seat, action: table.game.fallback(view), ask: view.ask }
}
