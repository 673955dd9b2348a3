/** The moment of a game as one tagged union, read from the fixed slots of the state. */
import { BrokenRule, pileSize } from '@quayside/rules-kit'
import { isCityOnTop } from './auto.ts'
import { emptySlot } from './cities.ts'
import { rulesOf } from './fixed.ts'
import { actor, type Choice, NONE, type ReadonlyState } from './state.ts'
import { hasSteps } from './track.ts'

export type Draw = 'city' | 'objective' | 'auto' | 'express'

type BonusChoice = Exclude<Choice, ''>

export type Phase =
  | { readonly type: 'over' }
  | { readonly type: 'chance'; readonly draw: Draw }
  /** Every seat keeps one of two objectives, secretly. */
  | { readonly type: 'firstObjectives' }
  /** The order track pays a card of the seat's choice. */
  | { readonly type: 'slotCard' }
  /** A post in a city of the display, or in the city that was dealt face down. */
  | { readonly type: 'startPost'; readonly city: 'displayed' | 'dealt' }
  | { readonly type: 'placeEmblem' }
  | { readonly type: 'plan' }
  /** What a space of the track brought; on the order track it is nobody's turn. */
  | { readonly type: 'bonus'; readonly choice: BonusChoice; readonly isOwnTurn: boolean }
  /** Steps are due, or free ones are to be given to markers that moved. */
  | { readonly type: 'step'; readonly isOwnTurn: boolean }
  | { readonly type: 'vassal' }
  /** Everything is done, and an ability could still be used. */
  | { readonly type: 'turnEnd' }

/** One frozen object for each phase: play-outs read it at every move and must not allocate. */
const phase = (one: Phase): Phase => Object.freeze(one)
const OVER = phase({ type: 'over' })
const FIRST_OBJECTIVES = phase({ type: 'firstObjectives' })
const SLOT_CARD = phase({ type: 'slotCard' })
const DISPLAYED = phase({ type: 'startPost', city: 'displayed' })
const DEALT = phase({ type: 'startPost', city: 'dealt' })
const PLACE_EMBLEM = phase({ type: 'placeEmblem' })
const PLAN = phase({ type: 'plan' })
const VASSAL = phase({ type: 'vassal' })
const TURN_END = phase({ type: 'turnEnd' })
const STEP = [false, true].map((isOwnTurn) => phase({ type: 'step', isOwnTurn }))
const CHANCE: { readonly [D in Draw]: Phase } = {
  city: phase({ type: 'chance', draw: 'city' }),
  objective: phase({ type: 'chance', draw: 'objective' }),
  auto: phase({ type: 'chance', draw: 'auto' }),
  express: phase({ type: 'chance', draw: 'express' }),
}
const bonus = (choice: BonusChoice) =>
  [false, true].map((isOwnTurn) => phase({ type: 'bonus', choice, isOwnTurn }))
const BONUS: { readonly [C in BonusChoice]: readonly Phase[] } = {
  keepObjective: bonus('keepObjective'),
  takeCity: bonus('takeCity'),
  gainCard: bonus('gainCard'),
  cityOrObjective: bonus('cityOrObjective'),
}

export function phaseOf(state: ReadonlyState): Phase {
  if (state.phase === 'over') return OVER
  if (state.phase === 'firstObjectives') return FIRST_OBJECTIVES
  const draw = pendingDraw(state)
  if (draw !== null) return CHANCE[draw]
  const isOwnTurn = state.phase === 'orderBonus' ? 0 : 1
  if (state.choice !== '') return isSlotCard(state) ? SLOT_CARD : (BONUS[state.choice][isOwnTurn] as Phase)
  return hasSteps(state) ? (STEP[isOwnTurn] as Phase) : ofTurn(state)
}

/** CGE-P2: the card of the slot itself; one from a space that its step entered is an ordinary bonus (in version 1 it chained). */
function isSlotCard(state: ReadonlyState): boolean {
  if (state.phase !== 'orderBonus' || state.choice !== 'gainCard') return false
  return state.paid === 0 || rulesOf(state) < 2
}

function ofTurn(state: ReadonlyState): Phase {
  switch (state.phase) {
    case 'firstPosts':
      return DISPLAYED
    case 'secondPosts':
      return DEALT
    case 'emblems':
      return PLACE_EMBLEM
    case 'plan':
      return PLAN
    case 'develop':
      return state.stage === 'end' ? TURN_END : (STEP[1] as Phase)
    case 'vassal':
      return state.stage === 'end' || state.stage === 'idle' ? TURN_END : VASSAL
    default:
      throw new BrokenRule(`nobody is asked in the phase ${state.phase}`)
  }
}

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
