/** Remembered games in the file. */

import { type Standing, standingsOf } from '../ratings.ts'
import {
  type GameResult,
  type RawResult,
  type RawResultSeat,
  RESULT_COLUMNS,
  type ResultCursor,
  type ResultStore,
  resultsFrom,
  resultValues,
  seatValues,
  unpackedRecord,
} from '../results.ts'
import type { Carried, Connection } from './connection.ts'
import { RATING_WRITES } from './ratings.ts'

type Row = readonly (string | number | null)[]

/** A game as the rows it writes. */
export interface SavedResult {
  readonly game: Row
  readonly ended: number
  readonly seats: readonly Row[]
  readonly rated: { readonly game: string; readonly standings: readonly Standing[] } | null
}

export const RESULT_WRITES = {
  keepResult(file: Connection, table: string, saved: SavedResult | null): void {
    const claimed = file.run('UPDATE tables SET counted = 1 WHERE id = ? AND counted = 0', table)
    if (claimed === 0 || !saved) return
    file.run(`INSERT INTO results (${RESULT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, ...saved.game)
    const sql = `INSERT INTO result_seats (table_id, seat, guest, name, facts, ended, kept)
      VALUES (?, ?, ?, ?, ?, ?, ?)`
    saved.seats.forEach((seat, i) => {
      file.run(sql, table, i, ...seat, saved.ended, seat[0] === null ? 0 : 1)
    })
    if (saved.rated) RATING_WRITES.rateGame(file, saved.rated.game, table, saved.rated.standings)
  },

  /** One game, or all where no table is named; says how many. */
  forgetResults(file: Connection, guest: string, table: string | null): number {
    const mine =
      'SELECT table_id AS id FROM result_seats WHERE guest = ? AND kept = 1 AND (? IS NULL OR table_id = ?)'
    const ids = file.all<{ id: string }>(mine, guest, table, table).map(({ id }) => id)
    const list = JSON.stringify(ids)
    file.run(
      'UPDATE result_seats SET kept = 0 WHERE guest = ? AND (? IS NULL OR table_id = ?)',
      guest,
      table,
      table,
    )
    file.run(
      `DELETE FROM results WHERE table_id IN (SELECT value FROM json_each(?))
        AND NOT EXISTS (SELECT 1 FROM result_seats s WHERE s.table_id = results.table_id AND s.kept = 1)`,
      list,
    )
    file.run(
      `DELETE FROM result_seats WHERE table_id IN (SELECT value FROM json_each(?))
        AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = result_seats.table_id)`,
      list,
    )
    return ids.length
  },

  /** The guest is gone: what others remember no longer names them. */
  leaveResults(file: Connection, guest: string): void {
    RESULT_WRITES.forgetResults(file, guest, null)
    file.run("UPDATE result_seats SET guest = NULL, name = '' WHERE guest = ?", guest)
  },
} as const

type Writes = Carried<typeof RESULT_WRITES>

export class SqliteResults implements ResultStore {
  private readonly reading: Connection
  private readonly writes: Writes

  constructor(reading: Connection, writes: Writes) {
    this.reading = reading
    this.writes = writes
  }

  keep(
    table: string,
    result: GameResult | null,
    record: string,
    standings: readonly number[] | null = null,
  ): Promise<void> {
    const rated = result && standingsOf(result.seats, standings)
    const saved = result && {
      game: resultValues(result, record),
      ended: result.ended,
      seats: result.seats.map(seatValues),
      rated: rated && { game: result.game, standings: rated },
    }
    return this.writes.keepResult(table, saved)
  }

  async uncounted(most: number): Promise<string[]> {
    const sql = "SELECT id FROM tables WHERE counted = 0 AND status IN ('over', 'stopped') LIMIT ?"
    return this.reading.all<{ id: string }>(sql, most).map(({ id }) => id)
  }

  async of(guest: string, before: ResultCursor | null, most: number): Promise<GameResult[]> {
    const { ended, table } = before ?? { ended: Number.MAX_SAFE_INTEGER, table: '' }
    const sql = `SELECT r.table_id, game, options, started, r.ended, moves, status, reason, clock
      FROM result_seats s JOIN results r ON r.table_id = s.table_id
      WHERE s.guest = ? AND s.kept = 1 AND (s.ended, s.table_id) < (?, ?)
      ORDER BY s.ended DESC, s.table_id DESC LIMIT ?`
    const games = this.reading.all<RawResult>(sql, guest, ended, table, most)
    const seats = `SELECT table_id, guest, name, facts FROM result_seats
      WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat`
    const ids = JSON.stringify(games.map((game) => game.table_id))
    return resultsFrom(games, this.reading.all<RawResultSeat>(seats, ids))
  }

  async record(table: string, guest: string): Promise<string | null> {
    const sql = `SELECT record FROM results r JOIN result_seats s ON s.table_id = r.table_id
      WHERE r.table_id = ? AND s.guest = ? AND s.kept = 1`
    const found = this.reading.one<{ record: string }>(sql, table, guest)
    return found && unpackedRecord(found.record)
  }

  async names(table: string): Promise<string[]> {
    const sql = 'SELECT name FROM result_seats WHERE table_id = ? ORDER BY seat'
    return this.reading.all<{ name: string }>(sql, table).map(({ name }) => name)
  }

  async forget(guest: string, table: string): Promise<boolean> {
    return (await this.writes.forgetResults(guest, table)) > 0
  }

  async forgetAll(guest: string): Promise<void> {
    await this.writes.forgetResults(guest, null)
  }
}
