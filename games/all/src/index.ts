/** The only list of games. Each is loaded when somebody wants it. */
import type { GameWithHeuristic } from '@quayside/rules-kit'
import type { AnyTexts, BothLanguages } from '@quayside/texts'

export interface LoadedGame extends GameWithHeuristic {
  readonly texts: BothLanguages<AnyTexts>
}

export interface GameEntry {
  load(): Promise<LoadedGame>
  /** For a host that speaks to nobody: without the sentences. */
  rules(): Promise<GameWithHeuristic>
}

/** Both ways to load a game from its parts. */
function entry(
  rules: () => Promise<GameWithHeuristic>,
  texts: () => Promise<{ readonly texts: BothLanguages<AnyTexts> }>,
): GameEntry {
  return { rules, load: async () => ({ ...(await rules()), ...(await texts()) }) }
}

async function carthageRules(): Promise<GameWithHeuristic> {
  const [{ carthage }, { heuristic }] = await Promise.all([
    import('@quayside/carthage'),
    import('@quayside/carthage/bot'),
  ])
  return { game: carthage, heuristic }
}

async function cartagenaRules(): Promise<GameWithHeuristic> {
  const [{ cartagena }, { heuristic }] = await Promise.all([
    import('@quayside/cartagena'),
    import('@quayside/cartagena/bot'),
  ])
  return { game: cartagena, heuristic }
}

async function catanRules(): Promise<GameWithHeuristic> {
  const [{ catan }, { heuristic }] = await Promise.all([
    import('@quayside/catan'),
    import('@quayside/catan/bot'),
  ])
  return { game: catan, heuristic }
}

async function cargoRules(): Promise<GameWithHeuristic> {
  const [{ cargoEmpire }, { heuristic }] = await Promise.all([
    import('@quayside/cargo-empire'),
    import('@quayside/cargo-empire/bot'),
  ])
  return { game: cargoEmpire, heuristic }
}

export const games: { readonly [id: string]: GameEntry } = {
  carthage: entry(carthageRules, () => import('@quayside/carthage/texts')),
  cartagena: entry(cartagenaRules, () => import('@quayside/cartagena/texts')),
  'cargo-empire': entry(cargoRules, () => import('@quayside/cargo-empire/texts')),
  catan: entry(catanRules, () => import('@quayside/catan/texts')),
}

export const gameIds: readonly string[] = Object.keys(games)

/** Null for a game nobody has written. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  return Object.hasOwn(games, id) ? ((await games[id]?.load()) ?? null) : null
}
