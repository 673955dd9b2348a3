/** The vassal's delivery after one's own turn (CGE-V3). */
import type { ActionKind } from '@quayside/rules-kit'
import { advance } from '../advance.ts'
import { placePost, takeCube } from '../cities.ts'
import { CARGO, type Cargo } from '../content.ts'
import { cityName, spaceName, spaceOf } from '../names.ts'
import { type ReadonlyState, VASSAL } from '../state.ts'
import type { Action, CargoEmpire } from '../types.ts'
import { canVassalDeliver, walkVassal } from '../vassals.ts'
import { cityHere, Interned, mapKey, refuse } from './shared.ts'

type Vassal = Extract<Action, { type: 'vassal' }>
const pool = new Interned<Vassal>()

function action(state: ReadonlyState, from: number, to: number, cargo: number, space: number): Vassal {
  const key = ((mapKey(state) * 24 + from) * 24 + to) * 8 + cargo * 2 + space
  return pool.get(key, () => {
    return {
      type: 'vassal',
      from: cityName(state, from),
      to: cityName(state, to),
      cargo: CARGO[cargo] as Cargo,
      space: spaceName(space),
    }
  })
}

export const vassal: ActionKind<CargoEmpire, 'vassal'> = {
  type: 'vassal',
  possible: () => true,

  legal(state, seat, into) {
    walkVassal(state, seat, (from, to, cargo, space) => {
      into.push(action(state, from, to, cargo, space))
      return false
    })
  },

  check(state, seat, one) {
    const from = cityHere(state, one.from)
    const to = cityHere(state, one.to)
    if (from < 0 || to < 0) return refuse('noSuchCity', 'CGE-V3', { city: from < 0 ? one.from : one.to })
    const fits = canVassalDeliver(
      state,
      seat,
      { from, to, cargo: CARGO.indexOf(one.cargo) },
      spaceOf(one.space),
    )
    return fits ? null : refuse('noVassalRoute', 'CGE-V3')
  },

  apply(state, seat, one, emit) {
    const owner = VASSAL + seat
    takeCube(state, cityHere(state, one.from), CARGO.indexOf(one.cargo))
    state.postsLeft[owner] = (state.postsLeft[owner] as number) - 1
    emit?.({
      type: 'delivered',
      who: seat,
      vassal: true,
      from: one.from,
      to: one.to,
      cargo: one.cargo,
      cards: null,
    })
    placePost(state, owner, cityHere(state, one.to), spaceOf(one.space), emit)
    state.stage = 'end'
    advance(state, emit)
  },
}
