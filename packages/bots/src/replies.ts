/** What the others do in an imagined world: chance is sampled, each seat takes the best of a few choices it happens to see. */
import { type Brain, type Game, type GameTypes, type Rng, type Seat, SeededRng } from '@quayside/rules-kit'
import { RandomPlayer } from './random.ts'

/** Safety against a world in which this seat is never asked again. */
const MOST_STEPS = 400

export class Replies<G extends GameTypes> {
  moves = 0
  private rng: Rng = new SeededRng(0)
  private luck = 0
  private turn = -1
  private readonly game: Game<G>
  private readonly brain: Brain<G>
  private readonly random: RandomPlayer<G>
  private readonly looks: number
  private spare: G['State'] | null = null

  constructor(game: Game<G>, brain: Brain<G>, looks: number) {
    this.game = game
    this.brain = brain
    this.looks = looks
    this.random = new RandomPlayer(game, { below: (k) => this.rng.below(k) })
  }

  /** A walk begins. Each turn of it has a luck of its own, so that the same dice fall whatever was done in the turns before. */
  begin(luck: number, state: G['State']): void {
    this.luck = luck
    this.turn = this.brain.turns(state)
    this.rng = new SeededRng(luck)
  }

  private keepLuck(state: G['State']): void {
    const turn = this.brain.turns(state)
    if (turn === this.turn) return
    this.turn = turn
    this.rng = new SeededRng(this.luck ^ Math.imul(turn + 1, 0x85ebca6b))
  }

  /** Plays on until this seat must decide, or the game is over. */
  playOn(state: G['State'], until: Seat): void {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const pending = this.game.pending(state)
      if (pending.by === 'nobody') return
      this.keepLuck(state)
      if (pending.by === 'chance') this.draw(state)
      else {
        if (pending.owe.includes(until)) return
        this.act(state, pending.owe[0] as Seat)
      }
    }
  }

  /** Chance happens until somebody decides. */
  drawOn(state: G['State']): void {
    this.keepLuck(state)
    for (let steps = 0; steps < MOST_STEPS && this.game.pending(state).by === 'chance'; steps++)
      this.draw(state)
  }

  private draw(state: G['State']): void {
    this.moves++
    this.game.apply(state, { by: 'chance', outcome: this.game.sample(state, this.rng) }, null)
  }

  private act(state: G['State'], seat: Seat): void {
    this.moves++
    const action = this.pick(state, seat)
    if (action !== null) this.game.apply(state, { by: seat, action }, null)
  }

  private pick(state: G['State'], seat: Seat): G['Action'] | null {
    let best = this.random.pick(state, seat, true)
    if (this.looks < 2 || best === null) return best
    let highest = this.after(state, seat, best)
    for (let look = 1; look < this.looks; look++) {
      const other = this.random.pick(state, seat, true)
      if (other === null || other === best) continue
      const value = this.after(state, seat, other)
      if (value > highest) {
        highest = value
        best = other
      }
    }
    return best
  }

  private after(state: G['State'], seat: Seat, action: G['Action']): number {
    this.spare ??= this.game.clone(state)
    this.game.copyInto(this.spare, state)
    this.game.apply(this.spare, { by: seat, action }, null)
    return this.brain.evaluate(this.spare, seat)
  }
}
