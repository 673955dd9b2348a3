/** Passkeys in the file. */
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
import type { Carried, Connection } from './connection.ts'

export const PASSKEY_WRITES = {
  addPasskey(file: Connection, passkey: Passkey, most: number): boolean {
    const { guest } = passkey
    const sql = `INSERT INTO passkeys (${PASSKEY_COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ?
      WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?) AND (SELECT count(*) FROM passkeys WHERE guest = ?) < ?
      ON CONFLICT DO NOTHING`
    return file.run(sql, ...passkeyValues(passkey), guest, guest, most) > 0
  },

  usePasskey(file: Connection, id: string, counter: number, at: number): void {
    file.run('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?', counter, at, id)
  },

  removePasskey(file: Connection, guest: string, id: string): boolean {
    return file.run('DELETE FROM passkeys WHERE guest = ? AND id = ?', guest, id) > 0
  },

  claimChallenge(file: Connection, hash: string, until: number): boolean {
    const sql = 'INSERT INTO passkey_challenges (hash, until) VALUES (?, ?) ON CONFLICT DO NOTHING'
    return file.run(sql, hash, until) > 0
  },
} as const

type Writes = Carried<typeof PASSKEY_WRITES>

export class SqlitePasskeys implements PasskeyStore {
  readonly add: Writes['addPasskey']
  readonly use: Writes['usePasskey']
  readonly remove: Writes['removePasskey']
  readonly claimChallenge: Writes['claimChallenge']
  private readonly reading: Connection

  constructor(reading: Connection, writes: Writes) {
    this.reading = reading
    this.add = writes.addPasskey
    this.use = writes.usePasskey
    this.remove = writes.removePasskey
    this.claimChallenge = writes.claimChallenge
  }

  async of(guest: string): Promise<Passkey[]> {
    const sql = `SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE guest = ? ORDER BY created, id`
    return this.reading.all<RawPasskey>(sql, guest).map(passkeyFrom)
  }

  async find(id: string) {
    const sql = 'SELECT p.*, g.name FROM passkeys p JOIN guests g ON g.id = p.guest WHERE p.id = ?'
    return foundFrom(this.reading.one<RawFound>(sql, id))
  }
}
