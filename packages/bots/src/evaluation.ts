/** Static evaluation as a win probability: what the search backs up and averages. */
import type { Game, GameTypes, Heuristic, Seat } from '@quayside/rules-kit'

const DEFAULT_SCALE = 6

export class Evaluation<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly scale: number
  private values = new Float64Array(0)

  constructor(game: Game<G>, heuristic: Heuristic<G>) {
    this.game = game
    this.heuristic = heuristic
    this.scale = heuristic.scale ?? DEFAULT_SCALE
  }

  /** From 0 to 1: the softmax of all seats' own values; in a finished game the share of the win. */
  winProbability(state: G['State'], seat: Seat): number {
    const { game, heuristic, scale } = this
    const result = game.pending(state).by === 'nobody' ? game.result(state) : null
    if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
    const players = game.playersOf(state)
    // A solo player's opponent has no seat; `evaluate` compares with it.
    if (players === 1) return 1 / (1 + Math.exp(-heuristic.evaluate(state, seat) / scale))
    const values = this.ownValues(state, players)
    const own = values[seat] as number
    let sum = 1
    for (let other = 0; other < players; other++) {
      if (other !== seat) sum += Math.exp(((values[other] as number) - own) / scale)
    }
    return 1 / sum
  }

  private ownValues(state: G['State'], players: number): Float64Array {
    const { heuristic } = this
    if (this.values.length !== players) this.values = new Float64Array(players)
    if (heuristic.ownValues) heuristic.ownValues(state, this.values)
    else for (let seat = 0; seat < players; seat++) this.values[seat] = heuristic.ownValue(state, seat)
    return this.values
  }
}
