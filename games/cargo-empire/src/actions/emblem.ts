/** Emblems: placed once at the start, moved for two cubes (CGE-F1, CGE-F5). */
import type { ActionKind } from '@quayside/rules-kit'
import { canActivate } from '../abilities.ts'
import { advance } from '../advance.ts'
import { CITIES } from '../content.ts'
import { cityName } from '../names.ts'
import type { ReadonlyState } from '../state.ts'
import type { Action, CargoEmpire } from '../types.ts'
import { abilityRefusal, cityHere, Interned, mapKey, payAbility, refuse } from './shared.ts'

const placed = new Interned<Extract<Action, { type: 'placeEmblem' }>>()
const moved = new Interned<Extract<Action, { type: 'moveEmblem' }>>()
const key = (state: ReadonlyState, city: number) => mapKey(state) * 32 + city

export const placeEmblem: ActionKind<CargoEmpire, 'placeEmblem'> = {
  type: 'placeEmblem',
  possible: () => true,

  legal(state, _seat, into) {
    for (let city = 0; city < CITIES; city++) {
      into.push(placed.get(key(state, city), () => ({ type: 'placeEmblem', city: cityName(state, city) })))
    }
  },

  check: (state, _seat, { city }) =>
    cityHere(state, city) < 0 ? refuse('noSuchCity', 'CGE-F1', { city }) : null,

  apply(state, seat, { city }, emit) {
    state.emblem[seat] = cityHere(state, city)
    emit?.({ type: 'emblemPlaced', seat, city })
    state.turn++
    advance(state, emit)
  },
}

export const moveEmblem: ActionKind<CargoEmpire, 'moveEmblem'> = {
  type: 'moveEmblem',
  possible: canActivate,

  legal(state, seat, into) {
    if (!canActivate(state, seat)) return
    for (let city = 0; city < CITIES; city++) {
      if (city === state.emblem[seat]) continue
      into.push(moved.get(key(state, city), () => ({ type: 'moveEmblem', city: cityName(state, city) })))
    }
  },

  check(state, seat, { city }) {
    const refusal = abilityRefusal(state, seat, null)
    if (refusal) return refusal
    if (cityHere(state, city) < 0) return refuse('noSuchCity', 'CGE-F5', { city })
    return cityHere(state, city) === state.emblem[seat] ? refuse('emblemThere', 'CGE-F5') : null
  },

  apply(state, seat, { city }, emit) {
    payAbility(state, seat, 'moveEmblem', city, emit)
    state.emblem[seat] = cityHere(state, city)
    advance(state, emit)
  },
}
