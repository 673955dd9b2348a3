/** One file in the data folder: the store of a single process. */
import { GroupCommit } from '../group-commit.ts'
import type { ChatLine, Expiry, Guest, NewTable, Notice, OnlineStore, Report, TableChange } from '../port.ts'
import { runBatch, type Write, writeOf } from './batch.ts'
import { type Connection, connect, migrate, type SqliteOptions } from './connection.ts'
import { SqliteReads } from './reads.ts'
import type { WriteAnswer, WriteArgs, WriteName } from './writes.ts'

export function openSqlite(options: SqliteOptions): SqliteStore {
  const file = connect(options)
  migrate(file.database)
  return new SqliteStore(file)
}

export class SqliteStore extends SqliteReads implements OnlineStore {
  readonly kind = 'sqlite'
  readonly commits: GroupCommit<Write, unknown>

  constructor(file: Connection) {
    super(file)
    this.commits = new GroupCommit((writes) => runBatch(file, writes))
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

  touchGuest(id: string, at: number): Promise<void> {
    return this.write('touchGuest', id, at)
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
    return this.write('save', change)
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

  addReport(report: Report): Promise<void> {
    return this.write('addReport', report)
  }

  expire(before: Expiry): Promise<{ tables: number; guests: number }> {
    return this.write('expire', before)
  }

  /** One process, one file: nobody else writes. */
  async listen(_hear: (notice: Notice) => void): Promise<void> {
    return undefined
  }

  async close(): Promise<void> {
    await this.commits.idle()
    this.reading.close()
  }
}
