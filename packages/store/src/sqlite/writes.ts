/** Everything that changes the file, each a function of the connection that runs inside a transaction of its caller. */

import { mailExpiry } from '../mail.ts'
import type {
  AuditLine,
  ChatLine,
  EntryDigest,
  Expiry,
  Guest,
  NewTable,
  Report,
  TableChange,
} from '../port.ts'
import { changeColumns, ENTRY_COLUMNS, openFlag, TABLES } from '../rows.ts'
import type { SeenTimes } from '../touches.ts'
import type { Connection } from './connection.ts'
import { MAIL_WRITES } from './mail.ts'
import { PASSKEY_WRITES } from './passkeys.ts'
import { PEOPLE_WRITES } from './people.ts'
import { PUSH_WRITES } from './push.ts'
import { RATING_WRITES } from './ratings.ts'
import { RESULT_WRITES } from './results.ts'
import { WAITING_WRITES } from './waiting.ts'

const INSERT_ENTRY = `INSERT INTO entries (table_id, ${ENTRY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`
const MOVE_ON = `UPDATE positions SET seq = ?, version = ?, clock = ?, facts = ?, wake = ?, changed = ?
  WHERE table_id = ? AND seq = ? AND version = ?`
const CHANGE_ROOM = `UPDATE tables SET status = ?, open_to_all = ?, host = ?, room = ?, head = coalesce(?, head) WHERE id = ?`

const PUSH_OF_GUESTS = ['push_devices', 'push_wishes', 'push_calls']

type Row = readonly (string | number | null)[]

/** A step as the rows it writes: flat lists cross to the thread that writes at little cost. */
export interface SavedStep {
  readonly position: Row
  readonly room: Row | null
  readonly entries: readonly Row[]
}

export function savedStep(change: TableChange): SavedStep {
  const { id, entries } = change
  const c = changeColumns(change)
  return {
    position: [c.seq, c.version, c.clock, c.facts, c.wake, c.changed, id, change.seq, change.version],
    room: c.room === null ? null : [c.status, c.open, c.host, c.room, c.head, id],
    entries: entries.map(({ seq, text, by = null, id: request = null, at = null, digest, link = null }) => [
      id,
      seq,
      text,
      by,
      request,
      at,
      digest,
      link,
    ]),
  }
}

