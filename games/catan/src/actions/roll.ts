/** Roll the dice: compulsory, once a turn (CAT-10). */
import type { ActionKind } from '@quayside/rules-kit'
import type { ActionNamed, Catan } from '../types.ts'

const ROLL: ActionNamed<'roll'> = Object.freeze({ type: 'roll' })

export const roll: ActionKind<Catan, 'roll'> = {
  type: 'roll',
  possible: () => true,
  legal: (_state, _seat, into) => into.push(ROLL),
  check: () => null,
  apply(state) {
    state.phase = 'rolling'
  },
}
