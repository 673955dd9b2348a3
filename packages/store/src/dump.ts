/** The whole store as lines of JSON, the same for both stores: a backup of one can be restored into the other. */

import { createInterface } from 'node:readline'
import type { DatabaseSync } from 'node:sqlite'
import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'

/** What is kept, in the order in which it must be written back. What lives for a day at most stays behind: carry codes, challenges, and who was asked for an address. */
const KEPT: { readonly [table: string]: readonly string[] } = {
  guests: ['id', 'name', 'created', 'seen'],
  guest_keys: ['hash', 'guest'],
  tables: ['id', 'status', 'open_to_all', 'host', 'room', 'head', 'secret', 'counted'],
  positions: ['table_id', 'seq', 'version', 'clock', 'facts', 'wake', 'changed'],
  entries: ['table_id', 'seq', 'text', 'by_seat', 'request', 'at', 'digest', 'link'],
  members: ['table_id', 'guest', 'joined'],
  chat: ['table_id', 'n', 'guest', 'name', 'text', 'at', 'phrase'],
  reports: ['table_id', 'id', 'guest', 'about', 'text', 'at', 'settled'],
  results: [
    ...['table_id', 'game', 'options', 'started', 'ended', 'moves', 'status', 'reason', 'clock', 'record'],
  ],
  result_seats: ['table_id', 'seat', 'guest', 'name', 'facts', 'ended', 'kept'],
  house_keys: ['name', 'text'],
  passkeys: ['id', 'guest', 'public_key', 'counter', 'transports', 'created', 'used'],
  push_devices: ['endpoint', 'guest', 'p256dh', 'auth', 'language', 'created'],
  push_wishes: ['guest', 'wishes'],
  push_calls: ['table_id', 'guest', 'kind', 'mark', 'at'],
  push_looks: ['table_id', 'at'],
  mail_addresses: ['guest', 'address', 'language', 'confirm', 'stop', 'asked', 'sent', 'due'],
  ratings: ['game', 'guest', 'mu', 'sigma', 'games'],
  rated_seats: [
    ...['game', 'n', 'table_id', 'seat', 'guest', 'standing', 'mu', 'sigma', 'new_mu', 'new_sigma'],
  ],
  unlisted: ['guest'],
  friend_wishes: ['guest', 'other', 'name', 'at', 'declined'],
  blocks: ['guest', 'other', 'name', 'at'],
  invitations: ['table_id', 'guest', 'by_guest', 'at'],
  house: ['name', 'at'],
  bans: ['guest', 'at', 'why'],
  audit: ['id', 'at', 'who', 'action', 'about', 'note'],
}
const VERSION = 9
/** Columns that earlier backups do not have, by the version that has them first. */
const ADDED: { readonly [column: string]: number } = { link: 2, settled: 3, counted: 4, phrase: 8 }
const firstLine = (version: number) => ({ quayside: 'backup', version })
type Value = string | number | null
type Row = { readonly [column: string]: Value }

/** One moment of a database, read and written row by row. */
export interface DumpSource {
  /** Everything read inside belongs to one moment, whatever a running server writes meanwhile. */
  atOnce<T>(read: () => Promise<T>): Promise<T>
  rows(table: string, columns: readonly string[]): AsyncIterable<Row> | Iterable<Row>
}
export interface DumpTarget {
  isEmpty(): Promise<boolean>
  /** All or nothing. */
  write(rows: AsyncIterable<{ readonly table: string; readonly row: Row }>): Promise<number>
}

export async function writeDump(source: DumpSource, out: Writable): Promise<number> {
  let rows = 0
  const put = async (value: unknown) => {
    if (!out.write(`${JSON.stringify(value)}\n`)) await new Promise((resolve) => out.once('drain', resolve))
  }
  await put(firstLine(VERSION))
  await source.atOnce(async () => {
    for (const [table, columns] of Object.entries(KEPT)) {
      for await (const row of source.rows(table, columns)) {
        await put([table, ...columns.map((column) => row[column] ?? null)])
        rows++
      }
    }
  })
  await put(['end', rows])
  return rows
}

/** Reads a backup to its end without keeping anything; throws a sentence when it is not whole. */
export async function checkDump(input: Readable): Promise<number> {
  let rows = 0
  for await (const _row of rowsIn(input)) rows++
  return rows
}

