/** An evaluation that was learned from play: a weighted sum of features for each seat, compared by a softmax over seats. */
import type { GameTypes, Seat } from './contract.ts'
import type { Heuristic, WeightsByName } from './heuristic.ts'

/** The value of a game that is over, in nats: more than any position comes to. */
const OVER = 40

/** One number of a position for one seat. */
export interface Feature {
  readonly name: string
  readonly unit: string
  readonly meaning: string
}

/** What only learning, tuning and comparisons need; tables do without it. */
export interface Learning<G extends GameTypes> {
  /** In the order in which `compute` writes them. */
  readonly features: readonly Feature[]
  /** Writes the features of one seat. */
  compute(state: G['State'], seat: Seat, into: Float64Array): void
  /** The heuristic with an evaluation of these weights of the features; one that is missing counts nothing. */
  learned(weights: WeightsByName): Heuristic<G>
  /** The heuristic with the evaluation by hand, which `tune` finds weights for. */
  readonly tuned: Heuristic<G>
}

/** What a learned evaluation is made of. */
export interface LearnedParts<G extends GameTypes> {
  compute(state: G['State'], seat: Seat, into: Float64Array): void
  playersOf(state: G['State']): number
  isOver(state: G['State']): boolean
  hasWon(state: G['State'], seat: Seat): boolean
  /** What the position promises a seat beyond its features (a trade it agreed to), in nats. */
  prospect?(state: G['State'], seat: Seat, logOdds: (state: G['State'], seat: Seat) => number): number
  /** Where a seat's own features say little without the others': rollouts then compare too, and take longer. */
  readonly comparesInRollouts?: true
}

type Evaluating<G extends GameTypes> = Pick<Heuristic<G>, 'evaluate' | 'ownValue' | 'ownValues' | 'scale'>

/** `weights` in the order of the features. */
export function learnedEvaluation<G extends GameTypes>(
  parts: LearnedParts<G>,
  weights: readonly number[],
): Evaluating<G> {
  const width = weights.length
  const row = new Float64Array(width)

  function linear(state: G['State'], seat: Seat): number {
    if (parts.isOver(state)) return parts.hasWon(state, seat) ? OVER : 0
    parts.compute(state, seat, row)
    let value = 0
    for (let i = 0; i < width; i++) value += (weights[i] as number) * (row[i] as number)
    return value
  }

  function logOdds(state: G['State'], seat: Seat): number {
    const own = linear(state, seat)
    let others = 0
    const players = parts.playersOf(state)
    for (let other = 0; other < players; other++) {
      if (other !== seat) others += Math.exp(linear(state, other) - own)
    }
    return -Math.log(others)
  }

  function evaluate(state: G['State'], seat: Seat): number {
    return logOdds(state, seat) + (parts.prospect?.(state, seat, logOdds) ?? 0)
  }

  function ownValues(state: G['State'], into: Float64Array): void {
    for (let seat = 0; seat < into.length; seat++) into[seat] = linear(state, seat)
  }

  return { evaluate, ownValue: parts.comparesInRollouts ? evaluate : linear, ownValues, scale: 1 }
}

/** Weights by name in the order of the features. */
export function inOrder(features: readonly Feature[], weights: WeightsByName): number[] {
  return features.map(({ name }) => weights[name] ?? 0)
}
