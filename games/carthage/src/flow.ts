/** Who is to move, and which actions the phase allows. */
import {
  type AnyKind,
  CHANCE,
  type Flow,
  NOBODY,
  type Seat,
  seatPending,
  uniformKinds,
} from '@quayside/rules-kit'
import { buy } from './actions/buy.ts'
import { double } from './actions/double.ts'
import { protect } from './actions/protect.ts'
import { reserve } from './actions/reserve.ts'
import { take } from './actions/take.ts'
import { askOf, type ReadonlyState, seatAtStep } from './state.ts'
import type { Carthage } from './types.ts'

export const kinds = uniformKinds({ take, buy, double, reserve, protect })

type Kinds = readonly AnyKind<Carthage>[]
// Not frozen: random play reads these lists at every move, and frozen ones are slower to read.
const list = (...some: readonly unknown[]): Kinds => some as Kinds
const STANDARD_TURN = list(kinds.take, kinds.buy, kinds.double)
const CLASSIC_TURN = list(kinds.take, kinds.buy, kinds.reserve)
const BUY_ONLY = list(kinds.buy)
const PROTECT = list(kinds.protect)
const NONE = list()

/** The seat that owes a decision; -1 when chance or nobody is to move. */
export function decider(state: ReadonlyState): Seat {
  if (state.phase === 'turn' || state.phase === 'doubleBuy') return state.active
  return state.phase === 'protect' ? seatAtStep(state, state.raidStep) : -1
}

export const flow: Flow<Carthage> = {
  pending(state) {
    if (state.phase === 'over') return NOBODY
    const seat = decider(state)
    return seat < 0 ? CHANCE : seatPending(seat)
  },

  usable(state, seat) {
    if (seat !== decider(state)) return NONE
    if (state.phase === 'turn') return state.fixed.classic ? CLASSIC_TURN : STANDARD_TURN
    return state.phase === 'doubleBuy' ? BUY_ONLY : PROTECT
  },

  ask: askOf,

  refusal(state, seat, type) {
    if (seat !== decider(state)) {
      return { code: 'notYourTurn', rule: state.phase === 'protect' ? 'CTH-17' : 'CTH-4' }
    }
    if (state.phase === 'protect') return { code: 'raidFirst', rule: 'CTH-17' }
    if (state.phase === 'doubleBuy') return { code: 'mustBuyNow', rule: 'CTH-22' }
    if (type === 'double') return { code: 'onlyStandard', rule: 'CTH-C1' }
    if (type === 'reserve') return { code: 'onlyClassic', rule: 'CTH-C1' }
    return { code: 'notNow', rule: 'CTH-4' }
  },
}
