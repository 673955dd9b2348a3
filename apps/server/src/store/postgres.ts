/** One database for any number of equal server processes. */
import pg from 'pg'
import { GroupCommit } from './group-commit.ts'
import { listenTo } from './listener.ts'
import { MIGRATIONS } from './migrations.ts'
import type {
  ChatLine,
  Expiry,
  Guest,
  NewTable,
  Notice,
  OnlineStore,
  Position,
  Report,
  TableChange,
} from './port.ts'
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

export interface PostgresOptions {
  readonly url: string
  readonly connections?: number
  /** False only in benchmarks. */
  readonly durable?: boolean
}

/** Any number that nothing else in the database uses: one process migrates, the others wait. */
const MIGRATION_LOCK = 7_283_411

export async function openPostgres({
  url,
  connections = 8,
  durable = true,
}: PostgresOptions): Promise<PostgresStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    ...(durable ? {} : { options: '-c synchronous_commit=off' }),
  })
  // An idle connection that breaks is replaced; the next query says if the database is away.
  pool.on('error', () => undefined)
  await migratePostgres(pool)
  return new PostgresStore(pool, url)
}

export async function migratePostgres(
  pool: pg.Pool,
  steps: readonly (readonly string[])[] = MIGRATIONS,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
    const found = await client.query<{ version: number }>(
      'SELECT max(version) AS version FROM schema_version',
    )
    const version = found.rows[0]?.version ?? 0
    if (version > steps.length) {
      throw new Error(`The data was written by a later version of Quayside (schema ${version}).`)
    }
    for (let step = version; step < steps.length; step++) {
      const sql = [...(steps[step] ?? []), `INSERT INTO schema_version VALUES (${step + 1})`]
      await client.query(`BEGIN; ${sql.join('; ')}; COMMIT`)
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}

/**
 * All changes of a turn in one statement, so one round trip and one wait for the disk. A change whose table has moved
 * on is left out whole; rows are locked in one order, so that two processes cannot wait for each other; the notice
 * belongs to the same transaction as the move.
 */
const SAVE = `
WITH want AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[], $6::text[], $7::int[], $8::text[],
    $9::text[], $10::text[], $11::text[], $12::text[], $13::bigint[], $14::bigint[])
  AS w(id, old_seq, old_version, seq, version, status, open, host, room, head, clock, facts, wake, changed)
), held AS (
  SELECT p.table_id FROM positions p JOIN want w ON w.id = p.table_id ORDER BY p.table_id FOR UPDATE OF p
), done AS (
  UPDATE positions p SET seq = w.seq, version = w.version, clock = w.clock, facts = w.facts, wake = w.wake,
    changed = w.changed
  FROM want w JOIN held h ON h.table_id = w.id
  WHERE p.table_id = w.id AND p.seq = w.old_seq AND p.version = w.old_version
  RETURNING p.table_id AS id, p.seq, p.version
), rooms AS (
  UPDATE tables t SET status = w.status, open_to_all = w.open, host = w.host, room = w.room,
    head = coalesce(w.head, t.head)
  FROM want w JOIN done d ON d.id = w.id WHERE t.id = w.id AND w.room IS NOT NULL
), put AS (
  INSERT INTO entries (table_id, ${ENTRY_COLUMNS})
  SELECT e.* FROM unnest($15::text[], $16::int[], $17::text[], $18::int[], $19::text[], $20::bigint[], $21::text[])
    AS e(table_id, seq, text, by_seat, request, at, digest) JOIN done d ON d.id = e.table_id
), told AS (
  SELECT pg_notify('quayside', string_agg('t:' || id || ':' || seq || ':' || version, ' ')) AS said
  FROM (SELECT d.*, row_number() OVER () / 100 AS part FROM done d) parts GROUP BY part
)
SELECT (SELECT array_agg(id) FROM done) AS stored, (SELECT count(said) FROM told) AS told`

export class PostgresStore implements OnlineStore {
  readonly kind = 'postgres'
  readonly commits: GroupCommit<TableChange>
  private readonly pool: pg.Pool
  private readonly url: string
  private stopListening: () => Promise<void> = async () => undefined

  constructor(pool: pg.Pool, url: string) {
    this.pool = pool
    this.url = url
    this.commits = new GroupCommit((changes) => this.saveAll(changes))
  }

  private async all<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    return (await this.pool.query<R>(text, values)).rows
  }

  private async one<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R | null> {
    return (await this.all<R>(text, values))[0] ?? null
  }

  async addGuest(guest: Guest, keyHash: string, at: number): Promise<void> {
    const sql = `WITH g AS (INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $3))
      INSERT INTO guest_keys (hash, guest) VALUES ($4, $1)`
    await this.all(sql, [guest.id, guest.name, at, keyHash])
  }

  async addKey(guest: string, keyHash: string): Promise<void> {
    await this.all('INSERT INTO guest_keys (hash, guest) VALUES ($1, $2)', [keyHash, guest])
  }

  guestByKey(keyHash: string): Promise<Guest | null> {
    const sql = 'SELECT g.id, g.name FROM guest_keys k JOIN guests g ON g.id = k.guest WHERE k.hash = $1'
    return this.one<{ id: string; name: string }>(sql, [keyHash])
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.all('UPDATE guests SET name = $2 WHERE id = $1', [id, name])
  }

  async touchGuest(id: string, at: number): Promise<void> {
    await this.all('UPDATE guests SET seen = $2 WHERE id = $1', [id, at])
  }

  async removeGuest(id: string): Promise<void> {
    const sql = `WITH a AS (DELETE FROM guest_keys WHERE guest = $1), b AS (DELETE FROM carry_codes WHERE guest = $1),
      c AS (DELETE FROM members WHERE guest = $1), d AS (DELETE FROM chat WHERE guest = $1),
      e AS (DELETE FROM guests WHERE id = $1) SELECT pg_notify('quayside', 'g:' || $1::text)`
    await this.all(sql, [id])
  }

  async putCarry(codeHash: string, guest: string, until: number): Promise<void> {
    await this.all('INSERT INTO carry_codes (hash, guest, until) VALUES ($1, $2, $3)', [
      codeHash,
      guest,
      until,
    ])
  }

  takeCarry(codeHash: string, now: number): Promise<Guest | null> {
    const sql = `WITH taken AS (DELETE FROM carry_codes WHERE hash = $1 AND until > $2 RETURNING guest)
      SELECT g.id, g.name FROM taken JOIN guests g ON g.id = taken.guest`
    return this.one<{ id: string; name: string }>(sql, [codeHash, now])
  }

  async createTable({ id, room, secret, at }: NewTable): Promise<void> {
    const sql = `WITH t AS (INSERT INTO tables (id, status, open_to_all, host, room, secret) VALUES ($1, $2, $3, $4, $5, $6))
      INSERT INTO positions (table_id, seq, version, facts, changed) VALUES ($1, 0, 1, $7, $8)`
    const facts = JSON.stringify({ moves: 0, owe: [] })
    const { status, open, host } = room
    await this.all(sql, [id, status, openFlag(open), host, JSON.stringify(room), secret, facts, at])
  }

  save(change: TableChange): Promise<'stored' | 'conflict'> {
    return this.commits.save(change)
  }

  private async saveAll(changes: readonly TableChange[]): Promise<('stored' | 'conflict')[]> {
    const columns = changes.map(changeColumns)
    const entries = changes.flatMap(({ id, entries: list }) => list.map((entry) => ({ table: id, ...entry })))
    const values = [
      changes.map((c) => c.id),
      changes.map((c) => c.seq),
      changes.map((c) => c.version),
      columns.map((c) => c.seq),
      columns.map((c) => c.version),
      columns.map((c) => c.status),
      columns.map((c) => c.open),
      columns.map((c) => c.host),
      columns.map((c) => c.room),
      columns.map((c) => c.head),
      columns.map((c) => c.clock),
      columns.map((c) => c.facts),
      columns.map((c) => c.wake),
      columns.map((c) => c.changed),
      entries.map((e) => e.table),
      entries.map((e) => e.seq),
      entries.map((e) => e.text),
      entries.map((e) => e.by ?? null),
      entries.map((e) => e.id ?? null),
      entries.map((e) => e.at ?? null),
      entries.map((e) => e.digest),
    ]
    const answer = await this.pool.query<{ stored: string[] | null }>({ name: 'save', text: SAVE, values })
    const stored = new Set(answer.rows[0]?.stored ?? [])
    return changes.map((change) => (stored.has(change.id) ? 'stored' : 'conflict'))
  }

  async table(id: string) {
    const raw = await this.one<RawTable & pg.QueryResultRow>(
      `SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE id = $1`,
      [id],
    )
    return raw && tableRow(raw)
  }

  async entries(id: string, after: number) {
    const sql = `SELECT ${ENTRY_COLUMNS} FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq`
    return (await this.all<RawEntry & pg.QueryResultRow>(sql, [id, after])).map(entryRow)
  }

  async removeTable(id: string): Promise<void> {
    await this.removeTables([id])
  }

  private async removeTables(ids: readonly string[]): Promise<void> {
    const sql = `WITH a AS (DELETE FROM entries WHERE table_id = ANY($1)), b AS (DELETE FROM members WHERE table_id = ANY($1)),
      c AS (DELETE FROM chat WHERE table_id = ANY($1)), e AS (DELETE FROM positions WHERE table_id = ANY($1)),
      d AS (DELETE FROM tables WHERE id = ANY($1) RETURNING id)
      SELECT pg_notify('quayside', 'x:' || id) FROM d`
    await this.all(sql, [ids])
  }

  positions(ids: readonly string[]): Promise<Position[]> {
    return this.all<{ id: string; seq: number; version: number }>(
      'SELECT table_id AS id, seq, version FROM positions WHERE table_id = ANY($1)',
      [ids],
    )
  }

  async toWake(now: number, most: number): Promise<string[]> {
    const sql =
      'SELECT table_id AS id FROM positions WHERE wake IS NOT NULL AND wake <= $1 ORDER BY wake LIMIT $2'
    return (await this.all<{ id: string }>(sql, [now, most])).map((row) => row.id)
  }

  async openTables(most: number) {
    const sql = `SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE status = 'lobby' AND open_to_all = 1 ORDER BY changed DESC LIMIT $1`
    return (await this.all<RawTable & pg.QueryResultRow>(sql, [most])).map(tableRow)
  }

  async tablesOf(guest: string, most: number) {
    const sql = `SELECT ${TABLE_COLUMNS} FROM ${TABLES} WHERE id IN (SELECT table_id FROM members WHERE guest = $1)
      ORDER BY changed DESC LIMIT $2`
    return (await this.all<RawTable & pg.QueryResultRow>(sql, [guest, most])).map(tableRow)
  }

  async countHosted(guest: string, statuses: readonly string[]): Promise<number> {
    const sql = 'SELECT count(*)::int AS n FROM tables WHERE host = $1 AND status = ANY($2)'
    return (await this.one<{ n: number }>(sql, [guest, statuses]))?.n ?? 0
  }

  async tableIds(after: string, most: number): Promise<string[]> {
    const sql = 'SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2'
    return (await this.all<{ id: string }>(sql, [after, most])).map((row) => row.id)
  }

  async addMember(table: string, guest: string, at: number): Promise<void> {
    const sql = 'INSERT INTO members (table_id, guest, joined) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
    await this.all(sql, [table, guest, at])
  }

  async removeMember(table: string, guest: string): Promise<void> {
    await this.all('DELETE FROM members WHERE table_id = $1 AND guest = $2', [table, guest])
  }

  async isMember(table: string, guest: string): Promise<boolean> {
    const sql = 'SELECT 1 AS yes FROM members WHERE table_id = $1 AND guest = $2'
    return (await this.one(sql, [table, guest])) !== null
  }

  /** Two processes may count to the same number at once; the second counts again. */
  async addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    const sql = `WITH put AS (INSERT INTO chat (table_id, n, guest, name, text, at)
      SELECT $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1
      ON CONFLICT DO NOTHING RETURNING n)
      SELECT n, pg_notify('quayside', 'c:' || $1::text || ':' || n) FROM put`
    for (let tries = 0; tries < 20; tries++) {
      const row = await this.one<{ n: number }>(sql, [table, line.guest, line.name, line.text, line.at])
      if (row) return { ...line, n: row.n }
    }
    throw new Error('the chat is too busy')
  }

  async chat(table: string, after: number, most: number): Promise<ChatLine[]> {
    const sql =
      'SELECT n, guest, name, text, at FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3'
    const rows = await this.all<Parameters<typeof chatRow>[0] & pg.QueryResultRow>(sql, [table, after, most])
    return rows.map(chatRow).reverse()
  }

  async addReport({ table, id, guest, about, text, at }: Report): Promise<void> {
    const sql = 'INSERT INTO reports (table_id, id, guest, about, text, at) VALUES ($1, $2, $3, $4, $5, $6)'
    await this.all(sql, [table, id, guest, about, text, at])
  }

  async reports(most: number): Promise<Report[]> {
    const sql = 'SELECT table_id, id, guest, about, text, at FROM reports ORDER BY at DESC LIMIT $1'
    return (await this.all<Parameters<typeof reportRow>[0] & pg.QueryResultRow>(sql, [most])).map(reportRow)
  }

  async expire(before: Expiry): Promise<{ tables: number; guests: number }> {
    const sql = `SELECT id FROM ${TABLES} WHERE (status = 'lobby' AND changed < $1) OR (status = 'playing' AND changed < $2)
      OR (status NOT IN ('lobby', 'playing') AND changed < $3)`
    const old = await this.all<{ id: string }>(sql, [before.lobby, before.playing, before.over])
    if (old.length > 0) await this.removeTables(old.map((row) => row.id))
    await this.all('DELETE FROM carry_codes WHERE until < $1', [Date.now()])
    const gone = await this.all('DELETE FROM guests WHERE seen < $1 RETURNING id', [before.guests])
    if (gone.length > 0) {
      const ids = gone.map((row) => row.id)
      await this.all('DELETE FROM guest_keys WHERE guest = ANY($1)', [ids])
      await this.all('DELETE FROM members WHERE guest = ANY($1)', [ids])
    }
    return { tables: old.length, guests: gone.length }
  }

  async listen(hear: (notice: Notice) => void): Promise<void> {
    this.stopListening = await listenTo(this.url, hear)
  }

  async ping(): Promise<void> {
    await this.all('SELECT 1')
  }

  async close(): Promise<void> {
    await this.commits.idle()
    await this.stopListening()
    await this.pool.end()
  }
}
