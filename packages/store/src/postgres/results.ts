/** Remembered games in the database. */
import type pg from 'pg'
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
import { rateGame } from './ratings.ts'

/** Two processes may have seen the end: whoever claims the table counts it. */
const KEEP = `WITH claimed AS (UPDATE tables SET counted = 1 WHERE id = $1 AND counted = 0 RETURNING id),
  put AS (INSERT INTO results (${RESULT_COLUMNS})
    SELECT id, $2, $3, $4::bigint, $5::bigint, $6::int, $7, $8, $9, $10 FROM claimed)
  INSERT INTO result_seats (table_id, seat, guest, name, facts, ended, kept)
  SELECT id, s.n - 1, s.guest, s.name, s.facts, $5::bigint, CASE WHEN s.guest IS NULL THEN 0 ELSE 1 END
  FROM claimed, unnest($11::text[], $12::text[], $13::text[]) WITH ORDINALITY AS s(guest, name, facts, n)`

/** All or nothing. */
async function together<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const answer = await work(client)
    await client.query('COMMIT')
    return answer
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

export class PostgresResults implements ResultStore {
  private readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  async keep(
    table: string,
    result: GameResult | null,
    record: string,
    standings: readonly number[] | null = null,
  ): Promise<void> {
    if (!result) {
      await this.pool.query('UPDATE tables SET counted = 1 WHERE id = $1', [table])
      return
    }
    const seats = result.seats.map(seatValues)
    const columns = [0, 1, 2].map((i) => seats.map((seat) => seat[i]))
    const values = [...resultValues(result, record), ...columns]
    const rated = standingsOf(result.seats, standings)
    if (rated) await this.keepRated(result, values, rated)
    else await this.pool.query(KEEP, values)
  }

  private keepRated(
    { game, table }: GameResult,
    values: unknown[],
    rated: readonly Standing[],
  ): Promise<void> {
    return together(this.pool, async (client) => {
      const kept = await client.query(KEEP, values)
      // Nothing was written: another process has counted it.
      if (kept.rowCount) await rateGame(client, game, table, rated)
    })
  }

  async uncounted(most: number): Promise<string[]> {
    const sql = "SELECT id FROM tables WHERE counted = 0 AND status IN ('over', 'stopped') LIMIT $1"
    return (await this.pool.query<{ id: string }>(sql, [most])).rows.map(({ id }) => id)
  }

  async of(guest: string, before: ResultCursor | null, most: number): Promise<GameResult[]> {
    const { ended, table } = before ?? { ended: Number.MAX_SAFE_INTEGER, table: '' }
    const sql = `SELECT r.table_id, game, options, started, r.ended, moves, status, reason, clock
      FROM result_seats s JOIN results r ON r.table_id = s.table_id
      WHERE s.guest = $1 AND s.kept = 1 AND (s.ended, s.table_id) < ($2::bigint, $3)
      ORDER BY s.ended DESC, s.table_id DESC LIMIT $4`
    const games = await this.pool.query<RawResult>(sql, [guest, ended, table, most])
    const seats = await this.pool.query<RawResultSeat>(
      'SELECT table_id, guest, name, facts FROM result_seats WHERE table_id = ANY($1) ORDER BY table_id, seat',
      [games.rows.map((game) => game.table_id)],
    )
    return resultsFrom(games.rows, seats.rows)
  }

  async record(table: string, guest: string): Promise<string | null> {
    const sql = `SELECT record FROM results r JOIN result_seats s ON s.table_id = r.table_id
      WHERE r.table_id = $1 AND s.guest = $2 AND s.kept = 1`
    const found = (await this.pool.query<{ record: string }>(sql, [table, guest])).rows[0]
    return found ? unpackedRecord(found.record) : null
  }

  async names(table: string): Promise<string[]> {
    const sql = 'SELECT name FROM result_seats WHERE table_id = $1 ORDER BY seat'
    return (await this.pool.query<{ name: string }>(sql, [table])).rows.map(({ name }) => name)
  }

  async forget(guest: string, table: string): Promise<boolean> {
    return (await this.forgotten(guest, table)) > 0
  }

  async forgetAll(guest: string): Promise<void> {
    await this.forgotten(guest, null)
  }

  /** The guest is gone: what others remember no longer names them. */
  async leave(guest: string): Promise<void> {
    await this.forgotten(guest, null)
    await this.pool.query("UPDATE result_seats SET guest = NULL, name = '' WHERE guest = $1", [guest])
  }

  private async forgotten(guest: string, table: string | null): Promise<number> {
    const sql = `UPDATE result_seats SET kept = 0
      WHERE guest = $1 AND kept = 1 AND ($2::text IS NULL OR table_id = $2) RETURNING table_id AS id`
    const ids = (await this.pool.query<{ id: string }>(sql, [guest, table])).rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    const gone = `WITH gone AS (DELETE FROM results r WHERE r.table_id = ANY($1)
        AND NOT EXISTS (SELECT 1 FROM result_seats s WHERE s.table_id = r.table_id AND s.kept = 1) RETURNING r.table_id)
      DELETE FROM result_seats WHERE table_id IN (SELECT table_id FROM gone)`
    await this.pool.query(gone, [ids])
    return ids.length
  }
}
