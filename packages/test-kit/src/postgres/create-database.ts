import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Creates an empty database and answers with its address. */
export async function createDatabase(base: string): Promise<string> {
  const name = `quayside_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: base })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.toString()
}
