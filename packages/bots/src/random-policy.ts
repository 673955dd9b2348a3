/**
 * Picks a kind of action uniformly, then an action of that kind uniformly: otherwise a kind with hundreds of actions would
 * crowd out the others. Never opens a negotiation; with duty `may` it only answers one.
 */
import {
  ActionList,
  type AnyKind,
  BrokenRule,
  type Game,
  type GameTypes,
  type Rng,
  type Seat,
  type View,
} from '@quayside/rules-kit'
import type { Duty } from './bot.ts'

/** May be given the true state: the list of legal actions depends on the seat's view alone, so nothing hidden leaks. */
export class RandomPolicy<G extends GameTypes> {
  private readonly list = new ActionList<G['Action']>()
  private readonly game: Game<G>
  private readonly rng: Rng

  constructor(game: Game<G>, rng: Rng) {
    this.game = game
    this.rng = rng
  }

  /** Null where no action is possible or, with duty `may`, there is nothing to answer. */
  choose(state: G['State'], seat: Seat, duty: Duty): G['Action'] | null {
    const kinds = this.game.usable(state, seat)
    const owes = duty === 'owe'
    let bits = 0
    let count = 0
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i] as AnyKind<G>
      if ((owes ? !kind.proposal : kind.answer) && this.isPossible(kind, state, seat)) {
        bits |= 1 << i
        count++
      }
    }
    if (count === 0) return null
    const kind = kinds[nthBit(bits, this.rng.below(count))] as AnyKind<G>
    if (kind.count && kind.nth) return kind.nth(state, seat, this.rng.below(kind.count(state, seat)))
    this.list.clear()
    kind.legal(state, seat, this.list)
    return this.list.at(this.rng.below(this.list.length))
  }

  private isPossible(kind: AnyKind<G>, state: G['State'], seat: Seat): boolean {
    if (kind.possible) return kind.possible(state, seat)
    this.list.clear()
    kind.legal(state, seat, this.list)
    return this.list.length > 0
  }
}

function nthBit(bits: number, n: number): number {
  let left = n
  for (let i = 0; i < 32; i++) if (bits & (1 << i) && left-- === 0) return i
  throw new BrokenRule('fewer kinds than counted')
}

export function randomAction<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  duty: Duty,
  rng: Rng,
): G['Action'] | null {
  const seat = view.viewer as Seat
  return new RandomPolicy(game, rng).choose(game.imagine(view, rng), seat, duty)
}
