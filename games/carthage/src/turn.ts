/** How a turn begins and ends, and how market and farm are filled again. */
import { addMixed, pileSize } from '@quayside/rules-kit'
import { CARD_KINDS, cardName, FRESH_CARDS } from './content.ts'
import { addToMarket, askAgain, openToSeat, type ReadonlyState, type State, seatAfter } from './state.ts'
import type { Emitter } from './types.ts'

/** CTH-5, CTH-C6: a market without a card for this seat is filled before it chooses. */
export function beginTurn(state: State, emit: Emitter): void {
  state.turns++
  emit?.({ type: 'turnBegan', seat: state.active })
  if (openToSeat(state, state.active) === 0) startRefill(state, 'choose', emit)
  else letChoose(state)
}

function letChoose(state: State): void {
  state.phase = 'turn'
  askAgain(state, state.active)
}

export function endTurn(state: State, emit: Emitter): void {
  state.passes = 0
  passOn(state, emit)
}

function passOn(state: State, emit: Emitter): void {
  state.active = seatAfter(state, state.active)
  beginTurn(state, emit)
}

/** CTH-26, CTH-C7: without a card to touch the turn is skipped; a whole round of that ends the game. */
function chooseOrPass(state: State, emit: Emitter): void {
  if (openToSeat(state, state.active) > 0) {
    letChoose(state)
    return
  }
  state.passes++
  emit?.({ type: 'passed', seat: state.active })
  if (state.passes >= state.fixed.players) endGame(state, 'exhausted', emit)
  else passOn(state, emit)
}

export function endGame(state: State, reason: 'tokens' | 'exhausted', emit: Emitter): void {
  state.phase = 'over'
  state.ending = reason
  emit?.({ type: 'ended', reason })
}

/** CTH-20: the farm moves up, then fresh cards come to market and farm. */
export function startRefill(state: State, then: State['afterRefill'], emit: Emitter): void {
  emit?.({ type: 'farmToMarket', cards: farmCards(state) })
  for (let slot = 0; slot < state.farmSize; slot++) {
    addToMarket(state, state.farm[slot] as number, state.farmBy[slot] as number)
    state.farm[slot] = 0
    state.farmBy[slot] = 0
  }
  state.farmSize = 0
  state.toMarket = FRESH_CARDS
  state.toFarm = state.fixed.players
  state.afterRefill = then
  state.phase = 'refill'
  continueRefill(state, emit)
}

function farmCards(state: ReadonlyState): string[] {
  return Array.from({ length: state.farmSize }, (_, slot) => cardName(state.farm[slot] as number))
}

/** Waits for the next card, or goes on when nothing more can or need be dealt. */
export function continueRefill(state: State, emit: Emitter): void {
  if (state.toMarket + state.toFarm > 0 && canDraw(state, emit)) return
  state.toMarket = 0
  state.toFarm = 0
  const then = state.afterRefill
  state.afterRefill = 'choose'
  if (then === 'choose') chooseOrPass(state, emit)
  else endTurn(state, emit)
}

/** CTH-21: the discards become the new pile at the moment a card is needed. */
export function canDraw(state: State, emit: Emitter): boolean {
  if (pileSize(state.pile) > 0) return true
  let cards = 0
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    const many = state.discard[kind] as number
    addMixed(state.pile, kind, many)
    state.discard[kind] = 0
    cards += many
  }
  if (cards > 0) emit?.({ type: 'reshuffled', cards })
  return cards > 0
}
