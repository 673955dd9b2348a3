/** One database for any number of equal server processes. */
import pg from 'pg'
import { GroupCommit } from '../group-commit.ts'
import { mailExpiry } from '../mail.ts'
import type { Message } from '../messages.ts'
import type {
  AuditLine,
  ChatLine,
  EntryDigest,
  Expiry,
  Guest,
  NewTable,
  Notice,
  OnlineStore,
  Report,
  TableChange,
} from '../port.ts'
import { openFlag, TABLES } from '../rows.ts'
import { randomLetters } from '../secrets.ts'
import { type SeenTimes, Touches } from '../touches.ts'
import { channelOf, channelSql, HOUSE_CHANNEL } from './channels.ts'
import { Listener, RUNNING_LOCK } from './listener.ts'
import { PostgresMail } from './mail.ts'
import { migratePostgres } from './migrate.ts'
import { Outbox } from './outbox.ts'
import { PostgresPasskeys } from './passkeys.ts'
import { PostgresPeople } from './people.ts'
import { PostgresPush } from './push.ts'
import { PostgresRatings } from './ratings.ts'
import { PostgresReads } from './reads.ts'
import { PostgresResults } from './results.ts'
import { saveAll } from './save.ts'
import { PostgresWaiting } from './waiting.ts'

const BEAT = `INSERT INTO house (name, at) VALUES ('alive', $1) ON CONFLICT (name) DO UPDATE SET at = excluded.at`
const SHIFT_CLOCKS = `UPDATE positions SET wake = wake + $1::bigint,
  clock = jsonb_set(clock::jsonb, '{since}', to_jsonb((clock::jsonb->>'since')::float8 + $1::float8))::text
  WHERE clock IS NOT NULL`

export interface PostgresOptions {
  readonly url: string
  readonly connections?: number
  /** False only in benchmarks. */
  readonly durable?: boolean
}

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

export class PostgresStore extends PostgresReads implements OnlineStore {
  readonly kind = 'postgres'
  readonly results: PostgresResults
  readonly push: PostgresPush
  readonly mail: PostgresMail
  readonly passkeys: PostgresPasskeys
  readonly ratings: PostgresRatings
  readonly waiting: PostgresWaiting
  readonly people: PostgresPeople
  readonly commits: GroupCommit<TableChange, 'stored' | 'conflict'>
  private readonly url: string
  private readonly touches = new Touches((seen) => this.writeSeen(seen))
  private listener: Listener | null = null
  /** What other processes call this one. */
  private readonly process = randomLetters(8)
  private readonly outbox: Outbox

  constructor(pool: pg.Pool, url: string) {
    super(pool)
    this.url = url
    this.results = new PostgresResults(pool)
    this.push = new PostgresPush(pool)
    this.mail = new PostgresMail(pool)
    this.passkeys = new PostgresPasskeys(pool)
    this.ratings = new PostgresRatings(pool)
    this.waiting = new PostgresWaiting(pool)
    this.people = new PostgresPeople(pool)
    this.outbox = new Outbox(pool, this.process)
    this.commits = new GroupCommit(async (changes) =>
      (await saveAll(pool, changes)).map((value) => ({ value })),
    )
  }

  async addGuest(guest: Guest, keyHash: string, at: number): Promise<void> {
    const sql = `WITH g AS (INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $3))
      INSERT INTO guest_keys (hash, guest) VALUES ($4, $1)`
    await this.all(sql, [guest.id, guest.name, at, keyHash])
  }

  async addKey(guest: string, keyHash: string): Promise<void> {
    await this.all('INSERT INTO guest_keys (hash, guest) VALUES ($1, $2)', [keyHash, guest])
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.all('UPDATE guests SET name = $2 WHERE id = $1', [id, name])
  }

  touchGuest(id: string, at: number): void {
    this.touches.add(id, at)
  }

  private async writeSeen(seen: SeenTimes): Promise<void> {
    const sql = `UPDATE guests g SET seen = greatest(g.seen, t.at) FROM unnest($1::text[], $2::bigint[]) AS t(id, at)
      WHERE g.id = t.id`
    await this.all(sql, [seen.map(([guest]) => guest), seen.map(([, at]) => at)])
  }

