/** Brings any earlier schema forward, once however many processes start together. */
import type pg from 'pg'
import { laterVersion } from '../failure.ts'
import { MIGRATIONS } from '../migrations.ts'

/** Any number that nothing else in the database uses: one process migrates, the others wait. */
const MIGRATION_LOCK = 7_283_411

export async function migratePostgres(
  pool: pg.Pool,
  steps: readonly (readonly string[])[] = MIGRATIONS,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
    const found = await client.query<{ version: number }>(
      'SELECT max(version) AS version FROM schema_version',
    )
    const version = found.rows[0]?.version ?? 0
    if (version > steps.length) {
      throw laterVersion(version)
    }
    for (let step = version; step < steps.length; step++) {
      const sql = [...(steps[step] ?? []), `INSERT INTO schema_version VALUES (${step + 1})`]
      await client.query(`BEGIN; ${sql.join('; ')}; COMMIT`)
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}
