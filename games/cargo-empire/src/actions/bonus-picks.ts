/** What a bonus space asks: which city card, or city or objective (CGE-23, CGE-A2). */
import type { ActionKind } from '@quayside/rules-kit'
import { advance } from '../advance.ts'
import { startObjectives } from '../bonuses.ts'
import { takeFromDisplay } from '../cities.ts'
import type { Action, CargoEmpire } from '../types.ts'
import { refuse } from './shared.ts'

type Take = Extract<Action, { type: 'takeCity' }>
type Prefer = Extract<Action, { type: 'prefer' }>
const TAKE: readonly Take[] = [1, 2, 3, 4, 5].map((slot) => Object.freeze({ type: 'takeCity', slot }))
const PREFER: readonly Prefer[] = (['city', 'objective'] as const).map((bonus) =>
  Object.freeze({ type: 'prefer', bonus }),
)

export const takeCity: ActionKind<CargoEmpire, 'takeCity'> = {
  type: 'takeCity',
  possible: () => true,

  legal(state, _seat, into) {
    for (let slot = 0; slot < state.fixed.displaySize; slot++) into.push(TAKE[slot] as Take)
  },

  check: (state, _seat, { slot }) =>
    slot <= state.fixed.displaySize ? null : refuse('noSuchSlot', 'CGE-23'),

  apply(state, seat, { slot }, emit) {
    state.choice = ''
    takeFromDisplay(state, seat, slot - 1, emit)
    advance(state, emit)
  },
}

export const prefer: ActionKind<CargoEmpire, 'prefer'> = {
  type: 'prefer',
  possible: () => true,

  legal(_state, _seat, into) {
    for (const action of PREFER) into.push(action)
  },

  check: () => null,

  apply(state, _seat, { bonus }, emit) {
    state.choice = ''
    if (bonus === 'city') state.choice = 'takeCity'
    else startObjectives(state)
    advance(state, emit)
  },
}
