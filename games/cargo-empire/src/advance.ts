/** Lets everything happen that nobody decides, until a seat is asked, chance is due, or the game is over. */
import { emblemStep } from './abilities.ts'
import { autoStep, forceWithoutCard, isCityOnTop, placeFirstPost, placeSecondPost } from './auto.ts'
import { giveBonus } from './bonuses.ts'
import { fillDisplay, isDisplayed } from './cities.ts'
import { ENHANCED_REWARD, REWARD } from './content.ts'
import { mayEnhanceLate } from './enhanced-trains.ts'
import { rulesOf } from './fixed.ts'
import { whoOf } from './names.ts'
import { beginRound, endTurn, nextExpressSpace, paySlot, refreshExpress } from './order.ts'
import { decider } from './phase.ts'
import { actor, askAgain, isAuto, NONE, type State } from './state.ts'
import { hasSteps, isAtTop, needsRow, positionOf, stepMarker } from './track.ts'
import { mayStillUse, passTurn } from './turn-end.ts'
import type { Emitter } from './types.ts'
import { hasVassalDelivery } from './vassals.ts'

export function advance(state: State, emit: Emitter): void {
  while (goOn(state, emit)) {
    // Each turn of the loop is one thing that happens by itself.
  }
  const seat = decider(state)
  if (seat !== NONE) askAgain(state, seat)
}

/** False when somebody or chance is due. */
function goOn(state: State, emit: Emitter): boolean {
  if (state.phase === 'over' || state.phase === 'firstObjectives') return false
  if (!fillDisplay(state, emit) || state.objectiveDraws > 0 || state.choice !== '') return false
  if (hasSteps(state)) return walkAlone(state, emit)
  switch (state.phase) {
    case 'orderBonus':
      return goOnOrder(state, emit)
    case 'firstPosts':
      return goOnFirstPosts(state, emit)
    case 'secondPosts':
      return goOnSecondPosts(state, emit)
    case 'emblems':
      return goOnEmblems(state, emit)
    case 'plan':
      return false
    case 'develop':
      return goOnDevelop(state, emit)
    case 'vassal':
      return goOnVassal(state, emit)
    case 'auto':
      return goOnAuto(state, emit)
    case 'express':
      return goOnExpress(state, emit)
  }
}

/** A step that leaves nothing to choose is taken at once. */
function walkAlone(state: State, emit: Emitter): boolean {
  let only = NONE
  for (let marker = 0; marker < 3; marker++) {
    if ((state.steps[marker] as number) === 0) continue
    if (only !== NONE) return false
    only = marker
  }
  const owner = actor(state)
  // CGE-F3: a train can be enhanced before its steps are taken, so red is asked even where the steps leave no choice.
  if (needsRow(positionOf(state, owner, only)) || mayEnhanceLate(state, owner)) return false
  walk(state, only, 0, emit)
  return true
}

/** One due step of the actor's marker, with what it brings (CGE-22). */
export function walk(state: State, marker: number, row: number, emit: Emitter): void {
  state.steps[marker] = (state.steps[marker] as number) - 1
  const owner = actor(state)
  if (isAtTop(state, owner, marker)) return
  giveBonus(state, owner, stepMarker(state, owner, marker, row, emit), emit)
}

function goOnOrder(state: State, emit: Emitter): boolean {
  if (state.turn < state.fixed.participants) {
    paySlot(state, emit)
    return true
  }
  if (state.round === 0) {
    state.phase = 'firstPosts'
    state.turn = state.fixed.participants - 1
  } else if (state.fixed.options.map === 'dior') refreshExpress(state)
  else beginRound(state, emit)
  return true
}

/** CGE set-up: the last in order chooses first; the automatic opponent takes what is left. */
function goOnFirstPosts(state: State, emit: Emitter): boolean {
  if (state.turn >= 0 && !isAuto(state, actor(state))) return false
  if (state.turn >= 0) {
    state.turn--
    return true
  }
  if (state.fixed.auto !== NONE) placeFirstPost(state, emit)
  state.phase = 'secondPosts'
  state.turn = 0
  return true
}

