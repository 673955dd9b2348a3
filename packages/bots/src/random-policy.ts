/**
 * First one of the kinds of action that are possible, then one action of that kind, each with the same probability: a kind
 * with hundreds of actions does not drown the others. Never opens a negotiation; where it may but need not act, it only answers.
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

/** Works on a state: the legal list depends on the seat's view alone, so the true state gives nothing away. */
export class RandomPolicy<G extends GameTypes> {
  private readonly list = new ActionList<G['Action']>()
  private readonly game: Game<G>
  private readonly rng: Rng

  constructor(game: Game<G>, rng: Rng) {
    this.game = game
    this.rng = rng
  }

  /** Null where nothing is possible or, for a seat that may act, nothing is asked. */
  choose(state: G['State'], seat: Seat, duty: Duty): G['Action'] | null {
    const kinds = this.game.usable(state, seat)
    const owes = duty === 'owe'
    let bits = 0
    let many = 0
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i] as AnyKind<G>
      if ((owes ? !kind.proposal : kind.answer) && this.isPossible(kind, state, seat)) {
        bits |= 1 << i
        many++
      }
    }
    if (many === 0) return null
    const kind = kinds[nthBit(bits, this.rng.below(many))] as AnyKind<G>
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
