/** Brings any earlier schema forward, once however many processes start together. */
import type pg from 'pg'
import { laterVersion } from '../failure.ts'
import { MIGRATIONS } from '../migrations.ts'

/** Any number that nothing else in the database uses: one process migrates, the others wait. */
const MIGRATION_LOCK = 7_283_411

/** A copy of every table, in a schema of its own, before anything is changed: `before_5`. */
async function keepCopy(client: pg.PoolClient, version: number): Promise<void> {
  const schema = `before_${version}`
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
      AND NOT relispartition AND NOT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = $1)`,
    [schema],
  )
  if (rows.length === 0) return
  const copies = rows.map(({ name }) => `CREATE TABLE ${schema}."${name}" AS TABLE "${name}"`)
  await client.query(`BEGIN; CREATE SCHEMA ${schema}; ${copies.join('; ')}; COMMIT`)
}

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
    if (version > 0 && version < steps.length) await keepCopy(client, version)
    for (let step = version; step < steps.length; step++) {
      const sql = [...(steps[step] ?? []), `INSERT INTO schema_version VALUES (${step + 1})`]
      await client.query(`BEGIN; ${sql.join('; ')}; COMMIT`)
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}
