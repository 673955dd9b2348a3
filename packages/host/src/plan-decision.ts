import type { GameTypes, Rejection } from '@quayside/rules-kit'
import type { Plan } from '@quayside/table'
import type { Decision } from './ports.ts'

export const NOT_NOW: Rejection = { code: 'notNow', rule: null }
export const GONE: Rejection = { code: 'gone', rule: null }
export const STORE_AWAY: Rejection = { code: 'storeAway', rule: null }

/** A plan of the table as what a request decides. */
export function stepDecision<R>(plan: Plan<GameTypes>): Decision<R, null> {
  if (plan.kind === 'refused') return { refused: plan.rejection }
  if (plan.kind === 'needsConsent') return { refused: NOT_NOW }
  return plan.kind === 'step' ? { answer: null, step: plan } : { answer: null }
}
