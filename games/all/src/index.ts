/** The games, each loaded when somebody wants it. */
import type { GameManifest } from '@quayside/board-kit/manifest'
import type {
  AnyGame,
  AnyHeuristic,
  GameWithHeuristic,
  InspectableGameWithHeuristic,
} from '@quayside/rules-kit'
import type { AnyTexts, InEachLanguage } from '@quayside/texts'
import { manifests } from './manifests.ts'

export interface LoadedGame extends InspectableGameWithHeuristic {
  readonly texts: InEachLanguage<AnyTexts>
}

export interface GameEntry {
  load(): Promise<LoadedGame>
  /** The rules alone. */
  game(): Promise<AnyGame>
  heuristic(): Promise<AnyHeuristic>
  /** For a host that speaks to nobody: without the sentences. */
  rules(): Promise<GameWithHeuristic>
  /** With what scenarios and analysis ask, without the sentences. */
  inspectable(): Promise<InspectableGameWithHeuristic>
}

/** The ways to load a game. */
function entry({ game, inspectable, heuristic, texts }: GameManifest): GameEntry {
  const withHeuristic = async <T>(loading: Promise<T>) => {
    const [loaded, bots] = await Promise.all([loading, heuristic()])
    return { game: loaded, heuristic: bots }
  }
  return {
    game,
    heuristic,
    rules: () => withHeuristic(game()),
    inspectable: () => withHeuristic(inspectable()),
    load: async () => ({ ...(await withHeuristic(inspectable())), ...(await texts()) }),
  }
}

export const games: { readonly [id: string]: GameEntry } = Object.fromEntries(
  manifests.map((manifest) => [manifest.id, entry(manifest)]),
)

export const gameIds: readonly string[] = Object.keys(games)

/** Null for a game nobody has written. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  return Object.hasOwn(games, id) ? ((await games[id]?.load()) ?? null) : null
}
