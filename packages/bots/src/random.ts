/**
 * Among the kinds that have a legal action one kind, then one of its actions, each as likely. It never opens a
 * negotiation, and where it may but need not act it only answers.
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

/** The fast form for simulations: a legal list depends on the seat's view alone, so the true state serves. */
export class RandomPlayer<G extends GameTypes> {
  private readonly list = new ActionList<G['Action']>()
  private readonly game: Game<G>
  private readonly rng: Rng

  constructor(game: Game<G>, rng: Rng) {
    this.game = game
    this.rng = rng
  }

  /** Null where nothing is possible or, in `may`, nothing is asked. */
  pick(state: G['State'], seat: Seat, must: boolean): G['Action'] | null {
    const kinds = this.game.usable(state, seat)
    let bits = 0
    let many = 0
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[i] as AnyKind<G>
      if ((must ? !kind.proposal : kind.answer) && this.isPossible(kind, state, seat)) {
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

export function randomChoice<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  must: boolean,
  rng: Rng,
): G['Action'] | null {
  const seat = view.viewer as Seat
  return new RandomPlayer(game, rng).pick(game.imagine(view, rng), seat, must)
}
