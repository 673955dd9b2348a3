/**
 * What everybody does in an imagined world: chance is sampled, and each seat takes what looks best to it at a glance.
 */
import {
  ActionList,
  type Game,
  type GameTypes,
  type Heuristic,
  type Rng,
  type Seat,
  SeededRng,
} from '@quayside/rules-kit'

/** Safety against a world in which nothing ends. */
const MOST_STEPS = 400

export class Replies<G extends GameTypes> {
  moves = 0
  private rng: Rng = new SeededRng(0)
  private luck = 0
  private turn = -1
  private readonly game: Game<G>
  private readonly heuristic: Heuristic<G>
  private readonly list = new ActionList<G['Action']>()
  private spare: G['State'] | null = null

  constructor(game: Game<G>, heuristic: Heuristic<G>) {
    this.game = game
    this.heuristic = heuristic
  }

  /** A walk begins. Each turn of it has a luck of its own, so that the same dice fall whatever was done in the turns before. */
  begin(luck: number, state: G['State']): void {
    this.luck = luck
    this.turn = this.heuristic.turns(state)
    this.rng = new SeededRng(luck)
  }

  /** Chance happens until somebody decides. */
  drawOn(state: G['State']): void {
    this.playWhile(state, () => false)
  }

  /** The others play on until this seat must decide, or the game is over. */
  playOn(state: G['State'], until: Seat): void {
    this.playWhile(state, (owe) => !owe.includes(until))
  }

  /** This seat goes on until it is no longer asked. */
  playOut(state: G['State'], seat: Seat): void {
    this.playWhile(state, (owe) => owe.includes(seat))
  }

  /** Everybody plays on until this turn. */
  playTo(state: G['State'], last: number): void {
    this.playWhile(state, () => this.turn < last)
  }

  private playWhile(state: G['State'], goesOn: (owe: readonly Seat[]) => boolean): void {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const pending = this.game.pending(state)
      if (pending.by === 'nobody') return
      this.keepLuck(state)
      if (pending.by === 'chance') this.draw(state)
      else if (goesOn(pending.owe)) this.act(state, pending.owe[0] as Seat)
      else return
    }
  }

  private keepLuck(state: G['State']): void {
    const turn = this.heuristic.turns(state)
    if (turn === this.turn) return
    this.turn = turn
    this.rng = new SeededRng(this.luck ^ Math.imul(turn + 1, 0x85ebca6b))
  }

  private draw(state: G['State']): void {
    this.moves++
    this.game.apply(state, { by: 'chance', outcome: this.game.sample(state, this.rng) }, null)
  }

  private act(state: G['State'], seat: Seat): void {
    this.moves++
    const action = this.bestAtAGlance(state, seat)
    if (action !== null) this.game.apply(state, { by: seat, action }, null)
  }

  private bestAtAGlance(state: G['State'], seat: Seat): G['Action'] | null {
    const { list } = this
    list.clear()
    this.seeAll(state, seat)
    if (list.length < 2) return list.length === 0 ? null : list.at(0)
    let best: G['Action'] | null = null
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < list.length; i++) {
      const value = this.standingAfter(state, seat, list.at(i))
      if (value > highest) {
        highest = value
        best = list.at(i)
      }
    }
    return best
  }

  /** Nobody opens a negotiation here: its answers would cost more moves than they tell. */
  private seeAll(state: G['State'], seat: Seat): void {
    const { list } = this
    for (const kind of this.game.usable(state, seat)) if (!kind.proposal) kind.legal(state, seat, list)
    if (list.length > 1) this.heuristic.pruneCandidates?.(state, seat, list)
  }

  private standingAfter(state: G['State'], seat: Seat, action: G['Action']): number {
    this.spare ??= this.game.clone(state)
    this.game.copyInto(this.spare, state)
    this.game.apply(this.spare, { by: seat, action }, null)
    return this.heuristic.ownValue(this.spare, seat)
  }
}
