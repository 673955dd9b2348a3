/** Everything that is asked of the database. */
import type { StoredEntry } from '@quayside/table'
import type pg from 'pg'
import type { AuditLine, ChatLine, KnownGuest, Position, Report, TableRow } from '../port.ts'
import {
  auditRow,
  chatRow,
  ENTRY_COLUMNS,
  entryRow,
  type RawChat,
  type RawEntry,
  type RawReport,
  type RawTable,
  REPORT_COLUMNS,
  reportRow,
  TABLE_COLUMNS,
  TABLES,
  tableRow,
} from '../rows.ts'

export class PostgresReads {
  protected readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  protected async all<R extends object>(text: string, values: unknown[] = []): Promise<R[]> {
    return (await this.pool.query<R>(text, values)).rows
  }

  protected async one<R extends object>(text: string, values: unknown[] = []): Promise<R | null> {
    return (await this.all<R>(text, values))[0] ?? null
  }

  guestByKey(keyHash: string): Promise<KnownGuest | null> {
    const sql = `SELECT g.id, g.name, b.guest IS NOT NULL AS banned FROM guest_keys k JOIN guests g ON g.id = k.guest
      LEFT JOIN bans b ON b.guest = g.id WHERE k.hash = $1`
    return this.one<KnownGuest>(sql, [keyHash])
  }

  async table(id: string): Promise<TableRow | null> {
    const raw = await this.one<RawTable>(`SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE id = $1`, [id])
    return raw && tableRow(raw)
  }

  async entries(id: string, after: number): Promise<StoredEntry[]> {
    const sql = `SELECT ${ENTRY_COLUMNS} FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq`
    return (await this.all<RawEntry>(sql, [id, after])).map(entryRow)
  }

  positions(ids: readonly string[]): Promise<Position[]> {
    return this.all<Position>('SELECT table_id AS id, seq, version FROM positions WHERE table_id = ANY($1)', [
      ids,
    ])
  }

  async toWake(now: number, most: number): Promise<string[]> {
    const sql =
      'SELECT table_id AS id FROM positions WHERE wake IS NOT NULL AND wake <= $1 ORDER BY wake LIMIT $2'
    return (await this.all<{ id: string }>(sql, [now, most])).map((row) => row.id)
  }

  async openTables(most: number, status: 'lobby' | 'playing' = 'lobby'): Promise<TableRow[]> {
    const sql = `SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE status = $2 AND open_to_all = 1 ORDER BY changed DESC LIMIT $1`
    return (await this.all<RawTable>(sql, [most, status])).map(tableRow)
  }

  async tablesOf(guest: string, most: number): Promise<TableRow[]> {
    const sql = `SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE id IN (SELECT table_id FROM members WHERE guest = $1)
      ORDER BY changed DESC LIMIT $2`
    return (await this.all<RawTable>(sql, [guest, most])).map(tableRow)
  }

  async countHosted(guest: string, statuses: readonly string[]): Promise<number> {
    const sql = 'SELECT count(*)::int AS n FROM tables WHERE host = $1 AND status = ANY($2)'
    return (await this.one<{ n: number }>(sql, [guest, statuses]))?.n ?? 0
  }

  async tableIds(after: string, most: number): Promise<string[]> {
    const sql = 'SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2'
    return (await this.all<{ id: string }>(sql, [after, most])).map((row) => row.id)
  }

  async isMember(table: string, guest: string): Promise<boolean> {
    const sql = 'SELECT 1 AS yes FROM members WHERE table_id = $1 AND guest = $2'
    return (await this.one(sql, [table, guest])) !== null
  }

  async chat(table: string, after: number, most: number): Promise<ChatLine[]> {
    const sql =
      'SELECT n, guest, name, text, phrase, at FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3'
    return (await this.all<RawChat>(sql, [table, after, most])).map(chatRow).reverse()
  }

  async reports(most: number): Promise<Report[]> {
    const sql = `SELECT ${REPORT_COLUMNS} FROM reports ORDER BY at DESC LIMIT $1`
    return (await this.all<RawReport>(sql, [most])).map(reportRow)
  }

  async tablesNaming(guest: string): Promise<string[]> {
    const sql = 'SELECT id FROM tables WHERE strpos(room, $1) > 0'
    return (await this.all<{ id: string }>(sql, [JSON.stringify(guest)])).map((row) => row.id)
  }

  async audit(most: number): Promise<AuditLine[]> {
    const sql = 'SELECT id, at, who, action, about, note FROM audit ORDER BY at DESC, id LIMIT $1'
    return (await this.all<AuditLine>(sql, [most])).map(auditRow)
  }
}
