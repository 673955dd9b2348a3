/** Runs the command: in this thread, which spares a process for each case, or as a real process. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { format } from 'node:util'
import { vi } from 'vitest'
import { quayside as runCommand } from '../src/quayside.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')

// What a command reads of its surroundings is the same on every machine, here and in the processes that are started.
process.env.LANG = 'C'
process.env.NO_COLOR = '1'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export async function quayside(words: readonly string[], input = ''): Promise<Ran> {
  let out = ''
  let err = ''
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...said) => {
      out += `${format(...said)}\n`
    }),
    vi.spyOn(console, 'error').mockImplementation((...said) => {
      err += `${format(...said)}\n`
    }),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text)
      return true
    }),
    vi
      .spyOn(process, 'stdin', 'get')
      .mockReturnValue(Readable.from([Buffer.from(input)]) as typeof process.stdin),
  ]
  try {
    const code = await runCommand(words)
    return { code, out, err }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** The real process, for what only a process can show: the exit code, both streams, the end of its input. */
export function quaysideProcess(words: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    input,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

/** One engine, several lines, one answer each. */
export async function engine(
  game: string,
  requests: readonly (object | string)[],
): Promise<Record<string, unknown>[]> {
  const { out } = await quayside(['engine', game], engineInput(requests))
  return readAnswers(out)
}

export const engineInput = (requests: readonly (object | string)[]) =>
  `${requests.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n')}\n`

export const readAnswers = (out: string): Record<string, unknown>[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
