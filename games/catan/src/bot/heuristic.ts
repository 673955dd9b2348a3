/** Evaluation, candidate pruning and parameters that the bots use for this game. */
import { type Heuristic, learnedFrom } from '@quayside/rules-kit'
import type { Catan } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { evaluate, ownValue } from './evaluation.ts'
import { features } from './features.ts'
import found from './learned-weights.json' with { type: 'json' }
import { tradeProspect } from './trade-features.ts'
import { SCALE, WEIGHTS } from './weights.ts'

const tuned: Heuristic<Catan> = {
  scale: SCALE,
  weights: WEIGHTS,
  features,
  turns({ round, turn, fixed: { players, first } }) {
    return round === 0 ? 0 : (round - 1) * players + ((turn - first + players) % players)
  },
  evaluate,
  ownValue,
  pruneCandidates,
}

const learned = learnedFrom(tuned, {
  playersOf: ({ fixed }) => fixed.players,
  isOver: ({ phase }) => phase === 'over',
  hasWon: ({ winner }, seat) => winner === seat,
  prospect: tradeProspect,
})

export const heuristic: Heuristic<Catan> = learned(found.weights)
