/** How good a position is for a seat, from 0 to 1: the search compares chances of winning, not points. */
import type { Game, GameTypes, Heuristic, Seat } from '@quayside/rules-kit'

/** So many units of a seat's standing make a lead that wins e times as often. */
const USUAL_SCALE = 6

export class Judge<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly scale: number
  private stands = new Float64Array(0)

  constructor(game: Game<G>, heuristic: Heuristic<G>) {
    this.game = game
    this.heuristic = heuristic
    this.scale = heuristic.scale ?? USUAL_SCALE
  }

  /** The seat's share when every seat's standing is weighed against the others'. */
  chance(state: G['State'], seat: Seat): number {
    const { game, heuristic, scale } = this
    const result = game.pending(state).by === 'nobody' ? game.result(state) : null
    if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
    const players = game.playersOf(state)
    // Alone against the rulebook's opponent, whose standing is part of the evaluation.
    if (players === 1) return 1 / (1 + Math.exp(-heuristic.evaluate(state, seat) / scale))
    const stands = this.standings(state, players)
    const own = stands[seat] as number
    let sum = 1
    for (let other = 0; other < players; other++) {
      if (other !== seat) sum += Math.exp(((stands[other] as number) - own) / scale)
    }
    return 1 / sum
  }

  private standings(state: G['State'], players: number): Float64Array {
    const { heuristic } = this
    if (this.stands.length !== players) this.stands = new Float64Array(players)
    if (heuristic.ownValues) heuristic.ownValues(state, this.stands)
    else for (let seat = 0; seat < players; seat++) this.stands[seat] = heuristic.ownValue(state, seat)
    return this.stands
  }
}
