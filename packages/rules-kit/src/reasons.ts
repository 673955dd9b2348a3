/** A learned evaluation in parts with names: the weighted features, added up by reason. */
import type { GameTypes } from './contract.ts'
import type { Reasons } from './heuristic.ts'
import type { LearnedParts } from './learned-heuristic.ts'

export function reasonsOf<G extends GameTypes>(
  { features, prepare, compute }: LearnedParts<G>,
  weights: readonly number[],
): Reasons<G> {
  const names = [...new Set(features.map(({ reason }) => reason))]
  const places = features.map(({ reason }) => names.indexOf(reason))
  const row = new Float64Array(features.length)
  return {
    names,
    weigh(state, seat, into) {
      prepare?.(state)
      compute(state, seat, row)
      into.fill(0)
      for (const [i, place] of places.entries())
        into[place] = (into[place] as number) + (weights[i] as number) * (row[i] as number)
    },
  }
}
