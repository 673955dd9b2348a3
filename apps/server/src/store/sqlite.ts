/** One file in the data folder: the store of a single process. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { GroupCommit } from './group-commit.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Expiry, Guest, NewTable, Notice, OnlineStore, Position, Report, TableChange } from './port.ts'
import {
  changeColumns,
  chatRow,
  ENTRY_COLUMNS,
  entryRow,
  openFlag,
  type RawEntry,
  type RawTable,
  reportRow,
  TABLE_COLUMNS,
  TABLES,
  tableRow,
} from './rows.ts'

export interface SqliteOptions {
  /** A file, or `:memory:`. */
  readonly path: string
  /** False only in benchmarks: what waiting for the disk costs. */
  readonly durable?: boolean
}

export function openSqlite({ path, durable = true }: SqliteOptions): SqliteStore {
  const database = new DatabaseSync(path, { timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL')
  // FULL waits for the disk at every commit: acknowledged means kept.
  database.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'}`)
  migrate(database)
  return new SqliteStore(database)
}

/** Brings any earlier schema forward; refuses one that a later server has written. */
export function migrate(database: DatabaseSync, steps: readonly (readonly string[])[] = MIGRATIONS): void {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (row.user_version > steps.length) {
    throw new Error(`The data was written by a later version of Quayside (schema ${row.user_version}).`)
  }
  for (let step = row.user_version; step < steps.length; step++) {
    database.exec('BEGIN IMMEDIATE')
    for (const sql of steps[step] ?? []) database.exec(sql)
    database.exec(`PRAGMA user_version = ${step + 1}`)
    database.exec('COMMIT')
  }
}

const INSERT_ENTRY = `INSERT INTO entries (table_id, ${ENTRY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`
const MOVE_ON = `UPDATE positions SET seq = ?, version = ?, clock = ?, facts = ?, wake = ?, changed = ?
  WHERE table_id = ? AND seq = ? AND version = ?`
const CHANGE_ROOM = `UPDATE tables SET status = ?, open_to_all = ?, host = ?, room = ?, head = coalesce(?, head) WHERE id = ?`

export class SqliteStore implements OnlineStore {
  readonly kind = 'sqlite'
  readonly commits: GroupCommit<TableChange>
  private readonly database: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.database = database
    this.commits = new GroupCommit((changes) => this.saveAll(changes))
  }

  private prepared(sql: string): StatementSync {
    const known = this.statements.get(sql)
    if (known) return known
    const statement = this.database.prepare(sql)
    this.statements.set(sql, statement)
    return statement
  }

  private run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.prepared(sql).run(...values).changes)
  }

  private all<R>(sql: string, ...values: SQLInputValue[]): R[] {
    return this.prepared(sql).all(...values) as R[]
  }

  private one<R>(sql: string, ...values: SQLInputValue[]): R | null {
    return (this.prepared(sql).get(...values) as R | undefined) ?? null
  }

  private together<T>(work: () => T): T {
    this.database.exec('BEGIN IMMEDIATE')
    try {
      const answer = work()
      this.database.exec('COMMIT')
      return answer
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
      throw error
    }
  }

  async addGuest(guest: Guest, keyHash: string, at: number): Promise<void> {
    this.together(() => {
      this.run(
        'INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)',
        guest.id,
        guest.name,
        at,
        at,
      )
      this.run('INSERT INTO guest_keys (hash, guest) VALUES (?, ?)', keyHash, guest.id)
    })
  }

  async addKey(guest: string, keyHash: string): Promise<void> {
    this.run('INSERT INTO guest_keys (hash, guest) VALUES (?, ?)', keyHash, guest)
  }

  async guestByKey(keyHash: string): Promise<Guest | null> {
    const sql = 'SELECT g.id, g.name FROM guest_keys k JOIN guests g ON g.id = k.guest WHERE k.hash = ?'
    const found = this.one<Guest>(sql, keyHash)
    return found && { id: found.id, name: found.name }
  }

  async renameGuest(id: string, name: string): Promise<void> {
    this.run('UPDATE guests SET name = ? WHERE id = ?', name, id)
  }

  async touchGuest(id: string, at: number): Promise<void> {
    this.run('UPDATE guests SET seen = ? WHERE id = ?', at, id)
  }

  async removeGuest(id: string): Promise<void> {
    this.together(() => {
      this.run('DELETE FROM guest_keys WHERE guest = ?', id)
      this.run('DELETE FROM carry_codes WHERE guest = ?', id)
      this.run('DELETE FROM members WHERE guest = ?', id)
      this.run('DELETE FROM chat WHERE guest = ?', id)
      this.run('DELETE FROM guests WHERE id = ?', id)
    })
  }

  async putCarry(codeHash: string, guest: string, until: number): Promise<void> {
    this.run('INSERT INTO carry_codes (hash, guest, until) VALUES (?, ?, ?)', codeHash, guest, until)
  }

  async takeCarry(codeHash: string, now: number): Promise<Guest | null> {
    const sql = 'DELETE FROM carry_codes WHERE hash = ? AND until > ? RETURNING guest'
    const taken = this.one<{ guest: string }>(sql, codeHash, now)
    const found = taken && this.one<Guest>('SELECT id, name FROM guests WHERE id = ?', taken.guest)
    return found && { id: found.id, name: found.name }
  }

  async createTable({ id, room, secret, at }: NewTable): Promise<void> {
    const table = 'INSERT INTO tables (id, status, open_to_all, host, room, secret) VALUES (?, ?, ?, ?, ?, ?)'
    const position = 'INSERT INTO positions (table_id, seq, version, facts, changed) VALUES (?, 0, 1, ?, ?)'
    this.together(() => {
      this.run(table, id, room.status, openFlag(room.open), room.host, JSON.stringify(room), secret)
      this.run(position, id, JSON.stringify({ moves: 0, owe: [] }), at)
    })
  }

  save(change: TableChange): Promise<'stored' | 'conflict'> {
    return this.commits.save(change)
  }

  private saveAll(changes: readonly TableChange[]): ('stored' | 'conflict')[] {
    return this.together(() => changes.map((change) => this.saveOne(change)))
  }

  private saveOne(change: TableChange): 'stored' | 'conflict' {
    const { id, entries } = change
    const c = changeColumns(change)
    const position = [c.seq, c.version, c.clock, c.facts, c.wake, c.changed]
    if (this.run(MOVE_ON, ...position, id, change.seq, change.version) === 0) return 'conflict'
    if (c.room !== null) this.run(CHANGE_ROOM, c.status, c.open, c.host, c.room, c.head, id)
    for (const entry of entries) {
      const { seq, text, by = null, id: request = null, at = null, digest } = entry
      this.run(INSERT_ENTRY, id, seq, text, by, request, at, digest)
    }
    return 'stored'
  }

  async table(id: string) {
    const raw = this.one<RawTable>(`SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE id = ?`, id)
    return raw && tableRow(raw)
  }

  async entries(id: string, after: number) {
    const sql = `SELECT ${ENTRY_COLUMNS} FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq`
    return this.all<RawEntry>(sql, id, after).map(entryRow)
  }

  async removeTable(id: string): Promise<void> {
    this.together(() => this.removeRows(id))
  }

  private removeRows(id: string): void {
    for (const name of ['entries', 'members', 'chat', 'positions'])
      this.run(`DELETE FROM ${name} WHERE table_id = ?`, id)
    this.run('DELETE FROM tables WHERE id = ?', id)
  }

  async positions(ids: readonly string[]): Promise<Position[]> {
    const sql =
      'SELECT table_id AS id, seq, version FROM positions WHERE table_id IN (SELECT value FROM json_each(?))'
    return this.all<Position>(sql, JSON.stringify(ids))
  }

  async toWake(now: number, most: number): Promise<string[]> {
    const sql =
      'SELECT table_id AS id FROM positions WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?'
    return this.all<{ id: string }>(sql, now, most).map((row) => row.id)
  }

  async openTables(most: number) {
    const sql = `SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE status = 'lobby' AND open_to_all = 1 ORDER BY changed DESC LIMIT ?`
    return this.all<RawTable>(sql, most).map(tableRow)
  }

  async tablesOf(guest: string, most: number) {
    const sql = `SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE id IN (SELECT table_id FROM members WHERE guest = ?)
      ORDER BY changed DESC LIMIT ?`
    return this.all<RawTable>(sql, guest, most).map(tableRow)
  }

  async countHosted(guest: string, statuses: readonly string[]): Promise<number> {
    const sql =
      'SELECT count(*) AS n FROM tables WHERE host = ? AND status IN (SELECT value FROM json_each(?))'
    return Number(this.one<{ n: number }>(sql, guest, JSON.stringify(statuses))?.n ?? 0)
  }

  async tableIds(after: string, most: number): Promise<string[]> {
    const sql = 'SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?'
    return this.all<{ id: string }>(sql, after, most).map((row) => row.id)
  }

  async addMember(table: string, guest: string, at: number): Promise<void> {
    const sql = 'INSERT INTO members (table_id, guest, joined) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'
    this.run(sql, table, guest, at)
  }

  async removeMember(table: string, guest: string): Promise<void> {
    this.run('DELETE FROM members WHERE table_id = ? AND guest = ?', table, guest)
  }

  async isMember(table: string, guest: string): Promise<boolean> {
    return this.one('SELECT 1 AS yes FROM members WHERE table_id = ? AND guest = ?', table, guest) !== null
  }

  async addChat(table: string, line: Omit<import('./port.ts').ChatLine, 'n'>) {
    const sql = `INSERT INTO chat (table_id, n, guest, name, text, at)
      SELECT ?, coalesce(max(n), 0) + 1, ?, ?, ?, ? FROM chat WHERE table_id = ? RETURNING n`
    const { guest, name, text, at } = line
    const row = this.one<{ n: number }>(sql, table, guest, name, text, at, table)
    return { ...line, n: row?.n ?? 0 }
  }

  async chat(table: string, after: number, most: number) {
    const sql = `SELECT n, guest, name, text, at FROM chat WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?`
    return this.all<Parameters<typeof chatRow>[0]>(sql, table, after, most).map(chatRow).reverse()
  }

  async addReport({ table, id, guest, about, text, at }: Report): Promise<void> {
    const sql = 'INSERT INTO reports (table_id, id, guest, about, text, at) VALUES (?, ?, ?, ?, ?, ?)'
    this.run(sql, table, id, guest, about, text, at)
  }

  async reports(most: number): Promise<Report[]> {
    const sql = 'SELECT table_id, id, guest, about, text, at FROM reports ORDER BY at DESC LIMIT ?'
    return this.all<Parameters<typeof reportRow>[0]>(sql, most).map(reportRow)
  }

  async expire(before: Expiry): Promise<{ tables: number; guests: number }> {
    return this.together(() => {
      const sql = `SELECT id FROM ${TABLES} WHERE (status = 'lobby' AND changed < ?) OR (status = 'playing' AND changed < ?)
        OR (status NOT IN ('lobby', 'playing') AND changed < ?)`
      const old = this.all<{ id: string }>(sql, before.lobby, before.playing, before.over)
      for (const { id } of old) this.removeRows(id)
      this.run('DELETE FROM carry_codes WHERE until < ?', Date.now())
      const guests = this.run('DELETE FROM guests WHERE seen < ?', before.guests)
      if (guests > 0) {
        this.run('DELETE FROM guest_keys WHERE guest NOT IN (SELECT id FROM guests)')
        this.run('DELETE FROM members WHERE guest NOT IN (SELECT id FROM guests)')
      }
      return { tables: old.length, guests }
    })
  }

  /** One process, one file: nobody else writes. */
  async listen(_hear: (notice: Notice) => void): Promise<void> {
    return undefined
  }

  async ping(): Promise<void> {
    this.one('SELECT 1 AS yes')
  }

  async close(): Promise<void> {
    await this.commits.idle()
    this.statements.clear()
    this.database.close()
  }
}
