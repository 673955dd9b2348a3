/** Everything the server keeps, in one file, while it runs or not. */
import { readWords } from '../arguments.ts'
import { asBadInput, DATA_FLAGS, dataPlace, onlyName } from '../server-data.ts'
import { type Command, printJson } from './command.ts'

export const backup: Command = {
  usage: 'backup FILE [--data DIR] [--json]',
  does: "writes the server's data to a file",
  async run(given) {
    const words = readWords(given, DATA_FLAGS)
    const file = onlyName(words, 'file to write')
    const { backupTo } = await import('@quayside/store/backup')
    const rows = await asBadInput(backupTo(dataPlace(words), file))
    if (words.flags.json) printJson({ file, rows })
    else console.log(`${rows} rows are in ${file}`)
  },
}
