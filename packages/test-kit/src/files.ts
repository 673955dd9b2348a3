import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface NamedText {
  readonly name: string
  readonly text: string
}

/** All files of a folder with this ending, by name. */
export function filesIn(folder: string, ending: string): NamedText[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith(ending))
  return names.sort().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}
