import type { Game, GameTypes, Rng, View } from '@quayside/rules-kit'

/** A state that the view allows, with everything hidden filled in at random. */
export function determinize<G extends GameTypes>(game: Game<G>, view: View<G>, rng: Rng): G['State'] {
  const state = game.imagine(view, rng)
  // What seats could prove from memory plays no part in a simulation, and costs time to keep.
  game.forget(state)
  return state
}

/** The determinizations of one view, made when first asked for. They are shared: copy before playing on. */
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
