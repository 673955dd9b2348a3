/** Play beyond the tree: chance is sampled, and each seat takes its greedy action by its own value. */
import {
  ActionList,
  type Game,
  type GameTypes,
  type Heuristic,
  type Rng,
  type Seat,
  SeededRng,
} from '@quayside/rules-kit'
import { GreedyPolicy } from './greedy-policy.ts'

/** Stops a rollout in a position that a rules bug makes endless. */
const MAX_MOVES = 400

export class Rollout<G extends GameTypes> {
  /** Simulated moves so far; the search adds those it makes in the tree. */
  moves = 0
  private rng: Rng = new SeededRng(0)
  private seed = 0
  private turn = -1
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly policy: GreedyPolicy<G>
  private readonly candidates = new ActionList<G['Action']>()

  constructor(game: Game<G>, heuristic: Heuristic<G>) {
    this.game = game
    this.heuristic = heuristic
    this.policy = new GreedyPolicy(game, (next, seat) => heuristic.ownValue(next, seat))
  }

  /**
   * Every turn draws from a generator of its own, seeded by `seed` and the turn's number (common random numbers): lines
   * that used up different amounts of chance in earlier turns still meet the same outcomes in later ones.
   */
  start(seed: number, state: G['State']): void {
    this.seed = seed
    this.turn = this.heuristic.turns(state)
    this.rng = new SeededRng(seed)
  }

  /** Samples chance until a seat decides. */
  resolveChance(state: G['State']): void {
    this.playWhile(state, () => false)
  }

  /** Lets others act until this seat owes an action or the game is over. */
  playUntilAsked(state: G['State'], seat: Seat): void {
    this.playWhile(state, (owe) => !owe.includes(seat))
  }

  /** Lets this seat act for as long as it owes an action. */
  finishTurn(state: G['State'], seat: Seat): void {
    this.playWhile(state, (owe) => owe.includes(seat))
  }

  /** Lets everybody act until this turn begins. */
  playUntilTurn(state: G['State'], turn: number): void {
    this.playWhile(state, () => this.turn < turn)
  }

  private playWhile(state: G['State'], shouldAct: (owe: readonly Seat[]) => boolean): void {
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      const pending = this.game.pending(state)
      if (pending.by === 'nobody') return
      this.reseedEachTurn(state)
      if (pending.by === 'chance') this.sampleOutcome(state)
      else if (shouldAct(pending.owe)) this.actGreedily(state, pending.owe[0] as Seat)
      else return
    }
  }

  private reseedEachTurn(state: G['State']): void {
    const turn = this.heuristic.turns(state)
    if (turn === this.turn) return
    this.turn = turn
    this.rng = new SeededRng(this.seed ^ Math.imul(turn + 1, 0x85ebca6b))
  }

  private sampleOutcome(state: G['State']): void {
    this.moves++
    this.game.apply(state, { by: 'chance', outcome: this.game.sample(state, this.rng) }, null)
  }

  private actGreedily(state: G['State'], seat: Seat): void {
    this.moves++
    this.listCandidates(state, seat)
    const { candidates } = this
    const action = candidates.length === 1 ? candidates.at(0) : this.policy.choose(state, seat, candidates)
    if (action !== null) this.game.apply(state, { by: seat, action }, null)
  }

  /** Unlike in the tree nobody opens a negotiation: the answers cost more moves than they improve the estimate. */
  private listCandidates(state: G['State'], seat: Seat): void {
    const { candidates } = this
    candidates.clear()
    for (const kind of this.game.usable(state, seat)) if (!kind.proposal) kind.legal(state, seat, candidates)
    if (candidates.length > 1) this.heuristic.pruneCandidates?.(state, seat, candidates)
  }
}
