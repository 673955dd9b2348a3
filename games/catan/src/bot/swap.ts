/** Swaps of cards between two seats, carried out in place and taken back: what a trade would be worth. */
import type { Seat } from '@quayside/rules-kit'
import { CITY_COST, KINDS, SETTLEMENT_COST, SETTLEMENTS } from '../content.ts'
import { add, of } from '../numbers.ts'
import { hasSettlementSpot } from '../pieces.ts'
import { inHand, type State } from '../state.ts'
import type { Five } from '../types.ts'

/** `seat` gives and gets; both are the seat's own view of the trade. */
export interface Terms {
  readonly give: Five
  readonly get: Five
}

/** What a building that can be paid at once is worth beyond its cards, in log-odds: it counts a turn earlier, and is safe from the robber. */
const TEMPO = 0.15

function move(state: State, seat: Seat, { give, get }: Terms, sign: number): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const many = sign * ((get[kind] as number) - (give[kind] as number))
    if (many === 0) continue
    add(state.hands, seat * KINDS + kind, many)
    add(state.handSize, seat, many)
  }
}

/** What `measure` says after the swap; the hands are as before when this returns. */
export function afterSwap(
  state: State,
  { seat, partner, terms }: { readonly seat: Seat; readonly partner: Seat; readonly terms: Terms },
  measure: () => number,
): number {
  move(state, seat, terms, 1)
  move(state, partner, terms, -1)
  const value = measure()
  move(state, seat, terms, -1)
  move(state, partner, terms, 1)
  return value
}

/** The same for a swap whose other side does not matter. */
export function afterChange(state: State, seat: Seat, terms: Terms, measure: () => number): number {
  move(state, seat, terms, 1)
  const value = measure()
  move(state, seat, terms, -1)
  return value
}

export function holds(state: State, seat: Seat, cards: Five): boolean {
  for (let kind = 0; kind < KINDS; kind++)
    if (inHand(state, seat, kind) < (cards[kind] as number)) return false
  return true
}

function pays(state: State, seat: Seat, cost: readonly number[]): boolean {
  for (let kind = 0; kind < KINDS; kind++)
    if (inHand(state, seat, kind) < (cost[kind] as number)) return false
  return true
}

/** For each building that the hand pays now. */
export function tempo(state: State, seat: Seat): number {
  const settles = of(state.settlementsLeft, seat) > 0 && hasSettlementSpot(state, seat)
  const upgrades = of(state.citiesLeft, seat) > 0 && of(state.settlementsLeft, seat) < SETTLEMENTS
  return (
    (settles && pays(state, seat, SETTLEMENT_COST) ? TEMPO : 0) +
    (upgrades && pays(state, seat, CITY_COST) ? TEMPO : 0)
  )
}
