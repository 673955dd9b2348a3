/** Finished games in a file, one line each, so that an interrupted run can resume. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

export interface Checkpoint<G> {
  readonly games: readonly G[]
  add(game: G): void
}

/**
 * The first line is `head` and identifies the run; games with an index from `count` on are left out. A last line that was
 * cut off is dropped, and its game played again.
 */
export function openCheckpoint<G extends { readonly index: number }>(
  file: string,
  head: object,
  count: number,
): Checkpoint<G> | { readonly problem: string } {
  const own = JSON.stringify(head)
  const games: G[] = []
  if (existsSync(file)) {
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (first !== own)
      return { problem: `${file} belongs to another run; give another file or the same words` }
    games.push(...readGames<G>(lines, count))
  }
  writeFileSync(file, [own, ...games.map((game) => JSON.stringify(game)), ''].join('\n'))
  return { games, add: (game) => appendFileSync(file, `${JSON.stringify(game)}\n`) }
}

function readGames<G extends { readonly index: number }>(lines: readonly string[], count: number): G[] {
  const games: G[] = []
  for (const line of lines) {
    try {
      const read = JSON.parse(line) as G
      if (read.index < count) games.push(read)
    } catch {
      // Cut off when the earlier run was interrupted.
    }
  }
  return games
}
