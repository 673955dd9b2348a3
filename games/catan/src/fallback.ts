/** The least harmful choice, for a seat that is out of time. */
import type { Seat } from '@quayside/rules-kit'
import { hexOf, NOWHERE, VERTEX_HEXES } from './board.ts'
import { MOST_SEATS } from './content.ts'
import { listed, of, tableAt } from './numbers.ts'
import { inHand, type State } from './state.ts'
import type { Action, ActionNamed } from './types.ts'

/** Smaller is better; kinds that are not named are never chosen while another is there. */
const ORDER: readonly Action['type'][] = [
  'roll',
  'endTurn',
  'skipRoad',
  'discard',
  'robber',
  'settle',
  'road',
  'answer',
]

export function leastHarmful(state: State, seat: Seat, legal: readonly Action[]): Action {
  const type = ORDER.find((one) => legal.some((action) => action.type === one))
  const some = legal.filter((action) => action.type === type)
  return some.reduce((best, action) => (harm(state, seat, action) < harm(state, seat, best) ? action : best))
}

function harm(state: State, seat: Seat, action: Action): number {
  if (action.type === 'settle') return -pipsAt(state, action.vertex)
  if (action.type === 'discard') return unevenness(state, seat, action)
  if (action.type === 'answer') return action.accept ? 1 : 0
  if (action.type !== 'robber') return 0
  const own = of(state.yields, hexOf(action.hex) * MOST_SEATS + seat) > 0
  return (own ? 2 : 0) + (action.victim === null ? 0 : 1)
}

/** An even hand is the most useful one. */
function unevenness(state: State, seat: Seat, { cards }: ActionNamed<'discard'>): number {
  return cards.reduce((sum, many, kind) => sum + (inHand(state, seat, kind) - many) ** 2, 0)
}

export function pipsAt(state: State, vertex: number): number {
  let pips = 0
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = tableAt(VERTEX_HEXES, i)
    if (hex !== NOWHERE) pips += listed(state.fixed.pips, hex)
  }
  return pips
}
