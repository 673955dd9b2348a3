import type { Game, GameTypes, Rng } from '@quayside/rules-kit'

/** Samples chance nodes until a seat has to decide or the game is over. */
export function resolveChance<G extends GameTypes>(game: Game<G>, state: G['State'], rng: Rng): void {
  while (game.pending(state).by === 'chance') {
    game.apply(state, { by: 'chance', outcome: game.sample(state, rng) }, null)
  }
}
