/** What learning, tuning and comparisons need beyond the heuristic in use. */
import { inOrder, type LearnedParts, type Learning, learnedEvaluation } from '@quayside/rules-kit'
import { result } from '../scoring.ts'
import type { Carthage } from '../types.ts'
import { compute, FEATURES } from './features.ts'
import { heuristic } from './heuristic.ts'

const parts: LearnedParts<Carthage> = {
  compute,
  playersOf: ({ fixed }) => fixed.players,
  isOver: (state) => result(state) !== null,
  hasWon: (state, seat) => result(state)?.winners.includes(seat) ?? false,
  comparesInRollouts: true,
}

export const learning: Learning<Carthage> = {
  features: FEATURES,
  compute,
  learned: (weights) => ({ ...heuristic, ...learnedEvaluation(parts, inOrder(FEATURES, weights)) }),
  tuned: heuristic,
}
