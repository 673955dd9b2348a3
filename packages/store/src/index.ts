/** The store that the settings ask for, and what it keeps. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { OnlineStore } from './port.ts'
import { openPostgres } from './postgres/store.ts'
import { openSqlite } from './sqlite/store.ts'

export { isStoreUnavailable } from './failure.ts'
export { type Counts, MAX_KEYS, type Message } from './messages.ts'
export type * from './port.ts'
export { openPostgres, type PostgresStore } from './postgres/store.ts'
export * from './room.ts'
export * from './secrets.ts'
export { openSqlite, type SqliteStore } from './sqlite/store.ts'

export interface StoreOptions {
  /** The data folder, for SQLite. */
  readonly data: string
  /** A PostgreSQL address; then the folder is not used. */
  readonly databaseUrl?: string | undefined
  /** False only in benchmarks: what waiting for the disk costs. */
  readonly durable?: boolean
}

export const DATABASE_FILE = 'quayside.sqlite'

export async function openStore({ data, databaseUrl, durable = true }: StoreOptions): Promise<OnlineStore> {
  if (databaseUrl) return openPostgres({ url: databaseUrl, durable })
  await mkdir(data, { recursive: true, mode: 0o700 })
  return openSqlite({ path: join(data, DATABASE_FILE), durable })
}
