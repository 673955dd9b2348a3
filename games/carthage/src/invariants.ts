/** What must always hold: every card is in exactly one place (CTH-2). */
import { at } from '@quayside/rules-kit'
import { CARD_KINDS, CARDS, COPIES_OF, GOODS, TOTAL_CARDS } from './content.ts'
import { seatList } from './facts.ts'
import { sumOf } from './names.ts'
import type { ReadonlyState } from './state.ts'

/** The first broken invariant, or null. */
export function broken(state: ReadonlyState): string | null {
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    const many = countEverywhere(state, kind)
    if (many !== COPIES_OF[kind]) return `${CARDS[kind]}: ${many} instead of ${COPIES_OF[kind]}`
  }
  const total = CARDS.reduce((sum, _, kind) => sum + countEverywhere(state, kind), 0)
  if (total !== TOTAL_CARDS) return `${total} cards instead of ${TOTAL_CARDS}`
  for (const seat of seatList(state)) {
    const cards = sumOf(state.pointCards, seat * CARD_KINDS) + sumOf(state.unseenCards, seat * CARD_KINDS)
    if (cards > at(state.points, seat)) return `seat ${seat} has more point cards than points`
    if (sumOf(state.hands, seat * CARD_KINDS) !== state.handSize[seat])
      return `seat ${seat} has a wrong hand size`
  }
  if (state.phase === 'turn' && GOODS.some((_, colour) => at(state.ships, colour) > 4))
    return 'a ship stayed at Carthage'
  return null
}

/** Copies of a card in all places together. */
export function countEverywhere(state: ReadonlyState, kind: number): number {
  let many = at(state.discard, kind) + at(state.pile.counts, kind)
  for (const other of state.pile.stacked) if (other === kind) many++
  for (const other of state.pile.under) if (other === kind) many++
  for (let slot = 0; slot < state.marketSize; slot++) if (state.market[slot] === kind) many++
  for (let slot = 0; slot < state.farmSize; slot++) if (state.farm[slot] === kind) many++
  for (let index = kind; index < 4 * CARD_KINDS; index += CARD_KINDS) {
    many += at(state.hands, index) + at(state.stock, index) + at(state.stored, index)
    many += at(state.pointCards, index) + at(state.unseenCards, index)
  }
  return many
}
