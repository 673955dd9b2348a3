/** The store that the settings ask for. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { OnlineStore } from './port.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type * from './port.ts'
export { migratePostgres, openPostgres, type PostgresStore } from './postgres.ts'
export { openSqlite, type SqliteStore } from './sqlite.ts'

export interface StoreOptions {
  /** The data folder, for SQLite. */
  readonly data: string
  /** A PostgreSQL address; then the folder is not used. */
  readonly databaseUrl?: string | undefined
}

export const DATABASE_FILE = 'quayside.sqlite'

export async function openStore({ data, databaseUrl }: StoreOptions): Promise<OnlineStore> {
  if (databaseUrl) return openPostgres({ url: databaseUrl })
  await mkdir(data, { recursive: true, mode: 0o700 })
  return openSqlite({ path: join(data, DATABASE_FILE) })
}