  async removeGuest(id: string): Promise<void> {
    const { ratings, results, push, mail, passkeys, people } = this
    for (const part of [ratings, results, push, mail, passkeys, people]) await part.leave(id)
    await this.waiting.remove(id)
    const sql = `WITH a AS (DELETE FROM guest_keys WHERE guest = $1), b AS (DELETE FROM carry_codes WHERE guest = $1),
      c AS (DELETE FROM members WHERE guest = $1), d AS (DELETE FROM chat WHERE guest = $1),
      e AS (DELETE FROM guests WHERE id = $1) SELECT pg_notify('${HOUSE_CHANNEL}', 'g:' || $1::text)`
    await this.all(sql, [id])
  }

  async putCarry(codeHash: string, guest: string, until: number): Promise<void> {
    const sql = 'INSERT INTO carry_codes (hash, guest, until) VALUES ($1, $2, $3)'
    await this.all(sql, [codeHash, guest, until])
  }

  takeCarry(codeHash: string, now: number): Promise<Guest | null> {
    const sql = `WITH taken AS (DELETE FROM carry_codes WHERE hash = $1 AND until > $2 RETURNING guest)
      SELECT g.id, g.name FROM taken JOIN guests g ON g.id = taken.guest`
    return this.one<Guest>(sql, [codeHash, now])
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

  async addDigests(digests: readonly EntryDigest[]): Promise<void> {
    const sql = `UPDATE entries e SET digest = d.digest FROM unnest($1::text[], $2::int[], $3::text[]) AS d(id, seq, digest)
      WHERE e.table_id = d.id AND e.seq = d.seq AND e.digest IS NULL`
    const columns = [digests.map((d) => d.table), digests.map((d) => d.seq), digests.map((d) => d.digest)]
    await this.all(sql, columns)
  }

  async removeTable(id: string): Promise<void> {
    await this.removeTables([id])
  }

  private async removeTables(ids: readonly string[]): Promise<void> {
    const sql = `WITH a AS (DELETE FROM entries WHERE table_id = ANY($1)), b AS (DELETE FROM members WHERE table_id = ANY($1)),
      c AS (DELETE FROM chat WHERE table_id = ANY($1)), e AS (DELETE FROM positions WHERE table_id = ANY($1)),
      f AS (DELETE FROM push_calls WHERE table_id = ANY($1)), g AS (DELETE FROM push_looks WHERE table_id = ANY($1)),
      h AS (DELETE FROM invitations WHERE table_id = ANY($1)), d AS (DELETE FROM tables WHERE id = ANY($1) RETURNING id)
      SELECT pg_notify(${channelSql('id')}, 'x:' || id) FROM d`
    await this.all(sql, [ids])
  }

  async addMember(table: string, guest: string, at: number): Promise<void> {
    const sql = 'INSERT INTO members (table_id, guest, joined) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
    await this.all(sql, [table, guest, at])
  }

  async removeMember(table: string, guest: string): Promise<void> {
    await this.all('DELETE FROM members WHERE table_id = $1 AND guest = $2', [table, guest])
  }

  /** Two processes may count to the same number at once; the second counts again. */
  async addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    const sql = `WITH put AS (INSERT INTO chat (table_id, n, guest, name, text, at, phrase)
      SELECT $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6::text FROM chat WHERE table_id = $1
      ON CONFLICT DO NOTHING RETURNING n)
      SELECT n, pg_notify(${channelSql('$1::text')}, 'c:' || $1::text || ':' || n) FROM put`
    const values = [table, line.guest, line.name, line.text, line.at, line.phrase ?? null]
    for (let tries = 0; tries < 20; tries++) {
      const row = await this.one<{ n: number }>(sql, values)
      if (row) return { ...line, n: row.n }
    }
    throw new Error('the chat is too busy')
  }

  async settleReport(table: string, id: string, at: number): Promise<void> {
    await this.all('UPDATE reports SET settled = $3 WHERE table_id = $1 AND id = $2', [table, id, at])
  }

  async removeReports(guest: string): Promise<void> {
    await this.all('DELETE FROM reports WHERE guest = $1 OR about = $1', [guest])
  }

