/** How bots think about this game. */
import type { ActionList, Heuristic } from '@quayside/rules-kit'
import { evaluate, evaluateAll } from './outlook.ts'
import type { Action, Carthage } from './types.ts'
import { SCALE, WEIGHTS } from './weights.ts'

export const heuristic: Heuristic<Carthage> = {
  scale: SCALE,
  // Luck hides small differences, so nobody slips much.
  overrides: { missRate: 0.35, evalNoise: 0.35, horizon: 4, expansionThreshold: 0, finalVisitFraction: 0.4 },
  weights: WEIGHTS,
  turns: (state) => state.turns,
  evaluate,
  // Nobody stands well or badly here but by what the others have, and by what lies open for the next.
  ownValue: evaluate,
  ownValues: evaluateAll,

  pruneCandidates: (_state, _seat, legal) => dropDearest(legal),
}

/** Among payments with the same tokens only the cheapest few deserve a look. */
const FEW_PAYMENTS = 3
const paidSum = (pay: readonly string[]) => pay.reduce((sum, card) => sum + Number(card[1]), 0)

function dropDearest(legal: ActionList<Action>): void {
  const all = legal.toArray()
  const buys = all.filter((action) => action.type === 'buy')
  if (buys.length <= FEW_PAYMENTS) return
  const kept = new Set<Action>()
  const byTokens = new Map<string, typeof buys>()
  for (const buy of buys) {
    const name = buy.tokens.join('')
    byTokens.set(name, [...(byTokens.get(name) ?? []), buy])
  }
  for (const group of byTokens.values()) {
    group.sort((a, b) => paidSum(a.pay) - paidSum(b.pay) || a.pay.length - b.pay.length)
    for (const buy of group.slice(0, FEW_PAYMENTS)) kept.add(buy)
  }
  legal.clear()
  for (const action of all) if (action.type !== 'buy' || kept.has(action)) legal.push(action)
}
