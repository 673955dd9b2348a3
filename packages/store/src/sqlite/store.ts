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
import { type Write, writeOf } from './batch.ts'
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
import { savedStep, type WriteAnswer, type WriteArgs, type WriteName } from './writes.ts'

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
  private readonly touches: Touches

  constructor(reading: Connection, writer: Writer) {
    super(reading)
    this.writer = writer
    this.commits = new GroupCommit((writes) => writer.run(writes))
    this.touches = new Touches((seen) => this.write('touchGuests', seen))
    this.results = new SqliteResults(reading, {
      keepResult: (...args) => this.write('keepResult', ...args),
      forgetResults: (...args) => this.write('forgetResults', ...args),
    })
    this.push = new SqlitePush(reading, {
      firstKey: (...args) => this.write('firstKey', ...args),
      putDevice: (...args) => this.write('putDevice', ...args),
      removeDevice: (...args) => this.write('removeDevice', ...args),
      putWishes: (...args) => this.write('putWishes', ...args),
      claimCall: (...args) => this.write('claimCall', ...args),
      lookAt: (...args) => this.write('lookAt', ...args),
      takeLooks: (...args) => this.write('takeLooks', ...args),
    })
    this.mail = new SqliteMail(reading, {
      putAddress: (...args) => this.write('putAddress', ...args),
      speakTo: (...args) => this.write('speakTo', ...args),
      claimAsking: (...args) => this.write('claimAsking', ...args),
      releaseAsking: (...args) => this.write('releaseAsking', ...args),
      confirmAddress: (...args) => this.write('confirmAddress', ...args),
      stopMail: (...args) => this.write('stopMail', ...args),
      removeAddress: (...args) => this.write('removeAddress', ...args),
      planMail: (...args) => this.write('planMail', ...args),
      takeDueMail: (...args) => this.write('takeDueMail', ...args),
      giveMailBack: (...args) => this.write('giveMailBack', ...args),
    })
    this.passkeys = new SqlitePasskeys(reading, {
      addPasskey: (...args) => this.write('addPasskey', ...args),
      usePasskey: (...args) => this.write('usePasskey', ...args),
      removePasskey: (...args) => this.write('removePasskey', ...args),
      claimChallenge: (...args) => this.write('claimChallenge', ...args),
    })
    this.ratings = new SqliteRatings(reading, (...args) => this.write('setListed', ...args))
    this.waiting = new SqliteWaiting(reading, {
      putTicket: (...args) => this.write('putTicket', ...args),
      removeTicket: (...args) => this.write('removeTicket', ...args),
      seeTickets: (...args) => this.write('seeTickets', ...args),
      claimTickets: (...args) => this.write('claimTickets', ...args),
      renewClaim: (...args) => this.write('renewClaim', ...args),
      settleClaim: (...args) => this.write('settleClaim', ...args),
      releaseTickets: (...args) => this.write('releaseTickets', ...args),
      dropTickets: (...args) => this.write('dropTickets', ...args),
      addWaits: (...args) => this.write('addWaits', ...args),
    })
    this.people = new SqlitePeople(reading, {
      bindPeople: (...args) => this.write('bindPeople', ...args),
      askFriend: (...args) => this.write('askFriend', ...args),
      blockGuest: (...args) => this.write('blockGuest', ...args),
      inviteGuest: (...args) => this.write('inviteGuest', ...args),
    })
  }

  private write<N extends WriteName>(name: N, ...args: WriteArgs<N>): Promise<WriteAnswer<N>> {
    return this.commits.save(writeOf(name, ...args)) as Promise<WriteAnswer<N>>
  }

  addGuest(guest: Guest, keyHash: string, at: number): Promise<void> {
    return this.write('addGuest', guest, keyHash, at)
  }

  addKey(guest: string, keyHash: string): Promise<void> {
    return this.write('addKey', guest, keyHash)
  }

  renameGuest(id: string, name: string): Promise<void> {
    return this.write('renameGuest', id, name)
  }

  touchGuest(id: string, at: number): void {
    this.touches.add(id, at)
  }

  removeGuest(id: string): Promise<void> {
    return this.write('removeGuest', id)
  }

  putCarry(codeHash: string, guest: string, until: number): Promise<void> {
    return this.write('putCarry', codeHash, guest, until)
  }

  takeCarry(codeHash: string, now: number): Promise<Guest | null> {
    return this.write('takeCarry', codeHash, now)
  }

  createTable(table: NewTable): Promise<void> {
    return this.write('createTable', table)
  }

  save(change: TableChange): Promise<'stored' | 'conflict'> {
    return this.write('save', savedStep(change))
  }

  addDigests(digests: readonly EntryDigest[]): Promise<void> {
    return this.write('addDigests', digests)
  }

  removeTable(id: string): Promise<void> {
    return this.write('removeTable', id)
  }

  addMember(table: string, guest: string, at: number): Promise<void> {
    return this.write('addMember', table, guest, at)
  }

  removeMember(table: string, guest: string): Promise<void> {
    return this.write('removeMember', table, guest)
  }

  addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    return this.write('addChat', table, line)
  }

  addReport(report: Omit<Report, 'settled'>): Promise<void> {
    return this.write('addReport', report)
  }

  settleReport(table: string, id: string, at: number): Promise<void> {
    return this.write('settleReport', table, id, at)
  }

  removeReports(guest: string): Promise<void> {
    return this.write('removeReports', guest)
  }

  ban(guest: string, at: number, why: string): Promise<void> {
    return this.write('ban', guest, at, why)
  }

  unban(guest: string): Promise<void> {
    return this.write('unban', guest)
  }

  eraseName(table: string, seat: number): Promise<void> {
    return this.write('eraseName', table, seat)
  }

  addAudit(line: AuditLine): Promise<void> {
    return this.write('addAudit', line)
  }

  async expire(before: Expiry, now: number): Promise<{ tables: number; guests: number }> {
    await this.touches.flush()
    return this.write('expire', before, now)
  }

  resume(at: number): Promise<number> {
    return this.write('resume', at)
  }

  beat(at: number): Promise<void> {
    return this.write('beat', at)
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
