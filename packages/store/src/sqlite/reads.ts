/** Everything that is asked of the file. */
import type { StoredEntry } from '@quayside/table'
import type { AuditLine, ChatLine, Guest, KnownGuest, Position, Report, TableRow } from '../port.ts'
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
import type { Connection } from './connection.ts'

export class SqliteReads {
  protected readonly reading: Connection

  constructor(reading: Connection) {
    this.reading = reading
  }

  async guestByKey(keyHash: string): Promise<KnownGuest | null> {
    const sql = `SELECT g.id, g.name, b.guest AS banned FROM guest_keys k JOIN guests g ON g.id = k.guest
      LEFT JOIN bans b ON b.guest = g.id WHERE k.hash = ?`
    const found = this.reading.one<Guest & { banned: string | null }>(sql, keyHash)
    return found && { id: found.id, name: found.name, banned: found.banned !== null }
  }

  async table(id: string): Promise<TableRow | null> {
    const raw = this.reading.one<RawTable>(`SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE id = ?`, id)
    return raw && tableRow(raw)
  }

  async entries(id: string, after: number): Promise<StoredEntry[]> {
    const sql = `SELECT ${ENTRY_COLUMNS} FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq`
    return this.reading.all<RawEntry>(sql, id, after).map(entryRow)
  }

  async positions(ids: readonly string[]): Promise<Position[]> {
    const sql =
      'SELECT table_id AS id, seq, version FROM positions WHERE table_id IN (SELECT value FROM json_each(?))'
    return this.reading.all<Position>(sql, JSON.stringify(ids))
  }

  async toWake(now: number, most: number): Promise<string[]> {
    const sql =
      'SELECT table_id AS id FROM positions WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?'
    return this.reading.all<{ id: string }>(sql, now, most).map((row) => row.id)
  }

  async openTables(most: number, status: 'lobby' | 'playing' = 'lobby'): Promise<TableRow[]> {
    const sql = `SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE status = ? AND open_to_all = 1 ORDER BY changed DESC LIMIT ?`
    return this.reading.all<RawTable>(sql, status, most).map(tableRow)
  }

  async tablesOf(guest: string, most: number): Promise<TableRow[]> {
    const sql = `SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE id IN (SELECT table_id FROM members WHERE guest = ?)
      ORDER BY changed DESC LIMIT ?`
    return this.reading.all<RawTable>(sql, guest, most).map(tableRow)
  }

  async countHosted(guest: string, statuses: readonly string[]): Promise<number> {
    const sql =
      'SELECT count(*) AS n FROM tables WHERE host = ? AND status IN (SELECT value FROM json_each(?))'
    return Number(this.reading.one<{ n: number }>(sql, guest, JSON.stringify(statuses))?.n ?? 0)
  }

  async tableIds(after: string, most: number): Promise<string[]> {
    const sql = 'SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?'
    return this.reading.all<{ id: string }>(sql, after, most).map((row) => row.id)
  }

  async isMember(table: string, guest: string): Promise<boolean> {
    const sql = 'SELECT 1 AS yes FROM members WHERE table_id = ? AND guest = ?'
    return this.reading.one(sql, table, guest) !== null
  }

  async chat(table: string, after: number, most: number): Promise<ChatLine[]> {
    const sql =
      'SELECT n, guest, name, text, phrase, at FROM chat WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?'
    return this.reading.all<RawChat>(sql, table, after, most).map(chatRow).reverse()
  }

  async reports(most: number): Promise<Report[]> {
    const sql = `SELECT ${REPORT_COLUMNS} FROM reports ORDER BY at DESC LIMIT ?`
    return this.reading.all<RawReport>(sql, most).map(reportRow)
  }

  async tablesNaming(guest: string): Promise<string[]> {
    const sql = 'SELECT id FROM tables WHERE instr(room, ?) > 0'
    return this.reading.all<{ id: string }>(sql, JSON.stringify(guest)).map((row) => row.id)
  }

  async audit(most: number): Promise<AuditLine[]> {
    const sql = 'SELECT id, at, who, action, about, note FROM audit ORDER BY at DESC, id LIMIT ?'
    return this.reading.all<AuditLine>(sql, most).map(auditRow)
  }
}
