/** An evaluation that was learned from play: a weighted sum of features for each seat, compared by a softmax over seats. */
import type { GameTypes, Seat } from './contract.ts'
import type { Heuristic, Reasons, WeightsByName } from './heuristic.ts'
import { reasonsOf } from './reasons.ts'

/** The value of a game that is over, in nats: more than any position comes to. */
const OVER = 40

/** One number of a position for one seat. */
export interface Feature {
  readonly name: string
  readonly unit: string
  readonly meaning: string
  /** Features of one reason are told together when advice says why. */
  readonly reason: string
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
  readonly features: readonly Feature[]
  /** What the features of all seats share; called before `compute` for the seats of a position. */
  prepare?(state: G['State']): void
  compute(state: G['State'], seat: Seat, into: Float64Array): void
  playersOf(state: G['State']): number
  isOver(state: G['State']): boolean
  hasWon(state: G['State'], seat: Seat): boolean
  /** What the position promises a seat beyond its features (a trade it agreed to), in nats. */
  prospect?(state: G['State'], seat: Seat, logOdds: (state: G['State'], seat: Seat) => number): number
  /** Where a seat's own features say little without the others': rollouts then compare too, and take longer. */
  readonly comparesInRollouts?: true
}

type Evaluating<G extends GameTypes> = Pick<Heuristic<G>, 'evaluate' | 'ownValue' | 'ownValues' | 'scale'> & {
  readonly reasons: Reasons<G>
}

/** What an evaluation by hand is told as: it has no parts of its own. */
const BY_HAND = 'outlook'

export function learnedEvaluation<G extends GameTypes>(
  parts: LearnedParts<G>,
  byName: WeightsByName,
): Evaluating<G> {
  const weights = parts.features.map(({ name }) => byName[name] ?? 0)
  const width = weights.length
  const row = new Float64Array(width)

  function ownLinear(state: G['State'], seat: Seat): number {
    parts.prepare?.(state)
    return linear(state, seat)
  }

  /** After `prepare` of the same position. */
  function linear(state: G['State'], seat: Seat): number {
    if (parts.isOver(state)) return parts.hasWon(state, seat) ? OVER : 0
    parts.compute(state, seat, row)
    let value = 0
    for (let i = 0; i < width; i++) value += (weights[i] as number) * (row[i] as number)
    return value
  }

  function logOdds(state: G['State'], seat: Seat): number {
    // A solo player's opponent has no seat to compare with.
    if (parts.playersOf(state) === 1) return ownLinear(state, seat)
    parts.prepare?.(state)
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
    parts.prepare?.(state)
    for (let seat = 0; seat < into.length; seat++) into[seat] = linear(state, seat)
  }

  const ownValue = parts.comparesInRollouts ? evaluate : ownLinear
  return { evaluate, ownValue, ownValues, scale: 1, reasons: reasonsOf(parts, weights) }
}

/**
 * The mean of two evaluations in log-odds: a learned one and one by hand err in different positions, and where they agree
 * they are usually right.
 */
export function meanEvaluation<G extends GameTypes>(
  learned: Evaluating<G>,
  byHand: Heuristic<G>,
  playersOf: (state: G['State']) => number,
): Evaluating<G> {
  const half = 0.5 / (byHand.scale ?? 1)
  const names = [...new Set([...learned.reasons.names, BY_HAND])]
  const outlook = names.indexOf(BY_HAND)
  let others = new Float64Array(0)

  function ownValue(state: G['State'], seat: Seat): number {
    return 0.5 * learned.ownValue(state, seat) + half * byHand.ownValue(state, seat)
  }

  function byHandValues(state: G['State'], seats: number): Float64Array {
    if (others.length !== seats) others = new Float64Array(seats)
    if (byHand.ownValues) byHand.ownValues(state, others)
    else for (let seat = 0; seat < seats; seat++) others[seat] = byHand.ownValue(state, seat)
    return others
  }

  return {
    evaluate(state, seat) {
      const guess = byHand.evaluate(state, seat)
      // What was learned compares seats, and a solo player has none to be compared with.
      return playersOf(state) === 1 ? 2 * half * guess : 0.5 * learned.evaluate(state, seat) + half * guess
    },
    ownValue,
    ownValues(state, into) {
      learned.ownValues?.(state, into)
      const guesses = byHandValues(state, into.length)
      for (let seat = 0; seat < into.length; seat++)
        into[seat] = 0.5 * (into[seat] as number) + half * (guesses[seat] as number)
    },
    scale: 1,
    reasons: {
      names,
      weigh(state, seat, into) {
        learned.reasons.weigh(state, seat, into)
        for (let i = 0; i < into.length; i++) into[i] = 0.5 * (into[i] as number)
        into[outlook] = (into[outlook] as number) + half * byHand.ownValue(state, seat)
      },
    },
  }
}
