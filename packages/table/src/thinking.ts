/** How long seats took for their choices, from the times that the host wrote into the log. */
import type { GameTypes } from '@quayside/rules-kit'
import type { Table } from './entry.ts'

export interface Thinking {
  readonly choices: number
  /** All of them together, in milliseconds; null where the log has no times, as in imported records. */
  readonly thinkMs: number | null
}

/** A choice takes as long as the table stood still before it. Choices that were taken back took their time too. */
export function thinkingTimes<G extends GameTypes>({ log, header, players }: Table<G>): Thinking[] {
  const seats = Array.from({ length: players }, () => ({ choices: 0, thinkMs: null as number | null }))
  const begun = header.started === undefined ? Number.NaN : Date.parse(header.started)
  let before = Number.isNaN(begun) ? null : begun
  for (const entry of log) {
    const seat = entry.kind === 'move' && entry.move.by !== 'chance' ? seats[entry.move.by] : undefined
    if (seat) seat.choices++
    if (seat && entry.at !== undefined && before !== null)
      seat.thinkMs = (seat.thinkMs ?? 0) + Math.max(0, entry.at - before)
    before = entry.at ?? before
  }
  return seats
}
