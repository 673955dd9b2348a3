/** The least harmful choice for a seat that is out of time. */
import { at, BrokenRule } from '@quayside/rules-kit'
import { kindOf, VALUE_OF } from './content.ts'
import type { Action } from './types.ts'

const coins = (card: string) => at(VALUE_OF, kindOf(card))
const sum = (cards: readonly string[]) => cards.reduce((total, card) => total + coins(card), 0)

/** Takes the dearest coin, stores the most goods, buys only when bound to, and then for the least. */
function harm(action: Action): number {
  switch (action.type) {
    case 'take':
      return -coins(action.card)
    case 'protect':
      return -100 * action.keep.length + action.play.length
    case 'buy':
      return 1000 + sum(action.pay) + action.tokens.length * 3
    case 'double':
    case 'reserve':
      return 2000
  }
}

export function leastHarmful(legal: readonly Action[]): Action {
  const best = legal.reduce<Action | null>(
    (kept, action) => (kept && harm(kept) <= harm(action) ? kept : action),
    null,
  )
  if (!best) throw new BrokenRule('nobody is asked without a legal action')
  return best
}