function goOnSecondPosts(state: State, emit: Emitter): boolean {
  const { participants, auto, options } = state.fixed
  if (state.turn < participants) {
    if (!isAuto(state, actor(state))) return false
    state.turn++
    return true
  }
  if (auto !== NONE) placeSecondPost(state, emit)
  state.turn = 0
  if (options.families) state.phase = 'emblems'
  else beginRound(state, emit)
  return true
}

function goOnEmblems(state: State, emit: Emitter): boolean {
  if (state.turn === state.fixed.participants) {
    beginRound(state, emit)
    return true
  }
  if (!isAuto(state, actor(state))) return false
  state.turn++
  return true
}

/** CGE-19: express tile, then cards, then cities and upgrade, then the end of the turn. */
function goOnDevelop(state: State, emit: Emitter): boolean {
  if (state.stage === 'express') {
    state.stage = 'cards'
    payCards(state)
    return true
  }
  if (state.stage === 'cards') {
    state.stage = 'extra'
    countExtra(state, emit)
    return true
  }
  if (state.stage === 'end') return goOnEnd(state, emit)
  if (state.extra > 0) return giveExtraAlone(state)
  if (state.fixed.options.opponent === 'vassals') state.phase = 'vassal'
  else state.stage = 'end'
  return true
}

function goOnEnd(state: State, emit: Emitter): boolean {
  if (mayStillUse(state)) return false
  passTurn(state, emit)
  return true
}

/** CGE-20: every card pays its own marker. */
function payCards(state: State): void {
  const [car, train, ship] = [
    state.playedCards[0] as number,
    state.playedCards[1] as number,
    state.playedCards[2] as number,
  ]
  const enhanced = Math.min(state.enhanced, train)
  state.steps[0] = car * (REWARD[0] as number)
  state.steps[1] = (train - enhanced) * (REWARD[1] as number) + enhanced * ENHANCED_REWARD
  state.steps[2] = ship * (REWARD[2] as number)
  state.moved = (car > 0 ? 1 : 0) | (train > 0 ? 2 : 0) | (ship > 0 ? 4 : 0)
}

/** CGE-24, CGE-25. Purple's step is earned where the delivery is declared (CGE-F4); version 1 looked for its emblem here. */
function countExtra(state: State, emit: Emitter): void {
  const seat = actor(state)
  const counts = (city: number) =>
    isDisplayed(state, city) || ((state.cityCards[seat] as number) & (1 << city)) !== 0
  const emblem = rulesOf(state) < 2 ? emblemStep(state, seat) : state.extra
  const cities = (counts(state.from) ? 1 : 0) + (counts(state.to) ? 1 : 0) + emblem
  state.extra = cities + state.fullUpgrade
  if (state.extra > 0)
    emit?.({ type: 'extraSteps', who: whoOf(state, seat), cities, upgrade: state.fullUpgrade })
}

/** CGE-26: with a single marker that moved there is nothing to choose. */
function giveExtraAlone(state: State): boolean {
  const { moved } = state
  if (moved & (moved - 1)) return false
  state.steps[moved >> 1] = 1
  state.extra--
  return true
}

function goOnVassal(state: State, emit: Emitter): boolean {
  if (state.stage !== 'end') state.stage = hasVassalDelivery(state, actor(state)) ? 'extra' : 'idle'
  return state.stage !== 'extra' && goOnEnd(state, emit)
}

function goOnAuto(state: State, emit: Emitter): boolean {
  if (state.autoStage === 'card') return false
  if (state.autoStage === 'forced') {
    if (isCityOnTop(state)) return false
    forceWithoutCard(state, emit)
    return true
  }
  if (state.autoSteps > 0) autoStep(state, emit)
  else endTurn(state, emit)
  return true
}

function goOnExpress(state: State, emit: Emitter): boolean {
  if (nextExpressSpace(state) !== NONE) return false
  beginRound(state, emit)
  return true
}
