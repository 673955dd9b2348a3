/** Who is to move, and which actions the moment allows. */
import {
  type AnyKind,
  CHANCE,
  type Flow,
  NOBODY,
  seatPending,
  seatsPending,
  uniformKinds,
} from '@quayside/rules-kit'
import { prefer, takeCity } from './actions/bonus-picks.ts'
import { deliver } from './actions/deliver.ts'
import { moveEmblem, placeEmblem } from './actions/emblem.ts'
import { endTurn } from './actions/end-turn.ts'
import { restock, supply } from './actions/fall-back.ts'
import { copyEmblem, enhance, gainCar, moveCube, swapShip } from './actions/families.ts'
import { gainCardKind } from './actions/gain-card.ts'
import { keep } from './actions/keep-objective.ts'
import { startPost } from './actions/start-post.ts'
import { step } from './actions/step.ts'
import { vassal } from './actions/vassal.ts'
import { decider, pendingDraw, phaseOf } from './phase.ts'
import { actor, NONE, type ReadonlyState } from './state.ts'
import type { CargoEmpire } from './types.ts'

export const kinds = uniformKinds({
  keepObjective: keep,
  gainCard: gainCardKind,
  startPost,
  placeEmblem,
  deliver,
  restock,
  supply,
  step,
  takeCity,
  prefer,
  vassal,
  moveEmblem,
  gainCar,
  moveCube,
  enhance,
  swapShip,
  copyEmblem,
  endTurn,
})

type Kinds = readonly AnyKind<CargoEmpire>[]
const ABILITIES = [
  kinds.moveEmblem,
  kinds.gainCar,
  kinds.moveCube,
  kinds.enhance,
  kinds.swapShip,
  kinds.copyEmblem,
]
// Not frozen: random play reads these lists at every move, and frozen ones are slower to read.
const list = (...some: readonly unknown[]): Kinds => some as Kinds
/** Each moment without and with families: abilities are there at every decision of one's own turn (CGE-F3). */
const moment = (...some: readonly unknown[]) => [list(...some), list(...some, ...ABILITIES)] as const

const NOTHING = list()
const KEEP = moment(kinds.keepObjective)
const GAIN = moment(kinds.gainCard)
const STEP = moment(kinds.step)
const PLAN = moment(kinds.deliver, kinds.restock, kinds.supply)
const VASSAL_MOVE = moment(kinds.vassal)
const TURN_END = moment(kinds.endTurn)
const START_POST = list(kinds.startPost)
const PLACE_EMBLEM = list(kinds.placeEmblem)
const BONUS = {
  keepObjective: KEEP,
  takeCity: moment(kinds.takeCity),
  gainCard: GAIN,
  cityOrObjective: moment(kinds.prefer),
} as const

/** What the seat at turn can do. */
function usableNow(state: ReadonlyState): Kinds {
  const families = state.fixed.options.families ? 1 : 0
  const phase = phaseOf(state)
  switch (phase.type) {
    case 'slotCard':
      return GAIN[0]
    case 'startPost':
      return START_POST
    case 'placeEmblem':
      return PLACE_EMBLEM
    case 'plan':
      return PLAN[families]
    case 'bonus':
      return BONUS[phase.choice][phase.isOwnTurn ? families : 0]
    case 'step':
      return STEP[phase.isOwnTurn ? families : 0]
    case 'vassal':
      return VASSAL_MOVE[families]
    case 'turnEnd':
      return TURN_END[families]
    default:
      return NOTHING
  }
}

function thinkingBits(state: ReadonlyState): number {
  let bits = 0
  for (let seat = 0; seat < state.fixed.players; seat++) if (state.chosen[seat] === NONE) bits |= 1 << seat
  return bits
}

export const flow: Flow<CargoEmpire> = {
  pending(state) {
    if (state.phase === 'over') return NOBODY
    if (state.phase === 'firstObjectives') return seatsPending(thinkingBits(state))
    return pendingDraw(state) ? CHANCE : seatPending(actor(state))
  },

  usable(state, seat) {
    if (state.phase === 'firstObjectives') return state.chosen[seat] === NONE ? KEEP[0] : NOTHING
    return seat === decider(state) ? usableNow(state) : NOTHING
  },

  ask: (state, seat) => state.asks[seat] as number,

  refusal(state, seat, type) {
    if (state.phase !== 'firstObjectives' && seat !== decider(state))
      return { code: 'notYourTurn', rule: 'CGE-2' }
    if (ABILITIES.some((kind) => kind.type === type)) return { code: 'noFamilies', rule: 'CGE-F1' }
    return { code: 'chooseFirst', rule: 'CGE-4' }
  },
}
