/** What all four playable development cards share (CAT-71, CAT-77). */
import type { Rejection, Seat } from '@quayside/rules-kit'
import { KINDS } from './content.ts'
import { add, of } from './numbers.ts'
import type { State } from './state.ts'
import { closeTrades } from './turn.ts'
import type { Code } from './types.ts'

export function canPlay(state: State, seat: Seat, card: number): boolean {
  return !state.cardPlayed && of(state.cards, seat * KINDS + card) > of(state.fresh, card)
}

export function cardRefusal(state: State, seat: Seat, card: number): Rejection<Code> | null {
  const many = of(state.cards, seat * KINDS + card)
  if (many === 0) return { code: 'noSuchCard', rule: 'CAT-71' }
  if (state.cardPlayed) return { code: 'oneCardATurn', rule: 'CAT-71' }
  return many > of(state.fresh, card) ? null : { code: 'boughtThisTurn', rule: 'CAT-71' }
}

/** The card goes face up before its owner and never returns to the deck. */
export function layDown(state: State, seat: Seat, card: number): void {
  add(state.cards, seat * KINDS + card, -1)
  add(state.cardCount, seat, -1)
  add(state.played, seat * 4 + card, 1)
  state.cardPlayed = true
  closeTrades(state)
}
