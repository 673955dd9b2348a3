/** The only list of games. Each is loaded when somebody wants it. */
import type { AnyBrain, AnyGame } from '@quayside/rules-kit'
import type { AnyTexts, BothLanguages } from '@quayside/texts'

export interface LoadedGame {
  readonly game: AnyGame
  readonly texts: BothLanguages<AnyTexts>
  readonly brain: AnyBrain
}

export interface GameEntry {
  load(): Promise<LoadedGame>
}

async function loadCarthage(): Promise<LoadedGame> {
  const [{ carthage }, { texts }, { brain }] = await Promise.all([
    import('@quayside/carthage'),
    import('@quayside/carthage/texts'),
    import('@quayside/carthage/bot'),
  ])
  return { game: carthage, texts, brain }
}

export const games: { readonly [id: string]: GameEntry } = {
  carthage: { load: loadCarthage },
}

export const gameIds: readonly string[] = Object.keys(games)

/** Null for a game nobody has written. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  return Object.hasOwn(games, id) ? ((await games[id]?.load()) ?? null) : null
}
