/** Evaluation, candidate pruning and parameters that the bots use for this game. */
import { type Heuristic, learnedFrom } from '@quayside/rules-kit'
import { result } from '../scoring.ts'
import type { Cartagena } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { evaluate, ownValue } from './evaluation.ts'
import { features } from './features.ts'
import { SCALE, WEIGHTS } from './weights.ts'

const tuned: Heuristic<Cartagena> = {
  scale: SCALE,
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
  // Learned from the escape; the story has a way of its own.
  fits: ({ fixed }) => !fixed.isStory,
})

export const heuristic: Heuristic<Cartagena> = { ...tuned, learned }
