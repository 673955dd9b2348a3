/** A player in the arena: one of our bots, or an external program. */
import type { GameTypes, GameWithHeuristic, Json, Result, Rng, Seat, View } from '@quayside/rules-kit'
import type { Entrant } from './entrant.ts'

/** Field names as in a `choose` message of docs/bot-protocol.md. */
export interface Question {
  readonly view: View<GameTypes>
  readonly legal: readonly GameTypes['Action'][]
  /** False when `legal` is only a sample: `check` accepts more. */
  readonly complete: boolean
  readonly must: boolean
  /** Redacted events since this seat was last asked. */
  readonly events: readonly Json[]
}

export interface Player {
  /** False for our own bots, which compute both from the view: the arena then leaves `legal` and `events` empty. */
  readonly needsLegalAndEvents: boolean
  /** The clock that its decisions are timed by. */
  now(): number
  /** An action, not yet checked, or null to pass. Throws `PlayerFailed`. */
  choose(question: Question): Promise<Json | null> | Json | null
  end(result: Result | null): Promise<void> | void
}

/** The player did not answer, or its answer cannot be read or is not allowed: it forfeits the game. */
export class PlayerFailed extends Error {}

export interface PlayerContext {
  readonly rules: GameWithHeuristic
  readonly options: object
  readonly players: number
  readonly seat: Seat
  readonly rng: Rng
}

/** Throws `PlayerFailed` when the player cannot start. */
export type CreatePlayer = (entrant: Entrant, context: PlayerContext) => Promise<Player>
