/** Computes all ratings of a server again from the rated games that are stored, and says where they differ. */
import { readWords } from '../arguments.ts'
import { BadInput, FoundFailure } from '../failures.ts'
import { asBadInput, DATA_FLAGS, dataPlace } from '../server-data.ts'
import { type Command, printJson } from './command.ts'

/** More would only say the same again. */
const SHOWN = 20

export const ratings: Command = {
  usage: 'ratings [--data DIR] [--json]',
  does: 'computes all ratings again from the stored results and compares them',
  async run(given) {
    const words = readWords(given, DATA_FLAGS)
    const { openStore, recomputeRatings } = await import('@quayside/store')
    const place = dataPlace(words)
    const { inspectStore } = await import('@quayside/store/inspect')
    if (!(await asBadInput(inspectStore(place)))) throw new BadInput(`there is no data in ${place.data}`)
    const store = await openStore(place)
    try {
      const games = await recomputeRatings(store.ratings)
      if (words.flags.json) printJson({ games })
      else for (const { game, games: many, people } of games) console.log(line(game, many, people))
      if (games.length === 0 && !words.flags.json) console.log('no rated games are stored')
      const differences = games.flatMap((one) => one.differences.map((text) => `${one.game}: ${text}`))
      if (differences.length > 0) throw new FoundFailure(differences.slice(0, SHOWN).join('\n'))
    } finally {
      await store.close()
    }
  },
}

function line(game: string, games: number, people: number): string {
  return `${game}: ${games} rated games, ${people} people, computed again`
}
