/** Rounds, turns and the order track (CGE-1, CGE-2, CGE-28 to CGE-30). */

import { gain } from './bonuses.ts'
import { transportName, whoOf } from './names.ts'
import { actor, isAuto, NONE, type ReadonlyState, type State, VASSAL } from './state.ts'
import { positionOf } from './track.ts'
import type { Emitter } from './types.ts'

const ROUNDS = 3

/** The first three slots pay a card of their own kind. */
const PAYING_SLOTS = 3
export const STEP_SLOT = 4

/** Pays the slot at turn, or asks the seat which card it wants. */
export function paySlot(state: State, emit: Emitter): void {
  const owner = actor(state)
  const slot = state.turn
  if (state.paid === 0) {
    if (slot >= PAYING_SLOTS && !isAuto(state, owner)) {
      state.choice = 'gainCard'
      return
    }
    const card = isAuto(state, owner) ? null : transportName(slot)
    emit?.({ type: 'slotTaken', who: whoOf(state, owner), slot: slot + 1, card })
    if (card) gain(state, owner, slot, emit)
  }
  state.paid = 0
  state.turn++
}

/** CGE-28: car, train and ship decide the first three slots, ties by the order so far; the rest follow in it. */
export function newOrder(state: State): void {
  const left = Array.from({ length: state.fixed.participants }, (_, i) => state.order[i] as number)
  const order: number[] = []
  for (let marker = 0; marker < 3 && left.length > 1; marker++) {
    let best = 0
    for (let i = 1; i < left.length; i++) {
      if (positionOf(state, left[i] as number, marker) > positionOf(state, left[best] as number, marker))
        best = i
    }
    order.push(...left.splice(best, 1))
  }
  order.push(...left)
  order.forEach((owner, slot) => {
    state.order[slot] = owner
  })
}

export function beginRound(state: State, emit: Emitter): void {
  state.round++
  for (let owner = 0; owner < state.fixed.participants; owner++)
    state.postsLeft[owner] = state.fixed.turnsPerRound
  if (state.fixed.options.opponent === 'vassals') {
    for (let seat = 0; seat < 2; seat++) state.postsLeft[VASSAL + seat] = state.fixed.turnsPerRound
  }
  state.turn = 0
  beginTurn(state, emit)
}

function beginTurn(state: State, emit: Emitter): void {
  const owner = actor(state)
  state.turns++
  state.postsLeft[owner] = (state.postsLeft[owner] as number) - 1
  state.from = NONE
  state.to = NONE
  state.fullUpgrade = 0
  state.moved = 0
  state.extra = 0
  state.enhanced = 0
  state.copied = 0
  state.playedCards.fill(0)
  state.phase = isAuto(state, owner) ? 'auto' : 'plan'
  state.autoStage = isAuto(state, owner) ? 'card' : ''
  emit?.({ type: 'turnBegan', who: whoOf(state, owner), round: state.round })
}

/** Nobody has a turn after this one. */
export function isLastTurn(state: ReadonlyState): boolean {
  const next = state.order[(state.turn + 1) % state.fixed.participants] as number
  return state.round === ROUNDS && state.postsLeft[next] === 0
}

/** The next turn, or what follows the round. */
export function endTurn(state: State, emit: Emitter): void {
  state.turn = (state.turn + 1) % state.fixed.participants
  if ((state.postsLeft[actor(state)] as number) > 0) {
    beginTurn(state, emit)
    return
  }
  emit?.({ type: 'roundEnded', round: state.round })
  if (state.round === ROUNDS) {
    state.phase = 'over'
    state.from = NONE
    state.to = NONE
    emit?.({ type: 'ended' })
    return
  }
  newOrder(state)
  state.turn = 0
  state.phase = 'orderBonus'
}

/** CGE-D5: all tiles back into the bag, then new ones. */
export function refreshExpress(state: State): void {
  for (let space = 0; space < 6; space++) {
    const tile = state.expressTiles[space] as number
    if (tile !== NONE) state.expressBag[tile] = (state.expressBag[tile] as number) + 1
    state.expressTiles[space] = NONE
  }
  state.phase = 'express'
}

export function nextExpressSpace(state: { readonly expressTiles: ArrayLike<number> }): number {
  for (let space = 0; space < 6; space++) if (state.expressTiles[space] === NONE) return space
  return NONE
}