export const WRITES = {
  ...RATING_WRITES,
  ...WAITING_WRITES,
  ...RESULT_WRITES,
  ...PUSH_WRITES,
  ...MAIL_WRITES,
  ...PASSKEY_WRITES,
  ...PEOPLE_WRITES,

  addGuest(file: Connection, guest: Guest, keyHash: string, at: number): void {
    const sql = 'INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)'
    file.run(sql, guest.id, guest.name, at, at)
    WRITES.addKey(file, guest.id, keyHash)
  },

  addKey(file: Connection, guest: string, keyHash: string): void {
    file.run('INSERT INTO guest_keys (hash, guest) VALUES (?, ?)', keyHash, guest)
  },

  renameGuest(file: Connection, id: string, name: string): void {
    file.run('UPDATE guests SET name = ? WHERE id = ?', name, id)
  },

  touchGuests(file: Connection, seen: SeenTimes): void {
    for (const [guest, at] of seen) file.run('UPDATE guests SET seen = max(seen, ?) WHERE id = ?', at, guest)
  },

  removeGuest(file: Connection, id: string): void {
    WRITES.leaveRatings(file, id)
    WRITES.leaveResults(file, id)
    WRITES.leaveMail(file, id)
    WRITES.leavePeople(file, id)
    for (const name of [
      'guest_keys',
      'carry_codes',
      'passkeys',
      'members',
      'chat',
      'tickets',
      ...PUSH_OF_GUESTS,
    ])
      file.run(`DELETE FROM ${name} WHERE guest = ?`, id)
    file.run('DELETE FROM guests WHERE id = ?', id)
  },

  putCarry(file: Connection, codeHash: string, guest: string, until: number): void {
    file.run('INSERT INTO carry_codes (hash, guest, until) VALUES (?, ?, ?)', codeHash, guest, until)
  },

  takeCarry(file: Connection, codeHash: string, now: number): Guest | null {
    const sql = 'DELETE FROM carry_codes WHERE hash = ? AND until > ? RETURNING guest'
    const taken = file.one<{ guest: string }>(sql, codeHash, now)
    const found = taken && file.one<Guest>('SELECT id, name FROM guests WHERE id = ?', taken.guest)
    return found && { id: found.id, name: found.name }
  },

  createTable(file: Connection, { id, room, secret, at }: NewTable): void {
    const table = 'INSERT INTO tables (id, status, open_to_all, host, room, secret) VALUES (?, ?, ?, ?, ?, ?)'
    const position = 'INSERT INTO positions (table_id, seq, version, facts, changed) VALUES (?, 0, 1, ?, ?)'
    file.run(table, id, room.status, openFlag(room.open), room.host, JSON.stringify(room), secret)
    file.run(position, id, JSON.stringify({ moves: 0, owe: [] }), at)
  },

  save(file: Connection, { position, room, entries }: SavedStep): 'stored' | 'conflict' {
    if (file.run(MOVE_ON, ...position) === 0) return 'conflict'
    if (room) file.run(CHANGE_ROOM, ...room)
    for (const entry of entries) file.run(INSERT_ENTRY, ...entry)
    return 'stored'
  },

  addDigests(file: Connection, digests: readonly EntryDigest[]): void {
    const sql = 'UPDATE entries SET digest = ? WHERE table_id = ? AND seq = ? AND digest IS NULL'
    for (const { table, seq, digest } of digests) file.run(sql, digest, table, seq)
  },

  removeTable(file: Connection, id: string): void {
    for (const name of ['entries', 'members', 'chat', 'positions', 'push_calls', 'push_looks', 'invitations'])
      file.run(`DELETE FROM ${name} WHERE table_id = ?`, id)
    file.run('DELETE FROM tables WHERE id = ?', id)
  },

  addMember(file: Connection, table: string, guest: string, at: number): void {
    const sql = 'INSERT INTO members (table_id, guest, joined) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'
    file.run(sql, table, guest, at)
  },

  removeMember(file: Connection, table: string, guest: string): void {
    file.run('DELETE FROM members WHERE table_id = ? AND guest = ?', table, guest)
  },

  addChat(file: Connection, table: string, line: Omit<ChatLine, 'n'>): ChatLine {
    const sql = `INSERT INTO chat (table_id, n, guest, name, text, phrase, at)
      SELECT ?, coalesce(max(n), 0) + 1, ?, ?, ?, ?, ? FROM chat WHERE table_id = ? RETURNING n`
    const { guest, name, text, phrase = null, at } = line
    const row = file.one<{ n: number }>(sql, table, guest, name, text, phrase, at, table)
    return { ...line, n: row?.n ?? 0 }
  },

  settleReport(file: Connection, table: string, id: string, at: number): void {
    file.run('UPDATE reports SET settled = ? WHERE table_id = ? AND id = ?', at, table, id)
  },

  removeReports(file: Connection, guest: string): void {
    file.run('DELETE FROM reports WHERE guest = ? OR about = ?', guest, guest)
  },

  ban(file: Connection, guest: string, at: number, why: string): void {
    const sql =
      'INSERT INTO bans (guest, at, why) VALUES (?, ?, ?) ON CONFLICT (guest) DO UPDATE SET why = excluded.why'
    file.run(sql, guest, at, why)
  },

  unban(file: Connection, guest: string): void {
    file.run('DELETE FROM bans WHERE guest = ?', guest)
  },

  eraseName(file: Connection, table: string, seat: number): void {
    const place = `$.header.names[${seat}]`
    const sql = "UPDATE tables SET head = json_replace(head, ?, '') WHERE id = ? AND head IS NOT NULL"
    file.run(sql, place, table)
  },

  addAudit(file: Connection, { id, at, who, action, about, note }: AuditLine): void {
    const sql = 'INSERT INTO audit (id, at, who, action, about, note) VALUES (?, ?, ?, ?, ?, ?)'
    file.run(sql, id, at, who, action, about, note)
  },

  addReport(file: Connection, { table, id, guest, about, text, at }: Omit<Report, 'settled'>): void {
    const sql = 'INSERT INTO reports (table_id, id, guest, about, text, at) VALUES (?, ?, ?, ?, ?, ?)'
    file.run(sql, table, id, guest, about, text, at)
  },

  /** With a row that needs new pages and is taken back: a note in place would be taken by a disk that is full. */
  beat(file: Connection, at: number): void {
    file.run(
      "INSERT INTO audit (id, at, who, action, about, note) VALUES ('', ?, '', '', '', zeroblob(65536))",
      at,
    )
    file.run("DELETE FROM audit WHERE id = ''")
    file.run(
      "INSERT INTO house (name, at) VALUES ('alive', ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at",
      at,
    )
  },

  /** The lock of the folder says that nobody else runs. */
  resume(file: Connection, at: number): number {
    const before = file.one<{ at: number }>("SELECT at FROM house WHERE name = 'alive'")?.at ?? at
    const away = at - before
    const sql = `UPDATE positions SET wake = wake + ?, clock = json_set(clock, '$.since', json_extract(clock, '$.since') + ?)
      WHERE clock IS NOT NULL`
    file.run(sql, away, away)
    WRITES.beat(file, at)
    return away
  },

  expire(file: Connection, before: Expiry, now: number): { tables: number; guests: number } {
    const sql = `SELECT id FROM ${TABLES} WHERE (status = 'lobby' AND changed < ?) OR (status = 'playing' AND changed < ?)
      OR (status NOT IN ('lobby', 'playing') AND changed < ?)`
    const old = file.all<{ id: string }>(sql, before.lobby, before.playing, before.over)
    for (const { id } of old) WRITES.removeTable(file, id)
    file.run('DELETE FROM carry_codes WHERE until < ?', now)
    WRITES.expireMail(file, mailExpiry(now))
    file.run('DELETE FROM passkey_challenges WHERE until < ?', now)
    file.run('DELETE FROM reports WHERE at < ?', before.over)
    file.run('DELETE FROM audit WHERE at < ?', before.guests)
    file.run('DELETE FROM waits WHERE at < ?', before.over)
    const gone = file.all<{ id: string }>('SELECT id FROM guests WHERE seen < ?', before.guests)
    for (const { id } of gone) WRITES.removeGuest(file, id)
    return { tables: old.length, guests: gone.length }
  },
} as const

export type WriteName = keyof typeof WRITES
