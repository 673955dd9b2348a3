/** Evaluation, candidate pruning and parameters that the bots use for this game. */
import { type Heuristic, learnedFrom } from '@quayside/rules-kit'
import { result } from '../scoring.ts'
import type { CargoEmpire } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { evaluate, ownValue } from './evaluation.ts'
import { features } from './features.ts'
import { SCALE, WEIGHTS } from './weights.ts'

const tuned: Heuristic<CargoEmpire> = {
  scale: SCALE,
  overrides: {
    // Many deliveries are nearly as good as the best one: a newcomer is somebody who sees few of them.
    missRate: 0.7,
    evalNoise: 0.6,
    // What a city brings shows late.
    horizon: 4,
  },
  weights: WEIGHTS,
  features,
  turns: (state) => state.turns,
  evaluate,
  ownValue,
  pruneCandidates,
}

const learned = learnedFrom(tuned, {
  playersOf: ({ fixed }) => fixed.players,
  isOver: (state) => result(state) !== null,
  hasWon: (state, seat) => result(state)?.winners.includes(seat) ?? false,
  // The rulebook's own opponent has no seat to compare with.
  fits: ({ fixed }) => fixed.participants === fixed.players,
})

export const heuristic: Heuristic<CargoEmpire> = { ...tuned, learned }
