/** What playing cards does: to the discard pile, then the outlaws' discards, then the effect (CTG-23, CTG-O3). */
import { at, type Seat } from '@quayside/rules-kit'
import { isDark, LETTERS, OUTLAW_LIMIT } from './content.ts'
import type { Event } from './events.ts'
import { rememberLook, rememberShown } from './memory.ts'
import { forwardMoved } from './moved.ts'
import { forwardTarget, pairTarget } from './moves.ts'
import { handNames } from './names.ts'
import {
  addTo,
  addToHand,
  askAgain,
  type Effect,
  movePirate,
  type State,
  seatAtStep,
  sizeOfHand,
} from './state.ts'
import { finishAction, spendAction, startDraw } from './turn.ts'
import type { Emitter } from './types.ts'

const LANTERN_CARDS = 4

export type CardUse = Extract<Event, { type: 'played' }>['use']

/** A card leaves the hand in the open. */
export function discardFromHand(state: State, seat: Seat, kind: number): void {
  addToHand(state, seat, kind, -1)
  addTo(state.discard, kind, 1)
  rememberShown(state, seat, kind)
}

/** Plays a single card; the way of plain forward moves, which allocates nothing without a listener. */
export function playCard(state: State, seat: Seat, kind: number, emit: Emitter): void {
  discardFromHand(state, seat, kind)
  afterCards(state, isDark(kind), emit)
}

/** Sets what the cards will do; `playCard` or `playCards` follows. */
export function prepare(state: State, effect: Effect, symbol: number, from: number, target: Seat): void {
  state.effect = effect
  state.effectSymbol = symbol
  state.effectFrom = from
  state.target = target
}

export function playCards(state: State, seat: Seat, kinds: readonly number[], emit: Emitter): void {
  let dark = false
  for (const kind of kinds) {
    discardFromHand(state, seat, kind)
    dark ||= isDark(kind)
  }
  afterCards(state, dark, emit)
}

export function sayPlayed(
  emit: Emitter,
  seat: Seat,
  use: CardUse,
  cards: readonly string[],
  symbol: number,
): void {
  emit?.({ type: 'played', seat, cards, use, as: at(LETTERS, symbol) })
}

function afterCards(state: State, dark: boolean, emit: Emitter): void {
  spendAction(state, state.effect === 'pair' ? 2 : 1)
  if (!dark) {
    runEffect(state, emit)
    return
  }
  emit?.({ type: 'darkPlayed', seat: state.active })
  state.discardStep = 0
  nextDiscard(state, emit)
}

/** CTG-O1: the next seat with too many cards discards; after the last the effect comes. */
export function nextDiscard(state: State, emit: Emitter): void {
  while (++state.discardStep < state.fixed.players) {
    const seat = seatAtStep(state, state.discardStep)
    if (sizeOfHand(state, seat) <= OUTLAW_LIMIT) continue
    state.phase = 'discard'
    askAgain(state, seat)
    return
  }
  state.discardStep = 0
  runEffect(state, emit)
}

function runEffect(state: State, emit: Emitter): void {
  const { effect, effectSymbol: symbol, effectFrom: from, target } = state
  if (effect !== 'chest') prepare(state, '', 0, 0, 0)
  switch (effect) {
    case 'forward':
      moveForward(state, from, forwardTarget(state, state.active, from, symbol), symbol, emit)
      return
    case 'pair':
      movePair(state, from, pairTarget(state, state.active, from, symbol), symbol, emit)
      return
    case 'gun':
      lookAtHand(state, target, emit)
      return
    case 'rum':
      startDraw(state, state.active, state.fixed.players + 1, 'share', emit)
      return
    case 'lantern':
      startDraw(state, state.active, LANTERN_CARDS, 'keep', emit)
      return
    case 'chest':
      state.phase = 'token'
  }
}

function moveForward(state: State, from: number, to: number, symbol: number, emit: Emitter): void {
  const seat = state.active
  if (emit) emit(forwardMoved(state, from, to, symbol, 1))
  movePirate(state, seat, from, to)
  finishAction(state, emit)
}

function movePair(state: State, from: number, to: number, symbol: number, emit: Emitter): void {
  const seat = state.active
  if (emit) emit(forwardMoved(state, from, to, symbol, 2))
  movePirate(state, seat, from, to)
  movePirate(state, seat, from, to)
  finishAction(state, emit)
}

function lookAtHand(state: State, target: Seat, emit: Emitter): void {
  state.target = target
  state.phase = 'take'
  rememberLook(state, state.active, target)
  if (emit) emit({ type: 'lookedAt', seat: state.active, target, hand: handNames(state, target) })
  askAgain(state, state.active)
}
