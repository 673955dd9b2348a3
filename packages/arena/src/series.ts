/** Self-play: game by game of a series between bots of the house, in one thread, from one seed. */
import { type Bot, type Duty, makeBot, RandomPolicy, type Rank } from '@quayside/bots'
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
  /** What is settled instead of drawn: who begins. */
  readonly wishes?: Wishes
}

export interface Played<G extends GameTypes> {
  readonly result: Result
  readonly state: G['State']
  readonly actions: number
  readonly moves: number
  readonly rounds: number
}

/** Safety against a rules bug, far beyond any real game. */
const MAX_MOVES = 2_000_000

/** Game `index` of a series; the same numbers give the same game on every machine. `log` hears every move. */
export function playGame<G extends GameTypes>(
  series: Series<G>,
  index: number,
  log?: (move: Move<G>, state: G['State']) => void,
): Played<G> {
  const { game, options, players } = series
  const rng = new SeededRng(seriesSeed(series.seed, index))
  const state = game.initialState(options, players, game.drawSetup(options, players, rng, series.wishes))
  const table = new SelfPlay(series, state, rng, log)
  table.run()
  const result = game.result(state)
  if (!result) throw new BrokenRule(`${game.id}: game ${index} of seed ${series.seed} did not end`)
  return { result, state, actions: table.actions, moves: table.moves, rounds: game.rounds(state) }
}

class SelfPlay<G extends GameTypes> {
  actions = 0
  moves = 0
  private readonly game: Game<G>
  private readonly state: G['State']
  private readonly rng: SeededRng
  private readonly random: RandomPolicy<G>
  private readonly bots: readonly (Bot<G> | null)[]
  private readonly log: ((move: Move<G>, state: G['State']) => void) | undefined
  private readonly asked: number[]
  private readonly players: number
  // Two move objects for the whole game, so that random play allocates nothing here.
  private readonly action: { by: Seat; action: G['Action'] }
  private readonly outcome: { by: 'chance'; outcome: G['Outcome'] }

  constructor(
    series: Series<G>,
    state: G['State'],
    rng: SeededRng,
    log?: (move: Move<G>, state: G['State']) => void,
  ) {
    this.game = series.game
    this.state = state
    this.rng = rng
    this.log = log
    this.players = series.players
    this.random = new RandomPolicy(series.game, rng)
    this.bots = series.ranks.map((rank, seat) =>
      rank === 'random'
        ? null
        : makeBot(rank, series.game, series.heuristic, new SeededRng(seriesSeed(series.seed, 1000 + seat))),
    )
    this.asked = series.ranks.map(() => -1)
    this.action = { by: 0, action: null as unknown as G['Action'] }
    this.outcome = { by: 'chance', outcome: null as unknown as G['Outcome'] }
    if (this.bots.every((bot) => bot === null)) series.game.forget(state)
  }

  run(): void {
    for (;;) {
      const pending = this.game.pending(this.state)
      if (pending.by === 'nobody') return
      if (++this.moves > MAX_MOVES) throw new BrokenRule(`${this.game.id}: more than ${MAX_MOVES} moves`)
      if (pending.by === 'chance') this.draw()
      else if (pending.may.length === 0 || !this.letOneSpeak(pending.may))
        this.letOneAct(pending.owe[0] as Seat)
    }
  }

  private draw(): void {
    this.outcome.outcome = this.game.sample(this.state, this.rng)
    this.log?.(this.outcome, this.state)
    this.game.apply(this.state, this.outcome, null)
  }

  /** Each seat in `may` is asked once for each number, in order after the owing seat. */
  private letOneSpeak(may: readonly Seat[]): boolean {
    const owing = this.game.pending(this.state)
    const start = owing.by === 'seats' ? (owing.owe[0] ?? 0) : 0
    for (let step = 1; step <= this.players; step++) {
      const seat = (start + step) % this.players
      const ask = this.game.ask(this.state, seat)
      if (!may.includes(seat) || this.asked[seat] === ask) continue
      this.asked[seat] = ask
      const action = this.choose(seat, 'may')
      if (action) {
        this.make(seat, action)
        return true
      }
    }
    return false
  }

  private letOneAct(seat: Seat): void {
    const action = this.choose(seat, 'owe')
    if (!action) throw new BrokenRule(`${this.game.id}: seat ${seat} owes a move and has none`)
    this.make(seat, action)
  }

  private choose(seat: Seat, duty: Duty): G['Action'] | null {
    const bot = this.bots[seat]
    return bot
      ? bot.choose(this.game.view(this.state, seat), duty)
      : this.random.choose(this.state, seat, duty)
  }

  private make(seat: Seat, action: G['Action']): void {
    this.actions++
    this.action.by = seat
    this.action.action = action
    this.log?.(this.action, this.state)
    this.game.apply(this.state, this.action, null)
  }
}
