import { readFileSync, statSync } from 'node:fs'
import { BadInput } from './failures.ts'

/** Far beyond any record or scenario; a wrong file must not fill the memory. */
const MOST_BYTES = 20_000_000

export function readText(path: string): string {
  try {
    const { size } = statSync(path)
    if (size > MOST_BYTES) throw new BadInput(`${path} is larger than ${MOST_BYTES} bytes`)
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw new BadInput(
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
    )
  }
}
