/** The storage port of the server. A write is durable once its promise resolves. */
import type { Facts, TableChange as HostChange } from '@quayside/host'
import type { ClockState, StoredEntry, StoredHead } from '@quayside/table'
import type { MailStore } from './mail.ts'
import type { Message } from './messages.ts'
import type { PasskeyStore } from './passkeys.ts'
import type { PeopleStore } from './people.ts'
import type { PushStore } from './push.ts'
import type { RatingStore } from './ratings.ts'
import type { ResultStore } from './results.ts'
import type { Room, RoomStatus } from './room.ts'
import type { WaitingStore } from './waiting.ts'

export interface Guest {
  readonly id: string
  readonly name: string
}

/** A guest as a key finds them. */
export interface KnownGuest extends Guest {
  /** Those who run the server have shut them out. */
  readonly banned: boolean
}

export interface ChatLine {
  readonly n: number
  readonly guest: string
  readonly name: string
  readonly text: string
  /** The code of what was said with one press; the text says it in English. */
  readonly phrase?: string
  readonly at: number
}

/** A table without its log. Sequence number and version tell how far it has come. */
export interface TableRow {
  readonly id: string
  readonly seq: number
  readonly version: number
  readonly room: Room
  readonly head: StoredHead | null
  /** All chance of the table comes from it; it stays here until the end. */
  readonly secret: string
  readonly clock: ClockState | null
  readonly facts: Facts
  readonly changed: number
}

export interface NewTable {
  readonly id: string
  readonly room: Room
  readonly secret: string
  readonly at: number
}

export type TableChange = HostChange<Room>

/** A digest of the state after an entry. */
export interface EntryDigest {
  readonly table: string
  readonly seq: number
  readonly digest: string
}

export interface Report {
  readonly table: string
  readonly id: string
  readonly guest: string
  readonly about: string
  readonly text: string
  readonly at: number
  /** When those who run the server were done with it; null: not yet. */
  readonly settled: number | null
}

/** Something that those who run the server have done. */
export interface AuditLine {
  readonly id: string
  readonly at: number
  readonly who: string
  readonly action: string
  /** A table, a guest or a report. */
  readonly about: string
  readonly note: string
}

/** Something another process did. `gone` tables and guests are to be forgotten at once. */
export type Notice =
  | { readonly kind: 'table'; readonly id: string; readonly seq: number; readonly version: number }
  | { readonly kind: 'chat'; readonly id: string; readonly n: number }
  | { readonly kind: 'gone'; readonly id: string }
  | { readonly kind: 'guest'; readonly id: string }
  /** Another process said something; `from` names it. */
  | { readonly kind: 'message'; readonly from: string; readonly message: Message }
  /** Notices may have been missed: look at every table that is in memory. */
  | { readonly kind: 'missed' }

export interface Position {
  readonly id: string
  readonly seq: number
  readonly version: number
}

export interface Expiry {
  /** Milliseconds since 1970: what was last touched before is removed. */
  readonly lobby: number
  readonly playing: number
  readonly over: number
  readonly guests: number
}

export interface OnlineStore {
  readonly kind: 'sqlite' | 'postgres'
  readonly results: ResultStore
  readonly push: PushStore
  readonly mail: MailStore
  readonly passkeys: PasskeyStore
  readonly ratings: RatingStore
  readonly waiting: WaitingStore
  readonly people: PeopleStore

  addGuest(guest: Guest, keyHash: string, at: number): Promise<void>
  addKey(guest: string, keyHash: string): Promise<void>
  guestByKey(keyHash: string): Promise<KnownGuest | null>
  renameGuest(id: string, name: string): Promise<void>
  /** Remembered, and written together with others within seconds. */
  touchGuest(id: string, at: number): void
  removeGuest(id: string): Promise<void>
  putCarry(codeHash: string, guest: string, until: number): Promise<void>
  /** Works once: whoever is first takes it. */
  takeCarry(codeHash: string, now: number): Promise<Guest | null>

  createTable(table: NewTable): Promise<void>
  save(change: TableChange): Promise<'stored' | 'conflict'>
  table(id: string): Promise<TableRow | null>
  entries(id: string, after: number): Promise<StoredEntry[]>
  /** Digests of whole states, for entries that have none. */
  addDigests(digests: readonly EntryDigest[]): Promise<void>
  removeTable(id: string): Promise<void>
  positions(ids: readonly string[]): Promise<Position[]>
  /** Tables whose time to be looked at has come. */
  toWake(now: number, most: number): Promise<string[]>
  /** Tables that anybody may come to: those that wait for people, or those that are being played. */
  openTables(most: number, status?: 'lobby' | 'playing'): Promise<TableRow[]>
  tablesOf(guest: string, most: number): Promise<TableRow[]>
  countHosted(guest: string, statuses: readonly RoomStatus[]): Promise<number>
  /** Page by page, for backups and exports. */
  tableIds(after: string, most: number): Promise<string[]>

  addMember(table: string, guest: string, at: number): Promise<void>
  removeMember(table: string, guest: string): Promise<void>
  isMember(table: string, guest: string): Promise<boolean>

  addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>
  chat(table: string, after: number, most: number): Promise<ChatLine[]>
  addReport(report: Omit<Report, 'settled'>): Promise<void>
  /** The latest first. */
  reports(most: number): Promise<Report[]>
  settleReport(table: string, id: string, at: number): Promise<void>
  /** Reports by or about a guest. */
  removeReports(guest: string): Promise<void>

  ban(guest: string, at: number, why: string): Promise<void>
  unban(guest: string): Promise<void>
  /** Tables whose room names this guest, as a member or not. */
  tablesNaming(guest: string): Promise<string[]>
  /** Takes a name out of the header that the log of a table begins with. */
  eraseName(table: string, seat: number): Promise<void>
  addAudit(line: AuditLine): Promise<void>
  /** The latest first. */
  audit(most: number): Promise<AuditLine[]>

  /** Removes what nobody has touched for long; says how much. */
  expire(before: Expiry, now: number): Promise<{ tables: number; guests: number }>
  /** What other processes did and said. One listener. */
  listen(hear: (notice: Notice) => void): Promise<void>
  /** Notices about this table are heard from now on; resolves when that is so. Counted: each needs its `unwatch`. */
  watch(table: string): Promise<void>
  unwatch(table: string): void
  /** To every other process that shares this store; may get lost. */
  tell(message: Message): void
  /**
   * A server starts. Clocks stood still while none ran: they are set forward by how long that was, in milliseconds, which is the
   * answer; 0 while others run.
   */
  resume(at: number): Promise<number>
  /** Writes that a server is alive; throws when the disk or the database does not take it. */
  beat(at: number): Promise<void>
  close(): Promise<void>
}
