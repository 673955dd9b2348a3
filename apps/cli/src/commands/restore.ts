/** A backup into an empty data folder or database; SQLite and PostgreSQL read each other's. */
import { readWords } from '../arguments.ts'
import { asBadInput, DATA_FLAGS, dataPlace, onlyName } from '../server-data.ts'
import { type Command, printJson } from './command.ts'

export const restore: Command = {
  usage: 'restore FILE [--data DIR] [--json]',
  does: 'fills an empty data folder or database from a backup',
  async run(given) {
    const words = readWords(given, DATA_FLAGS)
    const file = onlyName(words, 'file to read')
    const { restoreFrom } = await import('@quayside/store/backup')
    const rows = await asBadInput(restoreFrom(dataPlace(words), file))
    if (words.flags.json) printJson({ file, rows })
    else console.log(`${rows} rows were restored`)
  },
}
