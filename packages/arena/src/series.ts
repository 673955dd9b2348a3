/** Self-play: a series of games between our own bots in one thread. Seed and index determine each game. */

import { type Bot, type Duty, makeBot, RandomPolicy, type Rank } from '@quayside/bots'
import {
  type Heard,
  markHeard,
  NO_SEAT,
  nextOptionalSeat,
  nextOwingSeat,
  nothingHeard,
  type SeatsPending,
} from '@quayside/host/turn-taking'
import {
  type AnyHeuristic,
  BrokenRule,
  type Game,
  type GameTypes,
  type Move,
  type Result,
  type Seat,
  SeededRng,
  seriesSeed,
  type Wishes,
} from '@quayside/rules-kit'

export interface Series<G extends GameTypes> {
  readonly game: Game<G>
  readonly heuristic: AnyHeuristic
  readonly options: G['Options']
  readonly players: number
  /** One rank a seat. */
  readonly ranks: readonly Rank[]
  readonly seed: number
  /** Fixes the starting seat instead of drawing it. */
  readonly wishes?: Wishes
}

export interface SeriesGame<G extends GameTypes> {
  readonly result: Result
  readonly state: G['State']
  readonly actions: number
  readonly moves: number
  readonly rounds: number
}

/** Safety against a rules bug, far beyond any real game. */
const MAX_MOVES = 2_000_000

/** Game `index` of a series; the same seed and index give the same game on every machine. `onMove` is called before each move. */
export function playGame<G extends GameTypes>(
  series: Series<G>,
  index: number,
  onMove?: (move: Move<G>, state: G['State']) => void,
): SeriesGame<G> {
  const { game, options, players } = series
  const rng = new SeededRng(seriesSeed(series.seed, index))
  const state = game.initialState(options, players, game.drawSetup(options, players, rng, series.wishes))
  const table = new SelfPlay(series, state, rng, onMove)
  // Random play proposes nothing and only answers: in a game of its own no optional seat has anything to say.
  table.run(series.ranks.some((rank) => rank !== 'random'))
  const result = game.result(state)
  if (!result) throw new BrokenRule(`${game.id}: game ${index} of seed ${series.seed} did not end`)
  return { result, state, actions: table.actions, moves: table.moves, rounds: game.rounds(state) }
}

/** Plays a position to its end, in place. */
export function playOn<G extends GameTypes>(
  series: Omit<Series<G>, 'options'>,
  state: G['State'],
  rng: SeededRng,
  onMove?: (move: Move<G>, state: G['State']) => void,
): { readonly actions: number; readonly moves: number } {
  const table = new SelfPlay(series, state, rng, onMove)
  table.run()
  return table
}

class SelfPlay<G extends GameTypes> {
  actions = 0
  moves = 0
  private readonly game: Game<G>
  private readonly state: G['State']
  private readonly rng: SeededRng
  private readonly random: RandomPolicy<G>
  private readonly bots: readonly (Bot<G> | null)[]
  private readonly onMove: ((move: Move<G>, state: G['State']) => void) | undefined
  private readonly heard: Heard
  // Two move objects for the whole game, so that random play allocates nothing here.
  private readonly action: { by: Seat; action: G['Action'] }
  private readonly outcome: { by: 'chance'; outcome: G['Outcome'] }

  constructor(
    series: Omit<Series<G>, 'options'>,
    state: G['State'],
    rng: SeededRng,
    onMove?: (move: Move<G>, state: G['State']) => void,
  ) {
    this.game = series.game
    this.state = state
    this.rng = rng
    this.onMove = onMove
    this.random = new RandomPolicy(series.game, rng)
    this.bots = series.ranks.map((rank, seat) =>
      rank === 'random'
        ? null
        : makeBot(rank, series.game, series.heuristic, new SeededRng(seriesSeed(series.seed, 1000 + seat))),
    )
    this.heard = nothingHeard(series.players)
    this.action = { by: 0, action: null as unknown as G['Action'] }
    this.outcome = { by: 'chance', outcome: null as unknown as G['Outcome'] }
    if (this.bots.every((bot) => bot === null)) series.game.forget(state)
  }

  run(asksOptional = true): void {
    for (;;) {
      const pending = this.game.pending(this.state)
      if (pending.by === 'nobody') return
      if (++this.moves > MAX_MOVES) throw new BrokenRule(`${this.game.id}: more than ${MAX_MOVES} moves`)
      if (pending.by === 'chance') this.draw()
      else if (!asksOptional || pending.may.length === 0 || !this.letOptionalSeatAct(pending))
        this.letOwingSeatAct(nextOwingSeat(pending))
    }
  }

  private draw(): void {
    this.outcome.outcome = this.game.sample(this.state, this.rng)
    this.onMove?.(this.outcome, this.state)
    this.game.apply(this.state, this.outcome, null)
  }

  /** True when one of the seats that may act did. */
  private letOptionalSeatAct(pending: SeatsPending): boolean {
    const { game, state, heard } = this
    for (;;) {
      const seat = nextOptionalSeat(game, state, pending, heard)
      if (seat === NO_SEAT) return false
      markHeard(game, state, heard, seat)
      const action = this.choose(seat, 'may')
      if (action) {
        this.applyAction(seat, action)
        return true
      }
    }
  }

  private letOwingSeatAct(seat: Seat): void {
    const action = this.choose(seat, 'owe')
    if (!action) throw new BrokenRule(`${this.game.id}: seat ${seat} owes a move and has none`)
    this.applyAction(seat, action)
  }

  private choose(seat: Seat, duty: Duty): G['Action'] | null {
    const bot = this.bots[seat]
    return bot
      ? bot.choose(this.game.view(this.state, seat), duty)
      : this.random.choose(this.state, seat, duty)
  }

  private applyAction(seat: Seat, action: G['Action']): void {
    this.actions++
    this.action.by = seat
    this.action.action = action
    this.onMove?.(this.action, this.state)
    this.game.apply(this.state, this.action, null)
  }
}
