/** Payments that waste coins are no candidates: a hand can pay for the market in dozens of ways. */
import type { ActionList, Seat } from '@quayside/rules-kit'
import type { ReadonlyState } from '../state.ts'
import type { Action } from '../types.ts'

const MAX_PAYMENTS = 3
const paidSum = (pay: readonly string[]) => pay.reduce((sum, card) => sum + Number(card[1]), 0)

/** Of the payments with the same tokens only the cheapest are kept. */
export function pruneCandidates(_state: ReadonlyState, _seat: Seat, candidates: ActionList<Action>): void {
  const all = candidates.toArray()
  const buys = all.filter((action) => action.type === 'buy')
  if (buys.length <= MAX_PAYMENTS) return
  const kept = new Set<Action>()
  const byTokens = new Map<string, typeof buys>()
  for (const buy of buys) {
    const name = buy.tokens.join('')
    byTokens.set(name, [...(byTokens.get(name) ?? []), buy])
  }
  for (const group of byTokens.values()) {
    group.sort((a, b) => paidSum(a.pay) - paidSum(b.pay) || a.pay.length - b.pay.length)
    for (const buy of group.slice(0, MAX_PAYMENTS)) kept.add(buy)
  }
  candidates.clear()
  for (const action of all) if (action.type !== 'buy' || kept.has(action)) candidates.push(action)
}
