/** Evaluation, candidate pruning and parameters that the bots use for this game. */
import { type Heuristic, type LearnedParts, learnedEvaluation } from '@quayside/rules-kit'
import type { Catan } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { compute } from './feature-values.ts'
import weights from './learned-values.json' with { type: 'json' }
import { tradeProspect } from './trade-features.ts'

export const base: Pick<Heuristic<Catan>, 'turns' | 'pruneCandidates'> = {
  turns({ round, turn, fixed: { players, first } }) {
    return round === 0 ? 0 : (round - 1) * players + ((turn - first + players) % players)
  },
  pruneCandidates,
}

export const parts: LearnedParts<Catan> = {
  compute,
  playersOf: ({ fixed }) => fixed.players,
  isOver: ({ phase }) => phase === 'over',
  hasWon: ({ winner }, seat) => winner === seat,
  prospect: tradeProspect,
}

export const heuristic: Heuristic<Catan> = { ...base, ...learnedEvaluation(parts, weights) }
