/** Devices to be called, in the file. */
import {
  DEVICE_QUERY,
  type NewCall,
  type PushDevice,
  type PushStore,
  type RawDevice,
  type Reachable,
  reachableFrom,
} from '../push.ts'
import type { Carried, Connection } from './connection.ts'

export const PUSH_WRITES = {
  firstKey(file: Connection, name: string, offered: string): string {
    file.run('INSERT INTO house_keys (name, text) VALUES (?, ?) ON CONFLICT DO NOTHING', name, offered)
    return file.one<{ text: string }>('SELECT text FROM house_keys WHERE name = ?', name)?.text ?? offered
  },

  putDevice(file: Connection, device: PushDevice, at: number, most: number): void {
    const { endpoint, guest, p256dh, auth, language } = device
    const put = `INSERT INTO push_devices (endpoint, guest, p256dh, auth, language, created)
      SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?) ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth,
      language = excluded.language, created = excluded.created`
    file.run(put, endpoint, guest, p256dh, auth, language, at, guest)
    const older = `DELETE FROM push_devices WHERE guest = ? AND endpoint NOT IN
      (SELECT endpoint FROM push_devices WHERE guest = ? ORDER BY created DESC, endpoint LIMIT ?)`
    file.run(older, guest, guest, most)
  },

  removeDevice(file: Connection, endpoint: string, guest: string | null): boolean {
    const sql = 'DELETE FROM push_devices WHERE endpoint = ? AND (? IS NULL OR guest = ?)'
    return file.run(sql, endpoint, guest, guest) > 0
  },

  putWishes(file: Connection, guest: string, wishes: string): void {
    const sql =
      'INSERT INTO push_wishes (guest, wishes) VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET wishes = excluded.wishes'
    file.run(sql, guest, wishes)
  },

  claimCall(file: Connection, { table, guest, kind, mark, at, notAfter }: NewCall): boolean {
    const sql = `INSERT INTO push_calls (table_id, guest, kind, mark, at) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (table_id, guest, kind) DO UPDATE SET mark = excluded.mark, at = excluded.at
      WHERE push_calls.mark <> excluded.mark AND push_calls.at <= ?`
    return file.run(sql, table, guest, kind, mark, at, notAfter ?? Number.MAX_SAFE_INTEGER) > 0
  },

  lookAt(file: Connection, table: string, at: number | null): void {
    if (at === null) file.run('DELETE FROM push_looks WHERE table_id = ?', table)
    else
      file.run(
        'INSERT INTO push_looks (table_id, at) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at',
        table,
        at,
      )
  },

  takeLooks(file: Connection, now: number, most: number): string[] {
    const due = 'SELECT table_id AS id FROM push_looks WHERE at <= ? ORDER BY at LIMIT ?'
    const ids = file.all<{ id: string }>(due, now, most).map(({ id }) => id)
    for (const id of ids) file.run('DELETE FROM push_looks WHERE table_id = ?', id)
    return ids
  },
} as const

type Writes = Carried<typeof PUSH_WRITES>

export class SqlitePush implements PushStore {
  readonly firstKey: Writes['firstKey']
  readonly putDevice: Writes['putDevice']
  readonly removeDevice: Writes['removeDevice']
  readonly putWishes: Writes['putWishes']
  readonly claimCall: Writes['claimCall']
  readonly lookAt: Writes['lookAt']
  private readonly reading: Connection
  private readonly takeDue: Writes['takeLooks']

  constructor(reading: Connection, writes: Writes) {
    this.reading = reading
    this.firstKey = writes.firstKey
    this.putDevice = writes.putDevice
    this.removeDevice = writes.removeDevice
    this.putWishes = writes.putWishes
    this.claimCall = writes.claimCall
    this.lookAt = writes.lookAt
    this.takeDue = writes.takeLooks
  }

  async reachable(guests: readonly string[]): Promise<Reachable[]> {
    const sql = `${DEVICE_QUERY} WHERE d.guest IN (SELECT value FROM json_each(?)) ORDER BY created`
    return reachableFrom(this.reading.all<RawDevice>(sql, JSON.stringify(guests)))
  }

  async wishes(guest: string): Promise<string | null> {
    const sql = 'SELECT wishes FROM push_wishes WHERE guest = ?'
    return this.reading.one<{ wishes: string }>(sql, guest)?.wishes ?? null
  }

  /** Most of the time there is none, and nothing need be written. */
  async takeLooks(now: number, most: number): Promise<string[]> {
    const due = this.reading.one('SELECT 1 FROM push_looks WHERE at <= ? LIMIT 1', now)
    return due ? this.takeDue(now, most) : []
  }
}
