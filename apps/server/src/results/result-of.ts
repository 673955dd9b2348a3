/** What is remembered of a finished table: the result for everybody who sat there, and the record without names. */
import type { GameResult, ResultSeat, Room } from '@quayside/store'
import { wholeRecord } from '@quayside/store/records'
import { moveCount, resultOf, thinkingTimes } from '@quayside/table'
import type { AnyTable } from '../tables/decision.ts'

export interface FinishedTable {
  readonly id: string
  readonly room: Room
  readonly table: AnyTable
  readonly secret: string
}

/** Null where no guest sat to the end. */
export function resultFor({ id, room, table }: FinishedTable, now: number): GameResult | null {
  if (room.seats.every(({ guest }) => guest === null)) return null
  const result = resultOf(table)
  const thinking = thinkingTimes(table)
  const started = Date.parse(table.header.started ?? '')
  return {
    table: id,
    game: room.game,
    options: table.options as GameResult['options'],
    started: Number.isNaN(started) ? null : started,
    ended: table.log.at(-1)?.at ?? now,
    moves: moveCount(table),
    status: result ? 'over' : 'stopped',
    reason: result?.reason ?? room.reason ?? '',
    clock: room.clock.setting,
    seats: room.seats.map(({ guest, name, kind, colour, resigned }, seat): ResultSeat => {
      const { choices, thinkMs } = thinking[seat] ?? { choices: 0, thinkMs: null }
      return {
        guest,
        // A name without its guest could not be found again when the guest wants it gone.
        name: guest === null ? '' : name,
        kind,
        colour,
        place: result?.places[seat] ?? null,
        score: result?.scores[seat] ?? null,
        resigned,
        choices,
        thinkMs,
      }
    }),
  }
}

export function namelessRecord({ table, room, secret }: FinishedTable): string {
  const { names: _names, ...header } = table.header
  return wholeRecord({ ...table, header }, { room, secret })
}

/** The record with the names that are still remembered. */
export function recordWithNames(record: string, names: readonly string[]): string {
  if (names.every((name) => name === '')) return record
  return record.replace(/^seats: \d+\n/m, (line) => `${line}names: ${JSON.stringify(names)}\n`)
}
