/** Records of finished games into a server. All are read before the first is kept. */
import { loadGame } from '@quayside/all'
import { readWords } from '../arguments.ts'
import { BadInput } from '../failures.ts'
import { readText } from '../files.ts'
import { DATA_FLAGS, dataPlace } from '../server-data.ts'
import { type Command, printJson } from './command.ts'

export const importRecords: Command = {
  usage: 'import FILE… [--data DIR] [--json]',
  does: 'keeps records of finished games, each under a link',
  async run(given) {
    const words = readWords(given, DATA_FLAGS)
    if (words.names.length === 0) throw new BadInput('give at least one .game file')
    const { importFinished, readFinished } = await import('@quayside/store/records')
    const { openStore } = await import('@quayside/store')
    const read = []
    for (const file of words.names) {
      const table = await readFinished(readText(file), loadGame)
      if ('problem' in table) throw new BadInput(`${file}: ${table.problem}`)
      read.push({ file, table })
    }
    const store = await openStore(dataPlace(words))
    const kept = []
    for (const { file, table } of read)
      kept.push({ file, ...(await importFinished(store, table, Date.now())) })
    await store.close()
    if (words.flags.json) printJson({ kept })
    else for (const { file, id, join } of kept) console.log(`${file} is at /join/${id}#${join}`)
  },
}
