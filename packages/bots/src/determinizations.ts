import type { Game, GameTypes, Rng, View } from '@quayside/rules-kit'

/** Samples a state consistent with the view. */
export function determinize<G extends GameTypes>(game: Game<G>, view: View<G>, rng: Rng): G['State'] {
  const state = game.imagine(view, rng)
  // Simulations do not read the seats' memory, and updating it costs time.
  game.forget(state)
  return state
}

/** The determinizations of one view, sampled when first used. Callers share them: copy one before applying moves to it. */
export class Determinizations<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly view: View<G>
  private readonly rng: Rng
  private readonly states: G['State'][] = []

  constructor(game: Game<G>, view: View<G>, rng: Rng) {
    this.game = game
    this.view = view
    this.rng = rng
  }

  at(index: number): G['State'] {
    let state = this.states[index]
    if (state === undefined) {
      state = determinize(this.game, this.view, this.rng)
      this.states[index] = state
    }
    return state
  }
}
