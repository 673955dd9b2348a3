/**
 * One server for one folder. The lock is a transaction on a file beside the database: the system lets go of it when the process ends,
 * however it ends, so nothing is ever left locked. Commands that read, back up or import do not need it.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { failureKind, StoreProblem } from '../failure.ts'

const LOCK_FILE = 'quayside.lock'

export interface FolderLock {
  release(): void
}

export function lockFolder(data: string): FolderLock {
  let lock: DatabaseSync | null = null
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(join(data, LOCK_FILE), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    throw problemOf(error, data)
  }
  const held = lock
  return { release: () => held.close() }
}

function problemOf(error: unknown, data: string): StoreProblem {
  const kind = failureKind(error)
  if (kind === 'busy') {
    return new StoreProblem(
      kind,
      `Another Quayside server uses the folder ${data}. Stop it first, or give this one a folder of its own with --data.`,
    )
  }
  const why = error instanceof Error ? error.message : String(error)
  return new StoreProblem(kind, `The folder ${data} cannot be used for data: ${why}.`)
}
