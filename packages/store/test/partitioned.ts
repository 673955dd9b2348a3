/** A database whose rows of tables are spread over partitions, as docs/hosting.md has it for more than one machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshDatabase } from '@quayside/test-kit/postgres'
import pg from 'pg'
import { openPostgres, type PostgresStore } from '../src/index.ts'
import { migratePostgres } from '../src/postgres/migrate.ts'

const PARTITION = join(import.meta.dirname, '../../../deploy/partition.sql')

export async function partition(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url })
  await migratePostgres(pool)
  await pool.query(readFileSync(PARTITION, 'utf8'))
  await pool.end()
}

export async function openPartitioned(): Promise<PostgresStore> {
  const url = await freshDatabase()
  await partition(url)
  return openPostgres({ url })
}
