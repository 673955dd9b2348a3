/** The games, each loaded when somebody wants it. */
import type { GameManifest } from '@quayside/board-kit/manifest'
import type { GameWithHeuristic } from '@quayside/rules-kit'
import type { AnyTexts, BothLanguages } from '@quayside/texts'
import { manifests } from './manifests.ts'

export interface LoadedGame extends GameWithHeuristic {
  readonly texts: BothLanguages<AnyTexts>
}

export interface GameEntry {
  load(): Promise<LoadedGame>
  /** For a host that speaks to nobody: without the sentences. */
  rules(): Promise<GameWithHeuristic>
}

/** Both ways to load a game. */
function entry({ rules, texts }: GameManifest): GameEntry {
  return { rules, load: async () => ({ ...(await rules()), ...(await texts()) }) }
}

export const games: { readonly [id: string]: GameEntry } = Object.fromEntries(
  manifests.map((manifest) => [manifest.id, entry(manifest)]),
)

export const gameIds: readonly string[] = Object.keys(games)

/** Null for a game nobody has written. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  return Object.hasOwn(games, id) ? ((await games[id]?.load()) ?? null) : null
}
