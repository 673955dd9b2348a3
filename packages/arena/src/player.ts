/** Whoever sits at an arena's table: one of our bots, or a program of somebody else. */
import type { GameTypes, GameWithHeuristic, Json, Result, Rng, Seat, View } from '@quayside/rules-kit'
import type { Entrant } from './entrant.ts'

/** Named as in the bot protocol, which tells programs the same. */
export interface Question {
  readonly view: View<GameTypes>
  readonly legal: readonly GameTypes['Action'][]
  /** False when `legal` is a bounded family of what may be done. */
  readonly complete: boolean
  readonly must: boolean
  /** What this seat was told since it was last asked. */
  readonly events: readonly Json[]
}

export interface Player {
  /** Whether it reads `legal` and `events`; our own bots look for themselves. */
  readonly readsAll: boolean
  /** The clock that its decisions are timed by. */
  now(): number
  /** An action still to be checked, null for nothing, or what went wrong. */
  choose(question: Question): Promise<Json | null> | Json | null
  end(result: Result | null): Promise<void> | void
}

/** It did not answer, or not in a way that can be read. */
export class PlayerFailed extends Error {}

export interface Seating {
  readonly rules: GameWithHeuristic
  readonly options: object
  readonly players: number
  readonly seat: Seat
  readonly rng: Rng
}

/** Makes the player of a seat; throws `PlayerFailed` where it cannot start. */
export type SeatPlayer = (entrant: Entrant, at: Seating) => Promise<Player>
