/** One file in the data folder: the store of a single process. */
import { GroupCommit } from '../group-commit.ts'
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
import { Touches } from '../touches.ts'
import { type EachWrite, eachWrite, type Write } from './batch.ts'
import { type Connection, connect, migrate, type SqliteOptions } from './connection.ts'
import { SqliteMail } from './mail.ts'
import { SqlitePasskeys } from './passkeys.ts'
import { SqlitePeople } from './people.ts'
import { SqlitePush } from './push.ts'
import { SqliteRatings } from './ratings.ts'
import { SqliteReads } from './reads.ts'
import { SqliteResults } from './results.ts'
import { SqliteWaiting } from './waiting.ts'
import { directWriter, startWriterThread, ThreadWriter, type Writer } from './writer.ts'
import { savedStep } from './writes.ts'

export function openSqlite(options: SqliteOptions): SqliteStore {
  const file = connect(options)
  migrate(file.database)
  if (options.path === ':memory:') return new SqliteStore(file, directWriter(file))
  // From here on this connection only reads, while another thread writes.
  file.database.exec('PRAGMA query_only = ON')
  return new SqliteStore(file, new ThreadWriter(() => startWriterThread(options)))
}

export class SqliteStore extends SqliteReads implements OnlineStore {
  readonly kind = 'sqlite'
  readonly results: SqliteResults
  readonly push: SqlitePush
  readonly mail: SqliteMail
  readonly passkeys: SqlitePasskeys
  readonly ratings: SqliteRatings
  readonly waiting: SqliteWaiting
  readonly people: SqlitePeople
  readonly commits: GroupCommit<Write, unknown>
  private readonly writer: Writer
  private readonly writes: EachWrite
  private readonly touches: Touches

  constructor(reading: Connection, writer: Writer) {
    super(reading)
    this.writer = writer
    this.commits = new GroupCommit((writes) => writer.run(writes))
    this.writes = eachWrite((write) => this.commits.save(write))
    this.touches = new Touches((seen) => this.writes.touchGuests(seen))
    this.results = new SqliteResults(reading, this.writes)
    this.push = new SqlitePush(reading, this.writes)
    this.mail = new SqliteMail(reading, this.writes)
    this.passkeys = new SqlitePasskeys(reading, this.writes)
    this.ratings = new SqliteRatings(reading, this.writes.setListed)
    this.waiting = new SqliteWaiting(reading, this.writes)
    this.people = new SqlitePeople(reading, this.writes)
  }

  addGuest(guest: Guest, keyHash: string, at: number): Promise<void> {
    return this.writes.addGuest(guest, keyHash, at)
  }

  addKey(guest: string, keyHash: string): Promise<void> {
    return this.writes.addKey(guest, keyHash)
  }

  renameGuest(id: string, name: string): Promise<void> {
    return this.writes.renameGuest(id, name)
  }

  touchGuest(id: string, at: number): void {
    this.touches.add(id, at)
  }

  removeGuest(id: string): Promise<void> {
    return this.writes.removeGuest(id)
  }

  putCarry(codeHash: string, guest: string, until: number): Promise<void> {
    return this.writes.putCarry(codeHash, guest, until)
  }

  takeCarry(codeHash: string, now: number): Promise<Guest | null> {
    return this.writes.takeCarry(codeHash, now)
  }

  createTable(table: NewTable): Promise<void> {
    return this.writes.createTable(table)
  }

  save(change: TableChange): Promise<'stored' | 'conflict'> {
    return this.writes.save(savedStep(change))
  }

  addDigests(digests: readonly EntryDigest[]): Promise<void> {
    return this.writes.addDigests(digests)
  }

  removeTable(id: string): Promise<void> {
    return this.writes.removeTable(id)
  }

  addMember(table: string, guest: string, at: number): Promise<void> {
    return this.writes.addMember(table, guest, at)
  }

  removeMember(table: string, guest: string): Promise<void> {
    return this.writes.removeMember(table, guest)
  }

  addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    return this.writes.addChat(table, line)
  }

  addReport(report: Omit<Report, 'settled'>): Promise<void> {
    return this.writes.addReport(report)
  }

  settleReport(table: string, id: string, at: number): Promise<void> {
    return this.writes.settleReport(table, id, at)
  }

  removeReports(guest: string): Promise<void> {
    return this.writes.removeReports(guest)
  }

  ban(guest: string, at: number, why: string): Promise<void> {
    return this.writes.ban(guest, at, why)
  }

  unban(guest: string): Promise<void> {
    return this.writes.unban(guest)
  }

  eraseName(table: string, seat: number): Promise<void> {
    return this.writes.eraseName(table, seat)
  }

  addAudit(line: AuditLine): Promise<void> {
    return this.writes.addAudit(line)
  }

  async expire(before: Expiry, now: number): Promise<{ tables: number; guests: number }> {
    await this.touches.flush()
    return this.writes.expire(before, now)
  }

  resume(at: number): Promise<number> {
    return this.writes.resume(at)
  }

  beat(at: number): Promise<void> {
    return this.writes.beat(at)
  }

  /** One process, one file: nobody else writes. */
  async listen(_hear: (notice: Notice) => void): Promise<void> {
    return undefined
  }

  async watch(_table: string): Promise<void> {
    return undefined
  }

  unwatch(_table: string): void {
    // As `watch`: there is nothing to hear.
  }

  tell(_message: Message): void {
    // There is nobody to tell.
  }

  async close(): Promise<void> {
    await this.touches.close()
    await this.commits.idle()
    await this.writer.close()
    this.reading.close()
  }
}
