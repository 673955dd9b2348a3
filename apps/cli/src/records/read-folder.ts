/** The finished games of a folder of records, replayed one after the other. */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadGame } from '@quayside/all'
import type { GameTypes } from '@quayside/rules-kit'
import type { Table } from '@quayside/table'
import { BadInput } from '../failures.ts'
import { readText } from '../files.ts'

export interface NamedTable {
  readonly id: string
  readonly table: Table<GameTypes>
}

export async function* tablesIn(folder: string): AsyncGenerator<NamedTable> {
  const { readFinished } = await import('@quayside/store/records')
  const files = globSync('**/*.game', { cwd: folder }).sort()
  if (files.length === 0) throw new BadInput(`there are no .game files in ${folder}`)
  for (const file of files) {
    const table = await readFinished(readText(join(folder, file)), loadGame)
    if ('problem' in table) throw new BadInput(`${file}: ${table.problem}`)
    yield { id: basename(file, '.game'), table }
  }
}
