/** A heuristic whose evaluation is a weighted sum of the features. */
import {
  type Heuristic,
  type LearnedParts,
  learnedEvaluation,
  meanEvaluation,
  type WeightsByName,
} from '@quayside/rules-kit'
import { result } from '../scoring.ts'
import type { CargoEmpire } from '../types.ts'
import { compute, FEATURES } from './features.ts'
import { tuned } from './tuned.ts'

const parts: LearnedParts<CargoEmpire> = {
  features: FEATURES,
  compute,
  playersOf: ({ fixed }) => fixed.players,
  isOver: (state) => result(state) !== null,
  hasWon: (state, seat) => result(state)?.winners.includes(seat) ?? false,
}

export function learned(weights: WeightsByName): Heuristic<CargoEmpire> {
  const evaluation = learnedEvaluation(parts, weights)
  return { ...tuned, ...meanEvaluation(evaluation, tuned, parts.playersOf) }
}
