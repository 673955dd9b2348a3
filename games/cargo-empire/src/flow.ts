/** Who is to move, and which actions the moment allows. */
import { type AnyKind, CHANCE, type Flow, NOBODY, seatPending, seatsPending } from '@quayside/rules-kit'
import { prefer, takeCity } from './actions/bonus-picks.ts'
import { deliver } from './actions/deliver.ts'
import { moveEmblem, placeEmblem } from './actions/emblem.ts'
import { restock, supply } from './actions/fall-back.ts'
import { copyEmblem, enhance, gainCar, moveCube, swapShip } from './actions/families.ts'
import { gainCardKind } from './actions/gain-card.ts'
import { keep } from './actions/keep-objective.ts'
import { startPost } from './actions/start-post.ts'
import { step } from './actions/step.ts'
import { vassal } from './actions/vassal.ts'
import { decider, pendingDraw } from './advance.ts'
import { NONE, type ReadonlyState } from './state.ts'
import type { CargoEmpire } from './types.ts'

export const kinds = {
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
}

type Kinds = readonly AnyKind<CargoEmpire>[]
const ABILITIES = [moveEmblem, gainCar, moveCube, enhance, swapShip, copyEmblem]
const list = (...some: readonly unknown[]): Kinds => Object.freeze(some) as Kinds
/** Each moment without and with families: abilities are there at every decision of one's own turn (CGE-F3). */
const moment = (...some: readonly unknown[]) => [list(...some), list(...some, ...ABILITIES)] as const

const NOTHING = list()
const KEEP = moment(keep)
const GAIN = moment(gainCardKind)
const TAKE = moment(takeCity)
const PREFER = moment(prefer)
const STEP = moment(step)
const PLAN = moment(deliver, restock, supply)
const VASSAL_MOVE = moment(vassal)
const START_POST = list(startPost)
const PLACE_EMBLEM = list(placeEmblem)

function momentOf(state: ReadonlyState): readonly [Kinds, Kinds] {
  switch (state.choice) {
    case 'keepObjective':
      return KEEP
    case 'gainCard':
      return GAIN
    case 'takeCity':
      return TAKE
    case 'cityOrObjective':
      return PREFER
    default:
      return state.phase === 'plan' ? PLAN : state.phase === 'vassal' ? VASSAL_MOVE : STEP
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
    return pendingDraw(state) ? CHANCE : seatPending(decider(state))
  },

  usable(state, seat) {
    if (state.phase === 'firstObjectives') return state.chosen[seat] === NONE ? KEEP[0] : NOTHING
    if (seat !== decider(state)) return NOTHING
    if (state.phase === 'firstPosts' || state.phase === 'secondPosts') return START_POST
    if (state.phase === 'emblems') return PLACE_EMBLEM
    const isOwnTurn = state.phase !== 'orderBonus'
    return momentOf(state)[state.fixed.options.families && isOwnTurn ? 1 : 0]
  },

  ask: (state, seat) => state.asks[seat] as number,

  refusal(state, seat, type) {
    if (state.phase !== 'firstObjectives' && seat !== decider(state))
      return { code: 'notYourTurn', rule: 'CGE-2' }
    if (ABILITIES.some((kind) => kind.type === type)) return { code: 'noFamilies', rule: 'CGE-F1' }
    return { code: 'chooseFirst', rule: 'CGE-4' }
  },
}
