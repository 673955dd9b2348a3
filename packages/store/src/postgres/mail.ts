/** Addresses to write to, in the database. */
import type pg from 'pg'
import {
  addressFrom,
  type DueMail,
  dueFrom,
  type MailAddress,
  type MailExpiry,
  type MailReader,
  type MailStore,
  type NewAddress,
  type RawAddress,
  type RawDue,
} from '../mail.ts'

const PUT = `INSERT INTO mail_addresses (guest, address, language, confirm, stop, asked, sent)
  SELECT $1, $2, $3, $4, $5, $6::bigint, 0 WHERE EXISTS (SELECT 1 FROM guests WHERE id = $1)
  ON CONFLICT (guest) WHERE confirm IS NOT NULL DO UPDATE SET address = excluded.address, language = excluded.language,
  confirm = excluded.confirm, stop = excluded.stop, asked = excluded.asked`
/** Whoever comes second at the same moment finds rows that are newer, and gets none of them. */
const CLAIM = `INSERT INTO mail_asked (what, at) SELECT what, $2::bigint FROM unnest($1::text[]) AS what
  WHERE NOT EXISTS (SELECT 1 FROM mail_asked WHERE what = ANY($1) AND at > $3)
  ON CONFLICT (what) DO UPDATE SET at = excluded.at WHERE mail_asked.at <= $3`
/** What is replaced goes first: `own` waits for how long ago a mail went to it. */
const CONFIRM = `WITH asked AS (SELECT guest, address FROM mail_addresses WHERE confirm = $1 AND asked > $2),
  gone AS (DELETE FROM mail_addresses m USING asked WHERE (m.guest = asked.guest AND m.confirm IS NULL)
    OR (m.address = asked.address AND m.guest <> asked.guest) RETURNING m.sent),
  own AS (UPDATE mail_addresses SET confirm = NULL, sent = (SELECT coalesce(max(sent), 0) FROM gone)
    WHERE confirm = $1 AND asked > $2 RETURNING 1)
  SELECT 1 FROM own`
const PLAN = `UPDATE mail_addresses SET due = greatest($2::bigint, sent + $3::bigint)
  WHERE guest = $1 AND confirm IS NULL AND (due IS NULL OR due > greatest($2::bigint, sent + $3::bigint))`
const TAKE = `WITH due AS (SELECT guest, sent FROM mail_addresses WHERE due <= $1 ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED),
  taken AS (UPDATE mail_addresses m SET due = NULL, sent = $1 FROM due WHERE m.guest = due.guest AND m.confirm IS NULL
    RETURNING m.guest, m.address, m.language, m.stop, due.sent)
  SELECT taken.*, wishes FROM taken LEFT JOIN push_wishes w ON w.guest = taken.guest`

export class PostgresMail implements MailStore {
  private readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  private async changed(sql: string, values: readonly unknown[]): Promise<number> {
    return (await this.pool.query(sql, [...values])).rowCount ?? 0
  }

  async put({ guest, address, language, confirmHash, stop }: NewAddress, at: number): Promise<void> {
    await this.changed(PUT, [guest, address, language, confirmHash, stop, at])
  }

  async of(guest: string): Promise<MailAddress | null> {
    const sql = 'SELECT address, language, confirm FROM mail_addresses WHERE guest = $1'
    return addressFrom((await this.pool.query<RawAddress>(sql, [guest])).rows)
  }

  async speak(guest: string, language: string): Promise<void> {
    await this.changed('UPDATE mail_addresses SET language = $2 WHERE guest = $1', [guest, language])
  }

  async claimAsking(whats: readonly string[], at: number, notAfter: number): Promise<boolean> {
    return (await this.changed(CLAIM, [whats, at, notAfter])) === whats.length
  }

  async releaseAsking(whats: readonly string[]): Promise<void> {
    await this.changed('DELETE FROM mail_asked WHERE what = ANY($1)', [whats])
  }

  async confirm(confirmHash: string, notBefore: number): Promise<boolean> {
    return (await this.changed(CONFIRM, [confirmHash, notBefore])) > 0
  }

  async stop(stop: string): Promise<boolean> {
    return (await this.changed('DELETE FROM mail_addresses WHERE stop = $1', [stop])) > 0
  }

  async remove(guest: string): Promise<void> {
    await this.changed('DELETE FROM mail_addresses WHERE guest = $1', [guest])
  }

  async readers(guests: readonly string[]): Promise<MailReader[]> {
    const sql = `SELECT m.guest, wishes FROM mail_addresses m LEFT JOIN push_wishes w ON w.guest = m.guest
      WHERE confirm IS NULL AND m.guest = ANY($1)`
    return (await this.pool.query<MailReader>(sql, [guests])).rows
  }

  async plan(guest: string, at: number, pause: number): Promise<void> {
    await this.changed(PLAN, [guest, at, pause])
  }

  async takeDue(now: number, most: number): Promise<DueMail[]> {
    return (await this.pool.query<RawDue>(TAKE, [now, most])).rows.map(dueFrom)
  }

  async giveBack(guest: string, sentBefore: number, due: number | null): Promise<void> {
    const sql = 'UPDATE mail_addresses SET due = $3, sent = $2 WHERE guest = $1 AND confirm IS NULL'
    await this.changed(sql, [guest, sentBefore, due])
  }

  /** The guest is gone. */
  async leave(guest: string): Promise<void> {
    const sql =
      "WITH a AS (DELETE FROM mail_addresses WHERE guest = $1) DELETE FROM mail_asked WHERE what = 'g:' || $1"
    await this.changed(sql, [guest])
  }

  async expire({ unconfirmed, asked }: MailExpiry): Promise<void> {
    await this.changed('DELETE FROM mail_addresses WHERE confirm IS NOT NULL AND asked < $1', [unconfirmed])
    await this.changed('DELETE FROM mail_asked WHERE at < $1', [asked])
  }
}
