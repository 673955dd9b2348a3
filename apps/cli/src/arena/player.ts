/** Whoever sits at an arena's table: one of our bots, or a program of somebody else. */
import type { LoadedGame } from '@quayside/all'
import type { GameTypes, Json, Result, Rng, Seat, View } from '@quayside/rules-kit'

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
  /** The clock that its thinking is measured by. */
  now(): number
  /** An action still to be checked, null for nothing, or what went wrong. */
  choose(question: Question): Promise<Json | null> | Json | null
  end(result: Result | null): Promise<void> | void
}

/** It did not answer, or not in a way that can be read. */
export class PlayerFailed extends Error {}

export interface Seating {
  readonly loaded: LoadedGame
  readonly options: object
  readonly players: number
  readonly seat: Seat
  readonly rng: Rng
}
