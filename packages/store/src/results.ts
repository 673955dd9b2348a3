/** Finished games as they are remembered: apart from their tables, until those who played delete them. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { OptionValues } from '@quayside/rules-kit'
import type { ClockSetting } from '@quayside/table'

/** What is remembered of a seat besides who sat there. */
export interface SeatFacts {
  /** `person`, or the rank of a bot. */
  readonly kind: string
  readonly colour: string | null
  /** Null where the game was stopped before the rules could count it. */
  readonly place: number | null
  readonly score: number | null
  readonly resigned: boolean
  /** Choices that were made here, and how long they took together; null where no times are known. */
  readonly choices: number
  readonly thinkMs: number | null
}

export interface ResultSeat extends SeatFacts {
  /** Null for bots and for guests who are gone. */
  readonly guest: string | null
  readonly name: string
}

export interface GameResult {
  /** Of the table, which may be gone. */
  readonly table: string
  readonly game: string
  readonly options: OptionValues
  readonly started: number | null
  readonly ended: number
  readonly moves: number
  readonly status: 'over' | 'stopped'
  readonly reason: string
  readonly clock: ClockSetting
  readonly seats: readonly ResultSeat[]
}

/** Where a page of results ended. */
export interface ResultCursor {
  readonly ended: number
  readonly table: string
}

export interface ResultStore {
  /**
   * Remembers a game once; null: there is nobody to remember it for. A table that is gone or counted changes nothing. With standings, one
   * for each seat, it is rated in the same step.
   */
  keep(
    table: string,
    result: GameResult | null,
    record: string,
    standings?: readonly number[] | null,
  ): Promise<void>
  /** Finished tables that nobody has counted yet. */
  uncounted(most: number): Promise<string[]>
  /** The latest first. */
  of(guest: string, before: ResultCursor | null, most: number): Promise<GameResult[]>
  /** The record without names, for somebody who remembers the game. */
  record(table: string, guest: string): Promise<string | null>
  /** By seat; empty for bots and for guests who are gone. */
  names(table: string): Promise<string[]>
  /** This guest no longer wants to remember it; when nobody does, it is gone. */
  forget(guest: string, table: string): Promise<boolean>
  forgetAll(guest: string): Promise<void>
}

export interface RawResult {
  readonly table_id: string
  readonly game: string
  readonly options: string
  readonly started: number | string | null
  readonly ended: number | string
  readonly moves: number
  readonly status: 'over' | 'stopped'
  readonly reason: string
  readonly clock: string
}

export interface RawResultSeat {
  readonly table_id: string
  readonly guest: string | null
  readonly name: string
  readonly facts: string
}

export const RESULT_COLUMNS = 'table_id, game, options, started, ended, moves, status, reason, clock, record'

export function resultValues(result: GameResult, record: string): (string | number | null)[] {
  const { table, game, options, started, ended, moves, status, reason, clock } = result
  const packed = deflateRawSync(record, { level: 9 }).toString('base64')
  return [
    table,
    game,
    JSON.stringify(options),
    started,
    ended,
    moves,
    status,
    reason,
    JSON.stringify(clock),
    packed,
  ]
}

export function seatValues({ guest, name, ...facts }: ResultSeat): [string | null, string, string] {
  return [guest, name, JSON.stringify(facts)]
}

export function unpackedRecord(packed: string): string {
  return inflateRawSync(Buffer.from(packed, 'base64')).toString()
}

/** Rows of games and rows of their seats, which come in the order of seats. */
export function resultsFrom(games: readonly RawResult[], seats: readonly RawResultSeat[]): GameResult[] {
  const byTable = Map.groupBy(seats, (seat) => seat.table_id)
  return games.map((raw) => ({
    table: raw.table_id,
    game: raw.game,
    options: JSON.parse(raw.options) as OptionValues,
    started: raw.started === null ? null : Number(raw.started),
    ended: Number(raw.ended),
    moves: raw.moves,
    status: raw.status,
    reason: raw.reason,
    clock: JSON.parse(raw.clock) as ClockSetting,
    seats: (byTable.get(raw.table_id) ?? []).map(({ guest, name, facts }) => ({
      guest,
      name,
      ...(JSON.parse(facts) as SeatFacts),
    })),
  }))
}
