/** What learning, tuning and comparisons need beyond the heuristic in use. */
import { inOrder, type LearnedParts, type Learning, learnedEvaluation } from '@quayside/rules-kit'
import type { Catan } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { compute } from './feature-values.ts'
import { FEATURES } from './features.ts'
import { heuristic } from './heuristic.ts'
import { tradeProspect } from './trade-prospect.ts'

const parts: LearnedParts<Catan> = {
  compute,
  playersOf: ({ fixed }) => fixed.players,
  isOver: ({ phase }) => phase === 'over',
  hasWon: ({ winner }, seat) => winner === seat,
  prospect: tradeProspect,
}

export const learning: Learning<Catan> = {
  features: FEATURES,
  compute,
  learned: (weights) => ({
    ...heuristic,
    ...learnedEvaluation(parts, inOrder(FEATURES, weights)),
    // The features do not tell what an offer is worth before it is answered, so this bot answers offers and makes none.
    pruneCandidates(state, seat, candidates) {
      const others = candidates.toArray().filter(({ type }) => type !== 'offer')
      if (others.length < candidates.length) {
        candidates.clear()
        for (const action of others) candidates.push(action)
      }
      if (candidates.length > 1) pruneCandidates(state, seat, candidates)
    },
  }),
  tuned: heuristic,
}