  /** Told to all processes: the guest's connections end everywhere. */
  async ban(guest: string, at: number, why: string): Promise<void> {
    const sql = `WITH b AS (INSERT INTO bans (guest, at, why) VALUES ($1, $2, $3)
      ON CONFLICT (guest) DO UPDATE SET why = excluded.why) SELECT pg_notify('${HOUSE_CHANNEL}', 'g:' || $1::text)`
    await this.all(sql, [guest, at, why])
  }

  async unban(guest: string): Promise<void> {
    await this.all('DELETE FROM bans WHERE guest = $1', [guest])
  }

  async eraseName(table: string, seat: number): Promise<void> {
    const sql = `UPDATE tables SET head = jsonb_set(head::jsonb, $2::text[], '""', false)::text
      WHERE id = $1 AND head IS NOT NULL`
    await this.all(sql, [table, ['header', 'names', String(seat)]])
  }

  async addAudit({ id, at, who, action, about, note }: AuditLine): Promise<void> {
    const sql = 'INSERT INTO audit (id, at, who, action, about, note) VALUES ($1, $2, $3, $4, $5, $6)'
    await this.all(sql, [id, at, who, action, about, note])
  }

  async addReport({ table, id, guest, about, text, at }: Omit<Report, 'settled'>): Promise<void> {
    const sql = 'INSERT INTO reports (table_id, id, guest, about, text, at) VALUES ($1, $2, $3, $4, $5, $6)'
    await this.all(sql, [table, id, guest, about, text, at])
  }

  async beat(at: number): Promise<void> {
    await this.all(BEAT, [at])
  }

  /** Every server holds a shared lock on the connection that it listens on: whoever gets the whole lock is alone. */
  async resume(at: number): Promise<number> {
    const client = await this.pool.connect()
    try {
      const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
        RUNNING_LOCK,
      ])
      if (!rows[0]?.alone) return 0
      const found = await client.query<{ at: string }>("SELECT at FROM house WHERE name = 'alive'")
      const away = at - Number(found.rows[0]?.at ?? at)
      await client.query(SHIFT_CLOCKS, [away])
      await client.query(BEAT, [at])
      return away
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [RUNNING_LOCK]).catch(() => undefined)
      client.release()
    }
  }

  async expire(before: Expiry, now: number): Promise<{ tables: number; guests: number }> {
    await this.touches.flush()
    const sql = `SELECT id FROM ${TABLES} WHERE (status = 'lobby' AND changed < $1) OR (status = 'playing' AND changed < $2)
      OR (status NOT IN ('lobby', 'playing') AND changed < $3)`
    const old = await this.all<{ id: string }>(sql, [before.lobby, before.playing, before.over])
    if (old.length > 0) await this.removeTables(old.map((row) => row.id))
    await this.all('DELETE FROM carry_codes WHERE until < $1', [now])
    await this.mail.expire(mailExpiry(now))
    await this.passkeys.expire(now)
    await this.all('DELETE FROM reports WHERE at < $1', [before.over])
    await this.all('DELETE FROM audit WHERE at < $1', [before.guests])
    await this.all('DELETE FROM waits WHERE at < $1', [before.over])
    const gone = await this.all<{ id: string }>('SELECT id FROM guests WHERE seen < $1', [before.guests])
    for (const { id } of gone) await this.removeGuest(id)
    return { tables: old.length, guests: gone.length }
  }

  async listen(hear: (notice: Notice) => void): Promise<void> {
    // Everybody hears what they said themselves.
    this.listener = new Listener(this.url, (notice) => {
      if (notice.kind !== 'message' || notice.from !== this.process) hear(notice)
    })
    await this.listener.start()
  }

  async watch(table: string): Promise<void> {
    await this.listener?.watch(channelOf(table))
  }

  unwatch(table: string): void {
    this.listener?.unwatch(channelOf(table))
  }

  tell(message: Message): void {
    this.outbox.put(message)
  }

  async close(): Promise<void> {
    await this.touches.close()
    await this.commits.idle()
    await this.outbox.send()
    await this.listener?.stop()
    await this.pool.end()
  }
}
