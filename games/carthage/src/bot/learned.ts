/** A heuristic whose evaluation is a weighted sum of the features. */
import { type Heuristic, type LearnedParts, learnedEvaluation, type WeightsByName } from '@quayside/rules-kit'
import { result } from '../scoring.ts'
import type { Carthage } from '../types.ts'
import { computeSeat, FEATURES, prepare } from './features.ts'
import { tuned } from './tuned.ts'

const parts: LearnedParts<Carthage> = {
  features: FEATURES,
  prepare,
  compute: computeSeat,
  playersOf: ({ fixed }) => fixed.players,
  isOver: (state) => result(state) !== null,
  hasWon: (state, seat) => result(state)?.winners.includes(seat) ?? false,
  comparesInRollouts: true,
}

export function learned(weights: WeightsByName): Heuristic<Carthage> {
  return { ...tuned, ...learnedEvaluation(parts, weights) }
}
