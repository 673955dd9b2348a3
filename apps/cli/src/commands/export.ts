/** The finished games of a server, one record a file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame } from '@quayside/all'
import { readWords } from '../arguments.ts'
import { DATA_FLAGS, dataPlace, onlyName } from '../server-data.ts'
import { type Command, printJson } from './command.ts'

export const exportRecords: Command = {
  usage: 'export FOLDER [--data DIR] [--json]',
  does: 'writes every finished game as a record',
  async run(given) {
    const words = readWords(given, DATA_FLAGS)
    const folder = onlyName(words, 'folder to write to')
    mkdirSync(folder, { recursive: true })
    const { finishedRecords } = await import('@quayside/store/records')
    const { openStore } = await import('@quayside/store')
    const store = await openStore(dataPlace(words))
    let records = 0
    for await (const { id, text } of finishedRecords(store, loadGame)) {
      writeFileSync(join(folder, `${id}.game`), text)
      records++
    }
    await store.close()
    if (words.flags.json) printJson({ folder, records })
    else console.log(`${records} records are in ${folder}`)
  },
}
