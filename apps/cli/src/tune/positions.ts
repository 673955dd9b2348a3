/** Positions from games between bots, each with who won in the end: what chances are fitted to. */
import type { LoadedGame } from '@quayside/all'
import { playGame, type Rank } from '@quayside/bots'
import { type GameTypes, type Result, SeededRng, seriesSeed } from '@quayside/rules-kit'

export interface Position {
  readonly state: GameTypes['State']
  /** Seats; the rulebook's own opponent may be among them, and nobody judges for it. */
  readonly winners: Result['winners']
}

export interface Source {
  readonly loaded: LoadedGame
  readonly options: object
  readonly players: number
  readonly rank: Rank
  readonly games: number
  readonly seed: number
}

export function collect(source: Source, perGame: number, heard: (done: number) => void): readonly Position[] {
  const { loaded, options, players, rank, games, seed } = source
  const { game, heuristic } = loaded
  const series = { game, heuristic, options, players, ranks: Array<Rank>(players).fill(rank), seed }
  const positions: Position[] = []
  for (let index = 0; index < games; index++) {
    const some = new Sample(loaded, perGame, new SeededRng(seriesSeed(seed, 2_000_000 + index)))
    const { result } = playGame(series, index, (move, state) => {
      if (move.by !== 'chance') some.see(state)
    })
    for (const state of some.states) positions.push({ state, winners: result.winners })
    heard(index + 1)
  }
  return positions
}

/** A few of the positions of a game, each as likely as any other. */
class Sample {
  readonly states: GameTypes['State'][] = []
  private readonly game: LoadedGame['game']
  private readonly most: number
  private readonly rng: SeededRng
  private seen = 0

  constructor({ game }: LoadedGame, most: number, rng: SeededRng) {
    this.game = game
    this.most = most
    this.rng = rng
  }

  see(state: GameTypes['State']): void {
    const place =
      this.states.length < this.most ? this.states.length : this.rng.below(++this.seen + this.most)
    if (place >= this.most) return
    if (place === this.states.length) this.states.push(this.game.clone(state))
    else this.game.copyInto(this.states[place], state)
  }
}
