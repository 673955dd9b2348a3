/** States that tables have left behind, to play the next moves on: a new one costs more than filling an old one. */
import type { AnyGame, GameTypes } from '@quayside/rules-kit'

/** As many as steps may be on their way to the store at once: there are never more, and seldom nearly as many. */
const MOST = 2048

type States = GameTypes['State'][]

/** By number of players, because that is what a state is made for. */
const spares = new WeakMap<AnyGame, States[]>()

/** Shared by all tables of a game. */
export function sparesOf(game: AnyGame, players: number): States {
  const byPlayers = spares.get(game) ?? []
  spares.set(game, byPlayers)
  byPlayers[players] ??= []
  return byPlayers[players]
}

export function keepSpare(states: States, state: GameTypes['State']): void {
  if (states.length < MOST) states.push(state)
}
