/** Addresses to write to, in the file. */
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
import type { Carried, Connection } from './connection.ts'

const DUE = `SELECT m.guest, wishes, address, language, stop, sent FROM mail_addresses m
  LEFT JOIN push_wishes w ON w.guest = m.guest WHERE due <= ? ORDER BY due LIMIT ?`

export const MAIL_WRITES = {
  putAddress(
    file: Connection,
    { guest, address, language, confirmHash, stop }: NewAddress,
    at: number,
  ): void {
    file.run(
      `INSERT INTO mail_addresses (guest, address, language, confirm, stop, asked, sent)
        SELECT ?, ?, ?, ?, ?, ?, 0 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?)
        ON CONFLICT (guest) WHERE confirm IS NOT NULL DO UPDATE SET address = excluded.address,
        language = excluded.language, confirm = excluded.confirm, stop = excluded.stop, asked = excluded.asked`,
      ...[guest, address, language, confirmHash, stop, at, guest],
    )
  },

  speakTo(file: Connection, guest: string, language: string): void {
    file.run('UPDATE mail_addresses SET language = ? WHERE guest = ?', language, guest)
  },

  claimAsking(file: Connection, whats: readonly string[], at: number, notAfter: number): boolean {
    const list = JSON.stringify(whats)
    const known = 'SELECT 1 FROM mail_asked WHERE what IN (SELECT value FROM json_each(?)) AND at > ? LIMIT 1'
    if (file.one(known, list, notAfter)) return false
    const sql = `INSERT INTO mail_asked (what, at) SELECT value, ? FROM json_each(?) WHERE true
      ON CONFLICT (what) DO UPDATE SET at = excluded.at`
    file.run(sql, at, list)
    return true
  },

  releaseAsking(file: Connection, whats: readonly string[]): void {
    file.run('DELETE FROM mail_asked WHERE what IN (SELECT value FROM json_each(?))', JSON.stringify(whats))
  },

  confirmAddress(file: Connection, confirmHash: string, notBefore: number): boolean {
    const asked = 'SELECT guest, address FROM mail_addresses WHERE confirm = ? AND asked > ?'
    const own = file.one<{ guest: string; address: string }>(asked, confirmHash, notBefore)
    if (!own) return false
    const replaced = '(guest = ? AND confirm IS NULL) OR (address = ? AND guest <> ?)'
    const { guest, address } = own
    const lastSent = `SELECT coalesce(max(sent), 0) AS sent FROM mail_addresses WHERE ${replaced}`
    const sent = file.one<{ sent: number }>(lastSent, guest, address, guest)?.sent ?? 0
    file.run(`DELETE FROM mail_addresses WHERE ${replaced}`, guest, address, guest)
    file.run('UPDATE mail_addresses SET confirm = NULL, sent = ? WHERE confirm = ?', sent, confirmHash)
    return true
  },

  stopMail(file: Connection, stop: string): boolean {
    return file.run('DELETE FROM mail_addresses WHERE stop = ?', stop) > 0
  },

  removeAddress(file: Connection, guest: string): void {
    file.run('DELETE FROM mail_addresses WHERE guest = ?', guest)
  },

  /** The guest is gone. */
  leaveMail(file: Connection, guest: string): void {
    MAIL_WRITES.removeAddress(file, guest)
    file.run('DELETE FROM mail_asked WHERE what = ?', `g:${guest}`)
  },

  planMail(file: Connection, guest: string, at: number, pause: number): void {
    const sql = `UPDATE mail_addresses SET due = max(?, sent + ?)
      WHERE guest = ? AND confirm IS NULL AND (due IS NULL OR due > max(?, sent + ?))`
    file.run(sql, at, pause, guest, at, pause)
  },

  takeDueMail(file: Connection, now: number, most: number): DueMail[] {
    const due = file.all<RawDue>(DUE, now, most).map(dueFrom)
    for (const { guest } of due)
      file.run(
        'UPDATE mail_addresses SET due = NULL, sent = ? WHERE guest = ? AND confirm IS NULL',
        now,
        guest,
      )
    return due
  },

  giveMailBack(file: Connection, guest: string, sentBefore: number, due: number | null): void {
    const sql = 'UPDATE mail_addresses SET due = ?, sent = ? WHERE guest = ? AND confirm IS NULL'
    file.run(sql, due, sentBefore, guest)
  },

  expireMail(file: Connection, { unconfirmed, asked }: MailExpiry): void {
    file.run('DELETE FROM mail_addresses WHERE confirm IS NOT NULL AND asked < ?', unconfirmed)
    file.run('DELETE FROM mail_asked WHERE at < ?', asked)
  },
} as const

type Writes = Carried<typeof MAIL_WRITES>

export class SqliteMail implements MailStore {
  readonly put: Writes['putAddress']
  readonly speak: Writes['speakTo']
  readonly claimAsking: Writes['claimAsking']
  readonly releaseAsking: Writes['releaseAsking']
  readonly confirm: Writes['confirmAddress']
  readonly stop: Writes['stopMail']
  readonly remove: Writes['removeAddress']
  readonly plan: Writes['planMail']
  readonly giveBack: Writes['giveMailBack']
  private readonly reading: Connection
  private readonly take: Writes['takeDueMail']

  constructor(reading: Connection, writes: Writes) {
    this.reading = reading
    this.put = writes.putAddress
    this.speak = writes.speakTo
    this.claimAsking = writes.claimAsking
    this.releaseAsking = writes.releaseAsking
    this.confirm = writes.confirmAddress
    this.stop = writes.stopMail
    this.remove = writes.removeAddress
    this.plan = writes.planMail
    this.giveBack = writes.giveMailBack
    this.take = writes.takeDueMail
  }

  async of(guest: string): Promise<MailAddress | null> {
    const sql = 'SELECT address, language, confirm FROM mail_addresses WHERE guest = ?'
    return addressFrom(this.reading.all<RawAddress>(sql, guest))
  }

  async readers(guests: readonly string[]): Promise<MailReader[]> {
    const sql = `SELECT m.guest, wishes FROM mail_addresses m LEFT JOIN push_wishes w ON w.guest = m.guest
      WHERE confirm IS NULL AND m.guest IN (SELECT value FROM json_each(?))`
    return this.reading.all<MailReader>(sql, JSON.stringify(guests))
  }

  /** Most of the time there is none, and nothing need be written. */
  async takeDue(now: number, most: number): Promise<DueMail[]> {
    const due = this.reading.one('SELECT 1 FROM mail_addresses WHERE due <= ? LIMIT 1', now)
    return due ? this.take(now, most) : []
  }
}