/** Throws a sentence when the file is no whole backup; nothing is then written. */
export async function readDump(input: Readable, target: DumpTarget): Promise<number> {
  if (!(await target.isEmpty())) throw new DumpProblem('there is data already; restore into an empty place')
  return target.write(rowsIn(input))
}

export class DumpProblem extends Error {
  override readonly name = 'DumpProblem'
}

async function* rowsIn(input: Readable): AsyncGenerator<{ table: string; row: Row }> {
  let line = 0
  let version = VERSION
  let isWhole = false
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++
    const value = parsed(text, line)
    if (line === 1) {
      version = versionIn(value)
      continue
    }
    const [table, ...values] = Array.isArray(value) ? (value as [string, ...Value[]]) : ['']
    if (table === 'end') {
      isWhole = values[0] === line - 2
      break
    }
    const columns = columnsOf(table, version)
    if (columns?.length !== values.length) throw new DumpProblem(`line ${line} of the backup does not read`)
    yield { table, row: Object.fromEntries(columns.map((column, i) => [column, values[i] ?? null])) }
  }
  if (!isWhole) throw new DumpProblem('the backup is not whole; its end is missing')
}

function versionIn(value: unknown): number {
  for (let version = 1; version <= VERSION; version++) {
    if (JSON.stringify(value) === JSON.stringify(firstLine(version))) return version
  }
  const isLater = typeof value === 'object' && value !== null && 'quayside' in value
  throw new DumpProblem(
    isLater ? 'the backup was written by a later version of Quayside' : 'this is no backup of Quayside',
  )
}

function columnsOf(table: string, version: number): readonly string[] | undefined {
  const columns = Object.hasOwn(KEPT, table) ? KEPT[table] : undefined
  return columns?.filter((column) => (ADDED[column] ?? 1) <= version)
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DumpProblem(`line ${line} of the backup does not read`)
  }
}

const insertion = (table: string, columns: readonly string[], place: (i: number) => string) =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, i) => place(i)).join(', ')})`

export function sqliteDump(database: DatabaseSync): DumpSource & DumpTarget {
  return {
    async atOnce(read) {
      database.exec('BEGIN')
      try {
        return await read()
      } finally {
        database.exec('ROLLBACK')
      }
    },
    rows: (table, columns) =>
      database.prepare(`SELECT ${columns.join(', ')} FROM ${table}`).iterate() as Iterable<Row>,
    async isEmpty() {
      return (
        database.prepare('SELECT 1 FROM guests UNION ALL SELECT 1 FROM tables LIMIT 1').get() === undefined
      )
    },
    async write(rows) {
      let many = 0
      database.exec('BEGIN IMMEDIATE')
      try {
        for await (const { table, row } of rows) {
          const columns = Object.keys(row)
          database.prepare(insertion(table, columns, () => '?')).run(...Object.values(row))
          many++
        }
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
      return many
    },
  }
}

const PAGE = 1000

// Long because it is the list of what a backup asks of a database, a line or two each.
export function postgresDump(client: pg.Client): DumpSource & DumpTarget {
  return {
    async atOnce(read) {
      await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
      try {
        return await read()
      } finally {
        await client.query('ROLLBACK')
      }
    },
    async *rows(table, columns) {
      await client.query(`DECLARE page CURSOR FOR SELECT ${columns.join(', ')} FROM ${table}`)
      for (;;) {
        const { rows } = await client.query(`FETCH ${PAGE} FROM page`)
        yield* rows.map(withNumbers)
        if (rows.length < PAGE) break
      }
      await client.query('CLOSE page')
    },
    async isEmpty() {
      const { rows } = await client.query('SELECT 1 FROM guests UNION ALL SELECT 1 FROM tables LIMIT 1')
      return rows.length === 0
    },
    async write(rows) {
      let many = 0
      await client.query('BEGIN')
      try {
        for await (const { table, row } of rows) {
          const columns = Object.keys(row)
          await client.query(
            insertion(table, columns, (i) => `$${i + 1}`),
            Object.values(row),
          )
          many++
        }
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      }
      return many
    },
  }
}

/** Large numbers come as text from PostgreSQL. */
function withNumbers(row: { [column: string]: unknown }): Row {
  const numbers = [
    'created',
    'seen',
    'wake',
    'changed',
    'at',
    'joined',
    'settled',
    'started',
    'ended',
    'asked',
    'sent',
    'due',
  ]
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      numbers.includes(column) && value !== null ? Number(value) : (value as Value),
    ]),
  )
}
