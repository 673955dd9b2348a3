/** Finished games of a tournament in a file, so that a run that was stopped goes on where it was. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Finished, Tournament } from '../tournament.ts'

/** Changes when older files can no longer be read. */
const FORMAT = 2

export interface KeptGames {
  readonly games: readonly Finished[]
  add(game: Finished): void
}

/** The first line says which tournament the file belongs to; a torn last line is played again. */
export function openKeptGames(file: string, plan: Tournament): KeptGames | { readonly problem: string } {
  const { games: _games, ...rest } = plan
  const head = JSON.stringify({ arena: FORMAT, ...rest })
  const games: Finished[] = []
  if (existsSync(file)) {
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (first !== head)
      return { problem: `${file} belongs to another arena; give another file or the same words` }
    games.push(...readGames(lines, plan.games))
  }
  writeFileSync(file, [head, ...games.map((one) => JSON.stringify(one)), ''].join('\n'))
  return { games, add: (game) => appendFileSync(file, `${JSON.stringify(game)}\n`) }
}

function readGames(lines: readonly string[], count: number): Finished[] {
  const games: Finished[] = []
  for (const line of lines) {
    try {
      const read = JSON.parse(line) as Finished
      if (read.index < count) games.push(read)
    } catch {
      // Torn when the run before was stopped.
    }
  }
  return games
}
