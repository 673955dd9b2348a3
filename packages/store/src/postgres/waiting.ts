/** The waiting room in the database: a person waiting at one process and another at the second are paired. */
import type pg from 'pg'
import { PEOPLE_SQL } from '../people.ts'
import {
  type Avoided,
  type HeldTicket,
  heldTicket,
  type RawTicket,
  type Ticket,
  TicketReader,
  type Wait,
  type WaitingStore,
} from '../waiting.ts'

/** All of them or nobody. Rows are locked in one order, so that two processes cannot wait for each other. */
const CLAIM = `WITH held AS (
    SELECT guest FROM tickets WHERE guest = ANY($1) AND table_id IS NULL ORDER BY guest FOR UPDATE
  ) UPDATE tickets SET table_id = $2, claimed = $3
  WHERE guest IN (SELECT guest FROM held) AND (SELECT count(*) FROM held) = cardinality($1::text[])`

export class PostgresWaiting implements WaitingStore {
  private readonly pool: pg.Pool
  private readonly tickets = new TicketReader()

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  async put(ticket: Ticket): Promise<void> {
    const sql = `INSERT INTO tickets (guest, ticket, since, seen) VALUES ($1, $2, $3, $3) ON CONFLICT (guest)
      DO UPDATE SET ticket = excluded.ticket, since = excluded.since, seen = excluded.seen,
      table_id = NULL, claimed = NULL`
    await this.pool.query(sql, [ticket.guest, JSON.stringify(ticket), ticket.since])
  }

  async of(guest: string): Promise<HeldTicket | null> {
    const sql = 'SELECT ticket, table_id FROM tickets WHERE guest = $1'
    const [raw] = (await this.pool.query<RawTicket>(sql, [guest])).rows
    return raw ? heldTicket(raw) : null
  }

  async remove(guest: string): Promise<void> {
    await this.pool.query('DELETE FROM tickets WHERE guest = $1', [guest])
  }

  async seen(guests: readonly string[], at: number): Promise<void> {
    await this.pool.query('UPDATE tickets SET seen = greatest(seen, $2::bigint) WHERE guest = ANY($1)', [
      guests,
      at,
    ])
  }

  async waiting(since: number): Promise<Ticket[]> {
    const sql = `SELECT ticket FROM tickets WHERE table_id IS NULL AND seen >= $1
      AND guest NOT IN (SELECT guest FROM bans) ORDER BY since, guest`
    const { rows } = await this.pool.query<RawTicket>(sql, [since])
    const avoided = await this.pool.query<Avoided>(PEOPLE_SQL.avoided)
    return this.tickets.read(rows, avoided.rows)
  }

  async claim(guests: readonly string[], table: string, at: number): Promise<boolean> {
    return (await this.pool.query(CLAIM, [guests, table, at])).rowCount === guests.length
  }

  async renew(guests: readonly string[], table: string, at: number): Promise<boolean> {
    const sql = 'UPDATE tickets SET claimed = $3 WHERE table_id = $2 AND guest = ANY($1)'
    return (await this.pool.query(sql, [guests, table, at])).rowCount === guests.length
  }

  async settle(table: string): Promise<void> {
    await this.pool.query('UPDATE tickets SET claimed = NULL WHERE table_id = $1', [table])
  }

  async unsettled(before: number): Promise<string[]> {
    const sql = 'SELECT DISTINCT table_id AS id FROM tickets WHERE claimed < $1'
    return (await this.pool.query<{ id: string }>(sql, [before])).rows.map(({ id }) => id)
  }

  async release(table: string): Promise<void> {
    await this.pool.query('UPDATE tickets SET table_id = NULL, claimed = NULL WHERE table_id = $1', [table])
  }

  async drop(before: number): Promise<void> {
    await this.pool.query('DELETE FROM tickets WHERE seen < $1', [before])
  }

  async addWaits(waits: readonly Wait[], at: number): Promise<void> {
    const sql = `INSERT INTO waits (game, pace, ms, at)
      SELECT w.game, w.pace, w.ms, $4::bigint FROM unnest($1::text[], $2::text[], $3::bigint[]) AS w(game, pace, ms)`
    const columns = [waits.map((w) => w.game), waits.map((w) => w.pace), waits.map((w) => w.ms)]
    await this.pool.query(sql, [...columns, at])
  }

  async waits(game: string, pace: string, most: number): Promise<number[]> {
    const sql = 'SELECT ms FROM waits WHERE game = $1 AND pace = $2 ORDER BY at DESC LIMIT $3'
    const { rows } = await this.pool.query<{ ms: string }>(sql, [game, pace, most])
    return rows.map(({ ms }) => Number(ms))
  }
}
