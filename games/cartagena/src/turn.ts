/** How turns begin and end, and how cards are drawn in between. */
import { addMixed, pileSize, type Seat } from '@quayside/rules-kit'
import { ACTIONS, KINDS, MOST_PIRATES, symbolOf } from './content.ts'
import { backwardTarget, forwardTarget, isCaptain, morganTarget, NOWHERE, sailingProblem } from './moves.ts'
import { askAgain, inHand, type State, seatAfter, sizeOfHand, sumOf } from './state.ts'
import type { Emitter } from './types.ts'

/** A new round beyond the cap ends the game instead. */
export function beginTurn(state: State, emit: Emitter): void {
  const { roundCap } = state.fixed.options
  if (roundCap > 0 && state.turns >= roundCap * state.fixed.players) {
    endGame(state, 'cap', -1, emit)
    return
  }
  state.turns++
  state.actionsLeft = ACTIONS
  state.acted = false
  state.sailedFree = false
  state.freeShip = isCaptain(state, state.active)
  emit?.({ type: 'turnBegan', seat: state.active, captain: state.freeShip })
  letChoose(state)
}

export function letChoose(state: State): void {
  state.phase = 'turn'
  askAgain(state, state.active)
}

export function endTurn(state: State, emit: Emitter): void {
  emit?.({ type: 'turnEnded', seat: state.active, unused: state.actionsLeft })
  state.active = seatAfter(state, state.active)
  beginTurn(state, emit)
}

function endGame(state: State, reason: 'home' | 'cap', winner: number, emit: Emitter): void {
  state.phase = 'over'
  state.ending = reason
  state.winner = winner
  state.freeShip = false
  emit?.({ type: 'ended', reason, winner: winner < 0 ? null : winner })
}

/** An action of the turn is being taken: it is paid for first (CTG-B3). */
export function spendAction(state: State, cost: number): void {
  state.actionsLeft -= cost
  state.acted = true
  state.freeShip = false
}

/** CTG-12, CTG-50: an action is complete; whoever has all pirates home has won. */
export function finishAction(state: State, emit: Emitter): void {
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (state.home[seat] === state.fixed.pirates) {
      endGame(state, 'home', seat, emit)
      return
    }
  }
  if (state.actionsLeft === 0) endTurn(state, emit)
  else letChoose(state)
}

/** CTG-W12: after the free move an action is due if there is any. */
export function goOnAfterFreeMove(state: State, emit: Emitter): void {
  if (canAct(state, state.active)) letChoose(state)
  else endTurn(state, emit)
}

/** Whether a seat has any action at all. Powers need a card that could as well move a pirate, so they do not count. */
function canAct(state: State, seat: Seat): boolean {
  const { fixed } = state
  if (fixed.isStory && sailingProblem(state, seat) === null) return true
  const { drawRule } = fixed.options
  if (drawRule !== 'backward' && canPush(state, seat)) return true
  const first = seat * MOST_PIRATES
  for (let i = first; i < first + fixed.pirates; i++) {
    const place = state.where[i] as number
    if (drawRule !== 'morgan' && backwardTarget(state, place) !== NOWHERE) return true
    if (sizeOfHand(state, seat) > 0 && canMoveOn(state, seat, place)) return true
  }
  return false
}

function canMoveOn(state: State, seat: Seat, place: number): boolean {
  for (let kind = 0; kind < KINDS; kind++) {
    if (inHand(state, seat, kind) > 0 && forwardTarget(state, seat, place, symbolOf(kind)) !== NOWHERE)
      return true
  }
  return false
}

export function canPush(state: State, seat: Seat): boolean {
  for (let owner = 0; owner < state.fixed.players; owner++) {
    if (owner === seat) continue
    const first = owner * MOST_PIRATES
    for (let i = first; i < first + state.fixed.pirates; i++)
      if (morganTarget(state, owner, state.where[i] as number) !== NOWHERE) return true
  }
  return false
}

/** Who draws, how many, where they go, and what comes next. */
export function startDraw(
  state: State,
  seat: Seat,
  many: number,
  then: State['drawThen'],
  emit: Emitter,
): void {
  state.drawSeat = seat
  state.drawDue = many
  state.drawTo = then === 'share' || then === 'keep' ? 'look' : 'hand'
  state.drawThen = then
  continueDraw(state, emit)
}

/** Waits for the next card, or goes on when no more can or need be drawn. */
export function continueDraw(state: State, emit: Emitter): void {
  if (state.drawDue > 0) {
    if (canDraw(state, emit)) {
      state.phase = 'draw'
      return
    }
    emit?.({ type: 'deckEmpty', seat: state.drawSeat, missing: state.drawDue })
  }
  const then = state.drawThen
  resetDraw(state)
  if (then === 'endTurn') endTurn(state, emit)
  else if (then === 'act' || sumOf(state.look) === 0) finishAction(state, emit)
  else {
    state.phase = then
    askAgain(state, state.active)
  }
}

/** Equal positions have equal slots, whatever was drawn before. */
function resetDraw(state: State): void {
  state.drawSeat = 0
  state.drawDue = 0
  state.drawTo = 'hand'
  state.drawThen = 'act'
}

/** CTG-7: the discards become the new deck at the moment a card is needed. */
function canDraw(state: State, emit: Emitter): boolean {
  if (pileSize(state.deck) > 0) return true
  let cards = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const many = state.discard[kind] as number
    if (many === 0) continue
    addMixed(state.deck, kind, many)
    state.discard[kind] = 0
    cards += many
  }
  if (cards > 0) emit?.({ type: 'reshuffled', cards })
  return cards > 0
}
