import type { ActionList, Game, GameTypes, Seat } from '@quayside/rules-kit'

/** One-ply lookahead: takes the action whose next state has the highest value; the first one on a tie. */
export class GreedyPolicy<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly evaluate: (next: G['State'], seat: Seat) => number
  private readonly maxCandidates: number
  private next: G['State'] | null = null

  /** `evaluate` may change the state it is given. Of longer lists only the first `maxCandidates` are tried. */
  constructor(
    game: Game<G>,
    evaluate: (next: G['State'], seat: Seat) => number,
    maxCandidates = Number.POSITIVE_INFINITY,
  ) {
    this.game = game
    this.evaluate = evaluate
    this.maxCandidates = maxCandidates
  }

  /** Null where there is no candidate. */
  choose(state: G['State'], seat: Seat, candidates: ActionList<G['Action']>): G['Action'] | null {
    this.next ??= this.game.clone(state)
    let best: G['Action'] | null = null
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < candidates.length && i < this.maxCandidates; i++) {
      const action = candidates.at(i)
      this.game.copyInto(this.next, state)
      this.game.apply(this.next, { by: seat, action }, null)
      const value = this.evaluate(this.next, seat)
      if (value > highest) {
        highest = value
        best = action
      }
    }
    return best
  }
}
