/** The finished games of a server, or of a folder of records: one record a file, or rows for programs that count. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame } from '@quayside/all'
import { readWords, type Words } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { type NamedTable, tablesIn } from '../records/read-folder.ts'
import { rowsOf } from '../records/rows.ts'
import { FORMATS, type Format, RowFiles } from '../records/write-rows.ts'
import { DATA_FLAGS, dataPlace, onlyName } from '../server-data.ts'
import { type Command, printJson } from './command.ts'

const FLAGS = { ...DATA_FLAGS, format: { type: 'string' }, records: { type: 'string' } } as const

export const exportRecords: Command = {
  usage: 'export FOLDER [--format game, csv or jsonl] [--records FOLDER] [--data DIR] [--json]',
  does: 'writes every finished game as a record, or games, results and moves as rows',
  async run(given) {
    const words = readWords(given, FLAGS)
    const folder = onlyName(words, 'folder to write to')
    const format = formatOf(words)
    mkdirSync(folder, { recursive: true })
    const records =
      format === 'game' ? await writeRecords(words, folder) : await writeRows(words, folder, format)
    if (words.flags.json) printJson({ folder, format, records })
    else console.log(`${records} ${format === 'game' ? 'records' : 'games'} are in ${folder}`)
  },
}

function formatOf({ flags }: Words): Format {
  const { format = 'game' } = flags
  if (!FORMATS.includes(format as Format)) throw new BadInput(`--format must be one of ${FORMATS.join(', ')}`)
  if (format === 'game' && flags.records !== undefined)
    throw new BadInput('--records needs --format csv or jsonl')
  return format as Format
}

async function writeRecords(words: Words, folder: string): Promise<number> {
  let records = 0
  for await (const { id, text } of storedRecords(words)) {
    writeFileSync(join(folder, `${id}.game`), text)
    records++
  }
  return records
}

async function writeRows(words: Words, folder: string, format: 'csv' | 'jsonl'): Promise<number> {
  const files = new RowFiles(folder, format)
  let games = 0
  try {
    for await (const { id, table } of tables(words)) {
      files.add(rowsOf(id, table))
      games++
    }
  } finally {
    files.close()
  }
  return games
}

async function* tables(words: Words): AsyncGenerator<NamedTable> {
  if (words.flags.records !== undefined) {
    yield* tablesIn(String(words.flags.records))
    return
  }
  const { readFinished } = await import('@quayside/store/records')
  for await (const { id, text } of storedRecords(words)) {
    const table = await readFinished(text, loadGame)
    // A game that was stopped has no result: it has no row either.
    if (!('problem' in table)) yield { id, table }
  }
}

async function* storedRecords(words: Words) {
  const { finishedRecords } = await import('@quayside/store/records')
  const { openStore } = await import('@quayside/store')
  const store = await openStore(dataPlace(words))
  try {
    yield* finishedRecords(store, loadGame)
  } finally {
    await store.close()
  }
}
