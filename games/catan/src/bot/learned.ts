/** A heuristic whose evaluation is a weighted sum of the features. */
import {
  type ActionList,
  type Heuristic,
  type LearnedParts,
  learnedEvaluation,
  type Seat,
  type WeightsByName,
} from '@quayside/rules-kit'
import type { State } from '../state.ts'
import type { Action, Catan } from '../types.ts'
import { pruneCandidates } from './candidates.ts'
import { compute } from './feature-values.ts'
import { FEATURES } from './features.ts'
import { negotiator } from './negotiation.ts'
import { tradeProspect } from './trade-prospect.ts'
import { tuned } from './tuned.ts'

const parts: LearnedParts<Catan> = {
  features: FEATURES,
  compute,
  playersOf: ({ fixed }) => fixed.players,
  isOver: ({ phase }) => phase === 'over',
  hasWon: ({ winner }, seat) => winner === seat,
  prospect: tradeProspect,
}

export function learned(weights: WeightsByName): Heuristic<Catan> {
  const evaluation = learnedEvaluation(parts, weights)
  return { ...tuned, ...evaluation, negotiate: negotiator(evaluation), pruneCandidates: pruneUnsaid }
}

/** Proposals come from `negotiate`. */
function pruneUnsaid(state: State, seat: Seat, candidates: ActionList<Action>): void {
  const others = candidates.toArray().filter(({ type }) => type !== 'offer' && type !== 'counter')
  if (others.length > 0 && others.length < candidates.length) {
    candidates.clear()
    for (const action of others) candidates.push(action)
  }
  if (candidates.length > 1) pruneCandidates(state, seat, candidates)
}
