/** Choose a transport card: from the order track or a bonus space (CGE-29, CGE-A2, CGE-P2). */
import type { ActionKind } from '@quayside/rules-kit'
import { advance } from '../advance.ts'
import { gain } from '../bonuses.ts'
import { TRANSPORTS } from '../content.ts'
import { transportName, transportOf } from '../names.ts'
import { STEP_SLOT } from '../order.ts'
import { phaseOf } from '../phase.ts'
import type { Action, CargoEmpire } from '../types.ts'

type Gain = Extract<Action, { type: 'gainCard' }>
const GAIN: readonly Gain[] = TRANSPORTS.map((card) => Object.freeze({ type: 'gainCard', card }))

export const gainCardKind: ActionKind<CargoEmpire, 'gainCard'> = {
  type: 'gainCard',

  possible: () => true,

  legal(_state, _seat, into) {
    for (const action of GAIN) into.push(action)
  },

  check: () => null,

  apply(state, seat, { card }, emit) {
    const transport = transportOf(card)
    const isSlotCard = phaseOf(state).type === 'slotCard'
    state.choice = ''
    if (isSlotCard) {
      emit?.({ type: 'slotTaken', who: seat, slot: state.turn + 1, card: transportName(transport) })
      state.paid = 1
      if (state.turn === STEP_SLOT) state.steps[transport] = 1
    }
    gain(state, seat, transport, emit)
    advance(state, emit)
  },
}
