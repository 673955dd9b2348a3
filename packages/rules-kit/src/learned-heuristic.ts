/** An evaluation that was learned from play: a weighted sum of features for each seat, compared by a softmax over seats. */
import type { GameTypes, Seat } from './contract.ts'
import type { Heuristic, WeightsByName } from './heuristic.ts'

/** The value of a game that is over, in nats: more than any position comes to. */
const OVER = 40

/** What a game says of itself, so that its features become an evaluation. */
export interface LearnedParts<G extends GameTypes> {
  playersOf(state: G['State']): number
  isOver(state: G['State']): boolean
  hasWon(state: G['State'], seat: Seat): boolean
  /** Whether features speak for this table; where not, the evaluation by hand does. */
  fits?(state: G['State']): boolean
  /** Where a seat's own features say little without the others': rollouts then compare too, and take longer. */
  readonly comparesInRollouts?: true
  /** What the position promises a seat beyond its features (a trade it agreed to), in nats. */
  prospect?(state: G['State'], seat: Seat, logOdds: (state: G['State'], seat: Seat) => number): number
}

/** Makes the heuristic with the evaluation replaced, for any weights of its features. */
export function learnedFrom<G extends GameTypes>(
  tuned: Heuristic<G>,
  parts: LearnedParts<G>,
): (weights: WeightsByName) => Heuristic<G> {
  const learned = (weights: WeightsByName): Heuristic<G> => ({
    ...tuned,
    ...evaluationOf(tuned, parts, weights),
    scale: 1,
    tuned,
    learned,
  })
  return learned
}

function evaluationOf<G extends GameTypes>(
  tuned: Heuristic<G>,
  parts: LearnedParts<G>,
  byName: WeightsByName,
): Pick<Heuristic<G>, 'evaluate' | 'ownValue' | 'ownValues'> {
  const { features } = tuned
  if (!features) throw new Error('a learned evaluation needs features')
  const width = features.list.length
  const weights = Float64Array.from(features.list, ({ name }) => byName[name] ?? 0)
  const row = new Float64Array(width)
  const fits = (state: G['State']) => parts.fits?.(state) ?? true

  function linear(state: G['State'], seat: Seat): number {
    if (!fits(state)) return tuned.ownValue(state, seat) / (tuned.scale ?? 1)
    if (parts.isOver(state)) return parts.hasWon(state, seat) ? OVER : 0
    features?.compute(state, seat, row)
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
    if (!fits(state)) return tuned.evaluate(state, seat)
    return logOdds(state, seat) + (parts.prospect?.(state, seat, logOdds) ?? 0)
  }

  function ownValues(state: G['State'], into: Float64Array): void {
    for (let seat = 0; seat < into.length; seat++) into[seat] = linear(state, seat)
  }

  return { evaluate, ownValue: parts.comparesInRollouts ? evaluate : linear, ownValues }
}
