/** Finished games of a tournament in a file, so that an interrupted run can resume. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { FinishedGame, Tournament } from '../tournament.ts'

/** Raised when older files can no longer be read. */
const FORMAT = 2

export interface Checkpoint {
  readonly games: readonly FinishedGame[]
  add(game: FinishedGame): void
}

/** The first line identifies the tournament. A last line that was cut off is dropped, and its game played again. */
export function openCheckpoint(file: string, plan: Tournament): Checkpoint | { readonly problem: string } {
  const { games: _games, ...rest } = plan
  const head = JSON.stringify({ arena: FORMAT, ...rest })
  const games: FinishedGame[] = []
  if (existsSync(file)) {
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (first !== head)
      return { problem: `${file} belongs to another arena; give another file or the same words` }
    games.push(...readGames(lines, plan.games))
  }
  writeFileSync(file, [head, ...games.map((game) => JSON.stringify(game)), ''].join('\n'))
  return { games, add: (game) => appendFileSync(file, `${JSON.stringify(game)}\n`) }
}

function readGames(lines: readonly string[], count: number): FinishedGame[] {
  const games: FinishedGame[] = []
  for (const line of lines) {
    try {
      const read = JSON.parse(line) as FinishedGame
      if (read.index < count) games.push(read)
    } catch {
      // Cut off when the earlier run was interrupted.
    }
  }
  return games
}
