/** Lets everything happen that nobody decides, until a seat is asked, chance is due, or the game is over. */
import { pileSize } from '@quayside/rules-kit'
import { abilityCity } from './abilities.ts'
import { autoStep, forceWithoutCard, isCityOnTop, placeFirstPost, placeSecondPost } from './auto.ts'
import { giveBonus } from './bonuses.ts'
import { emptySlot, fillDisplay, isDisplayed } from './cities.ts'
import { ENHANCED_REWARD, REWARD } from './content.ts'
import { whoOf } from './names.ts'
import { beginRound, endTurn, nextExpressSpace, paySlot, refreshExpress } from './order.ts'
import { actor, askAgain, isAuto, NONE, type ReadonlyState, type State, VASSAL } from './state.ts'
import { isAtTop, needsRow, positionOf, stepMarker } from './track.ts'
import type { Emitter } from './types.ts'
import { hasVassalDelivery } from './vassals.ts'

export type Draw = 'city' | 'objective' | 'auto' | 'express'

/** What chance has to decide now. */
export function pendingDraw(state: ReadonlyState): Draw | null {
  if (state.phase === 'over' || state.phase === 'firstObjectives') return null
  if (emptySlot(state) !== NONE && pileSize(state.cityPile) > 0) return 'city'
  if (state.objectiveDraws > 0) return 'objective'
  if (state.phase === 'express') return 'express'
  if (state.phase !== 'auto') return null
  if (state.autoStage === 'card') return 'auto'
  return state.autoStage === 'forced' && isCityOnTop(state) ? 'city' : null
}

/** The seat that is asked; NONE while chance is due, many are asked at once, or the game is over. */
export function decider(state: ReadonlyState): number {
  if (state.phase === 'over' || state.phase === 'firstObjectives' || pendingDraw(state)) return NONE
  return actor(state)
}

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

export function hasSteps(state: ReadonlyState): boolean {
  return (state.steps[0] as number) + (state.steps[1] as number) + (state.steps[2] as number) > 0
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
  if (needsRow(positionOf(state, owner, only))) return false
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
  if (state.extra > 0) return giveExtraAlone(state)
  if (state.fixed.options.opponent === 'vassals') state.phase = 'vassal'
  else endTurn(state, emit)
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

/** CGE-24, CGE-25. */
function countExtra(state: State, emit: Emitter): void {
  const seat = actor(state)
  const counts = (city: number) =>
    isDisplayed(state, city) || ((state.cityCards[seat] as number) & (1 << city)) !== 0
  const purple = abilityCity(state, seat, 'purple')
  const more = purple !== NONE && (purple === state.from || purple === state.to) ? 1 : 0
  const cities = (counts(state.from) ? 1 : 0) + (counts(state.to) ? 1 : 0) + more
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
  const seat = actor(state)
  if (hasVassalDelivery(state, seat)) return false
  state.postsLeft[VASSAL + seat] = (state.postsLeft[VASSAL + seat] as number) - 1
  emit?.({ type: 'vassalIdle', seat })
  endTurn(state, emit)
  return true
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
