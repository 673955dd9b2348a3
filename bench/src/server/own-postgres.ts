/** A PostgreSQL for the length of a benchmark: the one that comes with the tests, as a program of its own. */
import { type ChildProcess, fork } from 'node:child_process'
import { untilEnd } from './child.ts'

const PROGRAM = new URL('../../../packages/test-kit/src/postgres/postgres-process.ts', import.meta.url)

export interface OwnPostgres {
  readonly url: string
  stop(): Promise<void>
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const child: ChildProcess = fork(PROGRAM, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const url = await untilEnd<string>(child, (resolve) => {
    child.once('message', (message) => resolve((message as { url: string }).url))
  })
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await ended
    },
  }
}
