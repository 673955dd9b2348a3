/** Where the server's data is, as the words of a command and the environment say it. */
import { resolve } from 'node:path'
import type { Words } from './arguments.ts'
import { BadInput } from './failures.ts'

export const DATA_FLAGS = { data: { type: 'string' }, json: { type: 'boolean' } } as const

export interface DataPlace {
  readonly data: string
  readonly databaseUrl: string | undefined
}

/** `--data` names a folder with SQLite; otherwise DATABASE_URL counts, and then the usual folder. */
export function dataPlace({ flags }: Words): DataPlace {
  const { data } = flags
  if (data !== undefined) return { data: resolve(String(data)), databaseUrl: undefined }
  return {
    data: resolve(process.env.QUAYSIDE_DATA || 'data'),
    databaseUrl: process.env.DATABASE_URL || undefined,
  }
}

export function onlyName({ names }: Words, wanted: string): string {
  const [name, extra] = names
  if (name === undefined || extra !== undefined) throw new BadInput(`give one ${wanted}`)
  return name
}

/** Problems of a backup are the caller's to mend: a sentence, not a stack. */
export async function asBadInput<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && error.name === 'DumpProblem') throw new BadInput(error.message)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
      throw new BadInput(`${(error as NodeJS.ErrnoException).path ?? 'a file'} cannot be used (${code})`)
    }
    throw error
  }
}
