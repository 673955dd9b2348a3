/** The two posts of the set-up: in a city of the display (CGE-51), then in the city dealt face down (CGE-52). */
import type { ActionKind } from '@quayside/rules-kit'
import { advance } from '../advance.ts'
import { placePost } from '../cities.ts'
import { cityName, spaceName, spaceOf } from '../names.ts'
import { NONE, type ReadonlyState } from '../state.ts'
import type { Action, CargoEmpire } from '../types.ts'
import { cityHere, Interned, mapKey, refuse } from './shared.ts'

type StartPost = Extract<Action, { type: 'startPost' }>
const pool = new Interned<StartPost>()

function post(state: ReadonlyState, city: number, space: number): StartPost {
  return pool.get((mapKey(state) * 32 + city) * 2 + space, () => {
    return { type: 'startPost', city: cityName(state, city), space: spaceName(space) }
  })
}

function slotOf(state: ReadonlyState, city: number): number {
  for (let slot = 0; slot < state.fixed.displaySize; slot++) if (state.display[slot] === city) return slot
  return NONE
}

export const startPost: ActionKind<CargoEmpire, 'startPost'> = {
  type: 'startPost',

  possible: () => true,

  legal(state, seat, into) {
    for (let space = 0; space < 2; space++) {
      if (state.phase === 'secondPosts') into.push(post(state, state.faceDown[seat] as number, space))
      else {
        for (let slot = 0; slot < state.fixed.displaySize; slot++) {
          if (!(state.picked & (1 << slot))) into.push(post(state, state.display[slot] as number, space))
        }
      }
    }
  },

  check(state, seat, action) {
    const city = cityHere(state, action.city)
    if (city < 0) return refuse('noSuchCity', 'CGE-18', { city: action.city })
    if (state.phase === 'secondPosts')
      return city === state.faceDown[seat] ? null : refuse('notDealt', 'CGE-18')
    const slot = slotOf(state, city)
    if (slot === NONE) return refuse('notDealt', 'CGE-18')
    return state.picked & (1 << slot) ? refuse('cardPicked', 'CGE-18') : null
  },

  apply(state, seat, action, emit) {
    const city = cityHere(state, action.city)
    if (state.phase === 'firstPosts') {
      state.picked |= 1 << slotOf(state, city)
      state.turn--
    } else {
      emit?.({ type: 'cityRevealed', who: seat, city: action.city })
      state.faceDown[seat] = NONE
      state.cityCards[seat] = (state.cityCards[seat] as number) | (1 << city)
      state.turn++
    }
    placePost(state, seat, city, spaceOf(action.space), emit)
    advance(state, emit)
  },
}
