/** How a game describes itself to the house beyond its rules. `games/all` lists the manifests; nothing else names a game. */
import type { AnyGame, AnyHeuristic, AnyInspectableGame } from '@quayside/rules-kit'
import type { AnyTexts, HarbourWords, InEachLanguage, WordSources } from '@quayside/texts'
import type { Phrases } from '@quayside/texts/phrases'
import type { AnyGameUi } from './game-ui.ts'

/** `src/manifest.ts` of a game. The harbour loads it before anything else of the game, so it stays tiny. */
export interface GameManifest {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  /** What is said of the game before it is loaded. */
  readonly words: InEachLanguage<HarbourWords>
  /** What its rule numbers begin with: the CTH of CTH-12. */
  readonly rulePrefix: string
  /** How many sit at a table that is dealt by one click. */
  readonly quickPlayers: number
  /** The game that benchmarks of the server play unless told otherwise. */
  readonly isBenchmark?: true
  /** About how large a whole view of it is on the wire: what benchmarks let a bare socket send for a move. */
  readonly viewBytes?: number
  /** The rules: all that a table needs before its board is shown. */
  game(): Promise<AnyGame>
  /** With what scenarios, tests and analysis ask beyond that. */
  inspectable(): Promise<AnyInspectableGame>
  /** What bots need beyond the rules. */
  heuristic(): Promise<AnyHeuristic>
  texts(): Promise<{ readonly texts: InEachLanguage<AnyTexts> }>
  /** What people at this table say with one press, besides what is said at any table. */
  phrases?(): Promise<{ readonly phrases: InEachLanguage<Phrases> }>
}

/** `src/ui/manifest.ts` of a game: its board, and its sentences one language at a time. Only pages load it. */
export interface BoardManifest {
  ui(): Promise<{ readonly ui: AnyGameUi }>
  readonly texts: WordSources<AnyTexts>
}
