import type { Game, GameTypes, Rng } from '@quayside/rules-kit'

/** Samples what is left to chance until a seat decides or the game is over. */
export function resolveChance<G extends GameTypes>(game: Game<G>, state: G['State'], rng: Rng): void {
  while (game.pending(state).by === 'chance') {
    game.apply(state, { by: 'chance', outcome: game.sample(state, rng) }, null)
  }
}
