/** Passkeys in the database. */
import type pg from 'pg'
import {
  foundFrom,
  PASSKEY_COLUMNS,
  type Passkey,
  type PasskeyStore,
  passkeyFrom,
  passkeyValues,
  type RawFound,
  type RawPasskey,
} from '../passkeys.ts'

/** Locking the guest's row lets nobody add one too many at the same moment. */
const ADD = `WITH own AS (SELECT id FROM guests WHERE id = $2 FOR UPDATE)
  INSERT INTO passkeys (${PASSKEY_COLUMNS}) SELECT $1, own.id, $3, $4::bigint, $5, $6::bigint, $7::bigint FROM own
  WHERE (SELECT count(*) FROM passkeys WHERE guest = $2) < $8 ON CONFLICT DO NOTHING`
const FIND = `SELECT p.*, g.name FROM passkeys p JOIN guests g ON g.id = p.guest WHERE p.id = $1`

export class PostgresPasskeys implements PasskeyStore {
  private readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  private async changed(sql: string, values: readonly unknown[]): Promise<boolean> {
    return ((await this.pool.query(sql, [...values])).rowCount ?? 0) > 0
  }

  add(passkey: Passkey, most: number): Promise<boolean> {
    return this.changed(ADD, [...passkeyValues(passkey), most])
  }

  async of(guest: string): Promise<Passkey[]> {
    const sql = `SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE guest = $1 ORDER BY created, id`
    return (await this.pool.query<RawPasskey>(sql, [guest])).rows.map(passkeyFrom)
  }

  async find(id: string) {
    return foundFrom((await this.pool.query<RawFound>(FIND, [id])).rows[0])
  }

  async use(id: string, counter: number, at: number): Promise<void> {
    await this.changed('UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1', [id, counter, at])
  }

  remove(guest: string, id: string): Promise<boolean> {
    return this.changed('DELETE FROM passkeys WHERE guest = $1 AND id = $2', [guest, id])
  }

  claimChallenge(hash: string, until: number): Promise<boolean> {
    const sql = 'INSERT INTO passkey_challenges (hash, until) VALUES ($1, $2) ON CONFLICT DO NOTHING'
    return this.changed(sql, [hash, until])
  }

  /** The guest is gone. */
  async leave(guest: string): Promise<void> {
    await this.changed('DELETE FROM passkeys WHERE guest = $1', [guest])
  }

  async expire(now: number): Promise<void> {
    await this.changed('DELETE FROM passkey_challenges WHERE until < $1', [now])
  }
}
