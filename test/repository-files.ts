/** The files of this repository, as the tests of its shape read them. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Files that are, or could be, committed. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

export function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)].sort()
}

export const gameFolders = unique(files.flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []))
export const games = gameFolders.filter((name) => name !== 'all')
