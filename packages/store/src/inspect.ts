/** Looks at a store without changing it, beside a running server or without one. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { DATABASE_FILE, type StoreOptions } from './index.ts'
import { MIGRATIONS } from './migrations.ts'

export interface StoreFacts {
  readonly kind: 'sqlite' | 'postgres'
  /** Schema of the data, and the one that this program writes. */
  readonly schema: number
  readonly newest: number
  readonly tables: number
  /** What is wrong with the file; null: nothing. */
  readonly damage: string | null
  /** When a server last said that it runs, milliseconds since 1970. */
  readonly alive: number | null
}

/** Null when there is no data yet; throws when it cannot be read. */
export async function inspectStore({ data, databaseUrl }: StoreOptions): Promise<StoreFacts | null> {
  if (databaseUrl) return inspectPostgres(databaseUrl)
  const file = join(data, DATABASE_FILE)
  if (!existsSync(file)) return null
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 })
  try {
    const one = (sql: string) => database.prepare(sql).get() as Record<string, string | number> | undefined
    const damage = String(one('PRAGMA quick_check(1)')?.quick_check ?? 'ok')
    const schema = Number(one('PRAGMA user_version')?.user_version ?? 0)
    return {
      kind: 'sqlite',
      schema,
      newest: MIGRATIONS.length,
      tables: schema === 0 ? 0 : Number(one('SELECT count(*) AS n FROM tables')?.n),
      damage: damage === 'ok' ? null : damage,
      alive: schema < HAS_HOUSE ? null : numberOrNull(one("SELECT at FROM house WHERE name = 'alive'")?.at),
    }
  } finally {
    database.close()
  }
}

/** The first schema with a table `house`. */
const HAS_HOUSE = 6
const numberOrNull = (value: unknown) => (value === undefined || value === null ? null : Number(value))

async function inspectPostgres(url: string): Promise<StoreFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    const one = async (sql: string) =>
      (await client.query(sql)).rows[0] as Record<string, string | number | null>
    const { there } = await one("SELECT to_regclass('schema_version') AS there")
    const schema = there === null ? 0 : Number((await one('SELECT max(version) AS v FROM schema_version')).v)
    return {
      kind: 'postgres',
      schema,
      newest: MIGRATIONS.length,
      tables: schema === 0 ? 0 : Number((await one('SELECT count(*) AS n FROM tables')).n),
      damage: null,
      alive:
        schema < HAS_HOUSE
          ? null
          : numberOrNull((await one("SELECT max(at) AS at FROM house WHERE name = 'alive'")).at),
    }
  } finally {
    await client.end()
  }
}
