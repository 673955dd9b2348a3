/** The least harmful choice for a seat that is out of time: the cheapest delivery, the first of anything else. */
import { BrokenRule } from '@quayside/rules-kit'
import type { Action } from './types.ts'

const ABILITIES = new Set(['moveEmblem', 'gainCar', 'moveCube', 'enhance', 'swapShip', 'copyEmblem'])

function harm(action: Action): number {
  if (ABILITIES.has(action.type)) return 1000
  if (action.type !== 'deliver') return 0
  const { car, train, ship } = action.cards
  return car + train + ship
}

export function leastHarmful(legal: readonly Action[]): Action {
  const best = legal.reduce<Action | null>(
    (kept, action) => (kept && harm(kept) <= harm(action) ? kept : action),
    null,
  )
  if (!best) throw new BrokenRule('nobody is asked without a legal action')
  return best
}
