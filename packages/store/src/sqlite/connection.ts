/** One connection to the file: prepared statements, transactions, the newest schema. */
import { existsSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { laterVersion } from '../failure.ts'
import { MIGRATIONS } from '../migrations.ts'

export interface SqliteOptions {
  /** A file, or `:memory:`. */
  readonly path: string
  /** False only in benchmarks: what waiting for the disk costs. */
  readonly durable?: boolean
  /** How long to wait while another process holds the file. Commands hold it for moments only. */
  readonly busyMs?: number
  /** The most that the file may grow to. */
  readonly maxMegabytes?: number | undefined
}

const MEGABYTE = 1_048_576

export function connect({ path, durable = true, busyMs = 1000, maxMegabytes }: SqliteOptions): Connection {
  const database = new DatabaseSync(path, { timeout: busyMs })
  database.exec('PRAGMA journal_mode = WAL')
  // FULL waits for the disk at every commit: acknowledged means kept.
  database.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'}`)
  if (maxMegabytes !== undefined) {
    const { page_size } = database.prepare('PRAGMA page_size').get() as { page_size: number }
    database.exec(`PRAGMA max_page_count = ${Math.floor((maxMegabytes * MEGABYTE) / page_size)}`)
  }
  return new Connection(database)
}

/**
 * Brings any earlier schema forward; refuses one that a later server has written. A file with data is copied before it is changed:
 * `quayside.sqlite.schema-5` beside it.
 */
export function migrate(database: DatabaseSync, steps: readonly (readonly string[])[] = MIGRATIONS): void {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (row.user_version > steps.length) {
    throw laterVersion(row.user_version)
  }
  if (row.user_version > 0 && row.user_version < steps.length) keepCopy(database, row.user_version)
  for (let step = row.user_version; step < steps.length; step++) {
    database.exec('BEGIN IMMEDIATE')
    for (const sql of steps[step] ?? []) database.exec(sql)
    database.exec(`PRAGMA user_version = ${step + 1}`)
    database.exec('COMMIT')
  }
}

/** A copy that is there already is of the same moment or earlier, and stays. */
function keepCopy(database: DatabaseSync, schema: number): void {
  const path = database.location()
  if (path === null || existsSync(`${path}.schema-${schema}`)) return
  database.prepare('VACUUM INTO ?').run(`${path}.schema-${schema}`)
}

export class Connection {
  readonly database: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.database = database
  }

  private prepared(sql: string): StatementSync {
    const known = this.statements.get(sql)
    if (known) return known
    const statement = this.database.prepare(sql)
    this.statements.set(sql, statement)
    return statement
  }

  /** How many rows it changed. */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.prepared(sql).run(...values).changes)
  }

  all<R>(sql: string, ...values: SQLInputValue[]): R[] {
    return this.prepared(sql).all(...values) as R[]
  }

  one<R>(sql: string, ...values: SQLInputValue[]): R | null {
    return (this.prepared(sql).get(...values) as R | undefined) ?? null
  }

  /** All of it or nothing. */
  together<T>(work: () => T): T {
    this.database.exec('BEGIN IMMEDIATE')
    try {
      const answer = work()
      this.database.exec('COMMIT')
      return answer
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.statements.clear()
    this.database.close()
  }
}

/** Functions of the connection as their callers have them: carried out elsewhere and later. */
export type Carried<Writes> = {
  readonly [N in keyof Writes]: Writes[N] extends (file: Connection, ...args: infer A) => infer R
    ? (...args: A) => Promise<R>
    : never
}
