/** Runs the real command as a process. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../src/main.ts')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export function quayside(words: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C', NO_COLOR: '1' },
  })
  return { code: status, out: stdout, err: stderr }
}

/** One engine, several lines, one answer each. */
export function engine(game: string, requests: readonly (object | string)[]): Record<string, unknown>[] {
  const input = requests.map((r) => (typeof r === 'string' ? r : JSON.stringify(r))).join('\n')
  const { out } = quayside(['engine', game], `${input}\n`)
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
