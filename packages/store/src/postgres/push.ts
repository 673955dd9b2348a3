/** Devices to be called, in the database. */
import type pg from 'pg'
import {
  DEVICE_QUERY,
  type NewCall,
  type PushDevice,
  type PushStore,
  type RawDevice,
  type Reachable,
  reachableFrom,
} from '../push.ts'

const CLAIM = `INSERT INTO push_calls (table_id, guest, kind, mark, at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (table_id, guest, kind) DO UPDATE SET mark = excluded.mark, at = excluded.at
  WHERE push_calls.mark <> excluded.mark AND push_calls.at <= $6`

export class PostgresPush implements PushStore {
  private readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  async firstKey(name: string, offered: string): Promise<string> {
    const put = 'INSERT INTO house_keys (name, text) VALUES ($1, $2) ON CONFLICT DO NOTHING'
    await this.pool.query(put, [name, offered])
    const sql = 'SELECT text FROM house_keys WHERE name = $1'
    return (await this.pool.query<{ text: string }>(sql, [name])).rows[0]?.text ?? offered
  }

  async putDevice(device: PushDevice, at: number, most: number): Promise<void> {
    const { endpoint, guest, p256dh, auth, language } = device
    const put = `INSERT INTO push_devices (endpoint, guest, p256dh, auth, language, created)
      SELECT $1, $2, $3, $4, $5, $6::bigint WHERE EXISTS (SELECT 1 FROM guests WHERE id = $2) ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth,
      language = excluded.language, created = excluded.created`
    await this.pool.query(put, [endpoint, guest, p256dh, auth, language, at])
    const older = `DELETE FROM push_devices WHERE guest = $1 AND endpoint NOT IN
      (SELECT endpoint FROM push_devices WHERE guest = $1 ORDER BY created DESC, endpoint LIMIT $2)`
    await this.pool.query(older, [guest, most])
  }

  async removeDevice(endpoint: string, guest: string | null): Promise<boolean> {
    const sql = 'DELETE FROM push_devices WHERE endpoint = $1 AND ($2::text IS NULL OR guest = $2)'
    return ((await this.pool.query(sql, [endpoint, guest])).rowCount ?? 0) > 0
  }

  async reachable(guests: readonly string[]): Promise<Reachable[]> {
    const sql = `${DEVICE_QUERY} WHERE d.guest = ANY($1) ORDER BY created`
    return reachableFrom((await this.pool.query<RawDevice>(sql, [guests])).rows)
  }

  async wishes(guest: string): Promise<string | null> {
    const sql = 'SELECT wishes FROM push_wishes WHERE guest = $1'
    return (await this.pool.query<{ wishes: string }>(sql, [guest])).rows[0]?.wishes ?? null
  }

  async putWishes(guest: string, wishes: string): Promise<void> {
    const sql =
      'INSERT INTO push_wishes (guest, wishes) VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET wishes = excluded.wishes'
    await this.pool.query(sql, [guest, wishes])
  }

  async claimCall({ table, guest, kind, mark, at, notAfter }: NewCall): Promise<boolean> {
    const values = [table, guest, kind, mark, at, notAfter ?? Number.MAX_SAFE_INTEGER]
    return ((await this.pool.query(CLAIM, values)).rowCount ?? 0) > 0
  }

  async lookAt(table: string, at: number | null): Promise<void> {
    if (at === null) await this.pool.query('DELETE FROM push_looks WHERE table_id = $1', [table])
    else {
      const sql =
        'INSERT INTO push_looks (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at'
      await this.pool.query(sql, [table, at])
    }
  }

  async takeLooks(now: number, most: number): Promise<string[]> {
    const sql = `DELETE FROM push_looks WHERE table_id IN
      (SELECT table_id FROM push_looks WHERE at <= $1 ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING table_id AS id`
    return (await this.pool.query<{ id: string }>(sql, [now, most])).rows.map(({ id }) => id)
  }

  /** The guest is gone. */
  async leave(guest: string): Promise<void> {
    const sql = `WITH a AS (DELETE FROM push_devices WHERE guest = $1), b AS (DELETE FROM push_wishes WHERE guest = $1)
      DELETE FROM push_calls WHERE guest = $1`
    await this.pool.query(sql, [guest])
  }
}
