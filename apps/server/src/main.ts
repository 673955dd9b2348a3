/** Starts the server and prints where it is. `serve` of the command line calls this. */

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lockFolder, openStore, StoreProblem } from '@quayside/store'
import { buildServer } from './server.ts'
import { type Settings, settingsFrom } from './settings.ts'

/** In the package the built pages stand beside the code. */
const PAGES =
  ['../pages', '../../web/dist'].map((path) => join(import.meta.dirname, path)).find(existsSync) ?? ''
/** After so long a stop is no longer waited for. */
const STOP_MS = 10_000

/** Runs until it is told to stop. */
export async function serve(settings: Settings): Promise<void> {
  const lock = settings.databaseUrl ? null : lockFolder(settings.data)
  const store = await openStore(settings)
  const server = await buildServer({
    pages: settings.pages ?? PAGES,
    logLevel: settings.logLevel,
    online: { settings, store },
  })
  const address = await server.listen({ port: settings.port, host: settings.host })
  console.log(`Quayside is at ${address.replace('127.0.0.1', 'localhost')}`)
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  })
  setTimeout(() => process.exit(1), STOP_MS).unref()
  await server.close()
  lock?.release()
}

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  settings: { type: 'string' },
} as const

/** Settings from the words of a command line, an environment file and the environment, in this order; or a sentence. */
export function settingsFromWords(words: readonly string[]): Settings | { readonly problem: string } {
  try {
    const { values } = parseArgs({ args: [...words], options: FLAGS, strict: true })
    // Not --env-file: Node takes that for itself wherever it stands.
    const file = values.settings
    if (file !== undefined) {
      if (!existsSync(file)) return { problem: `There is no file "${file}".` }
      process.loadEnvFile(file)
    }
    const given = {
      ...(values.port === undefined ? {} : { PORT: values.port }),
      ...(values.host === undefined ? {} : { HOST: values.host }),
      ...(values.data === undefined ? {} : { QUAYSIDE_DATA: resolve(values.data) }),
    }
    return settingsFrom({ ...process.env, ...given })
  } catch (error) {
    const said = (error as Error).message.split('\n')[0]
    return {
      problem: `${said} Accepted are ${Object.keys(FLAGS)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    }
  }
}

async function main(): Promise<void> {
  const settings = settingsFromWords(process.argv.slice(2))
  if ('problem' in settings) {
    console.error(settings.problem)
    process.exit(2)
  }
  try {
    await serve(settings)
    process.exit(0)
  } catch (error) {
    const sentence = startProblem(error, settings)
    console.error(sentence ?? error)
    process.exit(sentence === null ? 3 : 2)
  }
}

/** What whoever starts the server can mend, in one sentence; null: an error of ours. */
function startProblem(error: unknown, { port, host }: Settings): string | null {
  if (error instanceof StoreProblem) return error.message
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another with --port.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user; choose one above 1023 with --port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}; change --host.`
  return null
}

if (import.meta.main) await main()
