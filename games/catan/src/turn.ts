/** From turn to turn: beginning, coming back after an interruption, winning, ending. */
import type { Seat } from '@quayside/rules-kit'
import { GOAL, KINDS, POINT } from './content.ts'
import { rememberNoWin } from './memory.ts'
import { of } from './numbers.ts'
import { askAgain, pointsOf, type State } from './state.ts'
import type { Emitter } from './types.ts'

export function beginTurn(state: State, seat: Seat, emit: Emitter): void {
  state.turn = seat
  if (seat === state.fixed.first && !beginRound(state, emit)) return
  state.phase = 'preRoll'
  state.rolled = false
  state.cardPlayed = false
  // Loops over a few bytes: the built-in fill costs more than it saves here.
  for (let card = 0; card < KINDS; card++) state.fresh[card] = 0
  if (state.fixed.options.domesticTrade) forgetWords(state)
  emit?.({ type: 'turnBegan', seat, round: state.round })
  if (!declareWin(state, emit)) askAgain(state, seat)
}

function forgetWords(state: State): void {
  for (let seat = 0; seat < state.fixed.players; seat++) {
    state.offersMade[seat] = 0
    state.answersGiven[seat] = 0
  }
}

/** CAT-84: false when the cap ends the game. */
function beginRound(state: State, emit: Emitter): boolean {
  const { roundCap } = state.fixed.options
  if (roundCap > 0 && state.round >= roundCap) {
    state.phase = 'over'
    state.reason = 'cap'
    emit?.({ type: 'capped', rounds: state.round })
    return false
  }
  state.round++
  return true
}

/** CAT-81: ten points on the own turn win at once, in the middle of an action too (CAT-83). */
export function declareWin(state: State, emit: Emitter): boolean {
  const seat = state.turn
  if (pointsOf(state, seat) < GOAL) {
    if (state.memory !== null) rememberNoWin(state, seat, of(state.points, seat))
    return false
  }
  state.phase = 'over'
  state.reason = 'points'
  state.winner = seat
  emit?.({
    type: 'won',
    seat,
    points: pointsOf(state, seat),
    pointCards: of(state.cards, seat * KINDS + POINT),
  })
  return true
}

/** After an action of the active seat that leaves the turn where it was. */
export function carryOn(state: State, emit: Emitter): void {
  if (!declareWin(state, emit)) askAgain(state, state.turn)
}

/** Back to where a card or the robber interrupted the turn. */
export function resumeTurn(state: State): void {
  if (state.rolled) enterMain(state)
  else {
    state.phase = 'preRoll'
    askAgain(state, state.turn)
  }
}

/** The part of the turn after the roll. When it begins, the others may start to trade. */
export function enterMain(state: State): void {
  const begins = state.phase !== 'main'
  state.phase = 'main'
  if (begins && state.fixed.options.domesticTrade) {
    for (let seat = 0; seat < state.fixed.players; seat++) if (seat !== state.turn) askAgain(state, seat)
  }
  askAgain(state, state.turn)
}

export function enterRobber(state: State, by: 'seven' | 'knight'): void {
  state.phase = 'robber'
  state.knightMoves = by === 'knight'
  askAgain(state, state.turn)
}

/** CAT-35: whatever changes hands or board closes all that is said about trades. */
export function closeTrades(state: State): void {
  state.offerTo = 0
  state.accepted = 0
  state.declined = 0
  state.proposed = 0
}
