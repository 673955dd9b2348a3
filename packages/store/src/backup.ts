/** Backups: written and read beside a running server or without one. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import {
  checkDump,
  DumpProblem,
  type DumpSource,
  type DumpTarget,
  postgresDump,
  readDump,
  sqliteDump,
  writeDump,
} from './dump.ts'
import { DATABASE_FILE, openStore, type StoreOptions } from './index.ts'

export { DumpProblem } from './dump.ts'

/** Writes everything to a file that appears only when it is whole; says how many rows. */
export async function backupTo(options: StoreOptions, file: string): Promise<number> {
  if (!options.databaseUrl && !existsSync(join(options.data, DATABASE_FILE))) {
    throw new DumpProblem(`there is no data in ${options.data}`)
  }
  const part = `${file}.part`
  const out = createWriteStream(part, { mode: 0o600 })
  try {
    const rows = await withDump(options, (dump) => writeDump(dump, out))
    out.end()
    await finished(out)
    await rename(part, file)
    return rows
  } catch (error) {
    out.destroy()
    await rm(part, { force: true })
    throw error
  }
}

export async function restoreFrom(options: StoreOptions, file: string): Promise<number> {
  // First to its end: a damaged file must not leave an empty database behind.
  await checkDump(createReadStream(file))
  // Opening it lays out the newest schema.
  await (await openStore(options)).close()
  return withDump(options, (dump) => readDump(createReadStream(file), dump))
}

async function withDump<T>(
  { data, databaseUrl }: StoreOptions,
  work: (dump: DumpSource & DumpTarget) => Promise<T>,
): Promise<T> {
  if (!databaseUrl) {
    const database = new DatabaseSync(join(data, DATABASE_FILE), { timeout: 5000 })
    try {
      return await work(sqliteDump(database))
    } finally {
      database.close()
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(postgresDump(client))
  } finally {
    await client.end()
  }
}
