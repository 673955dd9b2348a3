/** Training data for `fitScale`: positions sampled from bot games, each with the winners of its game. */
import type { Rank } from '@quayside/bots'
import {
  type AnyGame,
  type GameTypes,
  type GameWithHeuristic,
  type Result,
  SeededRng,
  seriesSeed,
} from '@quayside/rules-kit'
import { playGame } from '../series.ts'

export interface Position {
  readonly state: GameTypes['State']
  /** Seats; the rulebook's own opponent may be among them, and has no win probability. */
  readonly winners: Result['winners']
}

export interface PositionSource {
  readonly rules: GameWithHeuristic
  readonly options: object
  readonly players: number
  readonly rank: Rank
  readonly games: number
  readonly seed: number
  /** How many positions of each game. */
  readonly perGame: number
  onGame(done: number): void
}

export function collectPositions(source: PositionSource): readonly Position[] {
  const { rules, options, players, rank, games, seed, perGame, onGame } = source
  const series = { ...rules, options, players, ranks: Array<Rank>(players).fill(rank), seed }
  const positions: Position[] = []
  for (let index = 0; index < games; index++) {
    const sample = new Reservoir(rules.game, perGame, new SeededRng(seriesSeed(seed, 2_000_000 + index)))
    const { result } = playGame(series, index, (move, state) => {
      if (move.by !== 'chance') sample.add(state)
    })
    for (const state of sample.states) positions.push({ state, winners: result.winners })
    onGame(index + 1)
  }
  return positions
}

/** Reservoir sampling: a few of the positions of a game, each with the same probability. */
class Reservoir {
  readonly states: GameTypes['State'][] = []
  private readonly game: AnyGame
  private readonly size: number
  private readonly rng: SeededRng
  private seen = 0

  constructor(game: AnyGame, size: number, rng: SeededRng) {
    this.game = game
    this.size = size
    this.rng = rng
  }

  add(state: GameTypes['State']): void {
    const { states, size } = this
    const place = states.length < size ? states.length : this.rng.below(++this.seen + size)
    if (place >= size) return
    if (place === states.length) states.push(this.game.clone(state))
    else this.game.copyInto(states[place], state)
  }
}
