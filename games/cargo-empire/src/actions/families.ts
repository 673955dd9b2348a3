/** What each house can do for two kept cubes, besides moving its emblem (CGE-F5). */
import type { ActionKind } from '@quayside/rules-kit'
import { canActivate, colourOf } from '../abilities.ts'
import { advance } from '../advance.ts'
import { gain } from '../bonuses.ts'
import { hasCube, sideOf, takeCube } from '../cities.ts'
import { CARGO, type Cargo, CITIES, TRANSPORTS } from '../content.ts'
import { canEnhance, hasPlainTrain, isPayingCards, staysEfficient } from '../enhanced-trains.ts'
import { cityName, transportOf } from '../names.ts'
import { gainCard, inHand, NONE, type ReadonlyState } from '../state.ts'
import type { Action, CargoEmpire } from '../types.ts'
import { abilityRefusal, cityHere, Interned, mapKey, payAbility, type Refusal, refuse } from './shared.ts'

type Of<K> = Extract<Action, { type: K }>
const SHIP = 2

const GAIN_CAR: Of<'gainCar'> = Object.freeze({ type: 'gainCar' })
const canGainCar = (state: ReadonlyState, seat: number) =>
  colourOf(state, seat) === 'yellow' && canActivate(state, seat)

export const gainCar: ActionKind<CargoEmpire, 'gainCar'> = {
  type: 'gainCar',
  possible: canGainCar,
  legal(state, seat, into) {
    if (canGainCar(state, seat)) into.push(GAIN_CAR)
  },
  check: (state, seat) => abilityRefusal(state, seat, 'yellow'),
  apply(state, seat, _action, emit) {
    payAbility(state, seat, 'gainCar', null, emit)
    gain(state, seat, 0, emit)
    advance(state, emit)
  },
}

const cubes = new Interned<Of<'moveCube'>>()

/** An empty production space of this colour. */
function placeFor(state: ReadonlyState, city: number, cargo: number): number {
  const side = sideOf(state, city)
  for (let i = 0; side && i < 2; i++) {
    if (side.production[i] === cargo && state.cubes[city * 2 + i] === NONE) return city * 2 + i
  }
  return NONE
}

function walkCubes(
  state: ReadonlyState,
  visit: (from: number, to: number, cargo: number) => boolean,
): boolean {
  for (let to = 0; to < CITIES; to++) {
    for (let cargo = 0; cargo < CARGO.length; cargo++) {
      if (placeFor(state, to, cargo) === NONE) continue
      for (let from = 0; from < CITIES; from++) {
        if (from !== to && hasCube(state, from, cargo) && visit(from, to, cargo)) return true
      }
    }
  }
  return false
}

const isGreen = (state: ReadonlyState, seat: number) =>
  colourOf(state, seat) === 'green' && canActivate(state, seat)

export const moveCube: ActionKind<CargoEmpire, 'moveCube'> = {
  type: 'moveCube',
  possible: (state, seat) => isGreen(state, seat) && walkCubes(state, () => true),
  legal(state, seat, into) {
    if (!isGreen(state, seat)) return
    walkCubes(state, (from, to, cargo) => {
      const key = ((mapKey(state) * 24 + from) * 24 + to) * 4 + cargo
      into.push(
        cubes.get(key, () => {
          return {
            type: 'moveCube',
            from: cityName(state, from),
            to: cityName(state, to),
            cargo: CARGO[cargo] as Cargo,
          }
        }),
      )
      return false
    })
  },
  check(state, seat, one) {
    const refusal = abilityRefusal(state, seat, 'green')
    if (refusal) return refusal
    const from = cityHere(state, one.from)
    const to = cityHere(state, one.to)
    const cargo = CARGO.indexOf(one.cargo)
    if (from < 0 || to < 0) return refuse('noSuchCity', 'CGE-F5', { city: from < 0 ? one.from : one.to })
    if (!hasCube(state, from, cargo)) return refuse('noCube', 'CGE-F5', { city: one.from, cargo: one.cargo })
    return from === to || placeFor(state, to, cargo) === NONE
      ? refuse('noPlaceForCube', 'CGE-F5', { city: one.to })
      : null
  },
  explain(state, seat, partial) {
    const cubed = Math.max(
      0,
      state.cubes.findIndex((cube) => cube !== NONE),
    )
    const from = cubed >> 1
    return moveCube.check(state, seat, {
      from: cityName(state, from),
      to: cityName(state, from === 0 ? 1 : 0),
      cargo: CARGO[state.cubes[cubed] as number] ?? 'orange',
      ...partial,
      type: 'moveCube',
    })
  },
  apply(state, seat, one, emit) {
    const cargo = CARGO.indexOf(one.cargo)
    payAbility(state, seat, 'moveCube', one.to, emit)
    takeCube(state, cityHere(state, one.from), cargo)
    state.cubes[placeFor(state, cityHere(state, one.to), cargo)] = cargo
    advance(state, emit)
  },
}

const ENHANCE: Of<'enhance'> = Object.freeze({ type: 'enhance' })

export const enhance: ActionKind<CargoEmpire, 'enhance'> = {
  type: 'enhance',
  possible: canEnhance,
  legal(state, seat, into) {
    if (canEnhance(state, seat)) into.push(ENHANCE)
  },
  check(state, seat) {
    return abilityRefusal(state, seat, 'red') ?? lateRefusal(state, seat)
  },
  apply(state, seat, _action, emit) {
    payAbility(state, seat, 'enhance', null, emit)
    state.enhanced++
    if (isPayingCards(state)) state.steps[1] = (state.steps[1] as number) + 1
    advance(state, emit)
  },
}

function lateRefusal(state: ReadonlyState, seat: number): Refusal {
  if (state.phase === 'plan') return null
  if (!hasPlainTrain(state)) return refuse('tooLate', 'CGE-F5')
  return staysEfficient(state, seat) ? null : refuse('enhanceNeedless', 'CGE-F5')
}

const SWAP: readonly Of<'swapShip'>[] = TRANSPORTS.map((card) => Object.freeze({ type: 'swapShip', card }))
const isBlue = (state: ReadonlyState, seat: number) =>
  colourOf(state, seat) === 'blue' && canActivate(state, seat)
const hasCard = (state: ReadonlyState, seat: number) =>
  inHand(state, seat, 0) + inHand(state, seat, 1) + inHand(state, seat, 2) > 0

export const swapShip: ActionKind<CargoEmpire, 'swapShip'> = {
  type: 'swapShip',
  possible: (state, seat) => isBlue(state, seat) && hasCard(state, seat),
  legal(state, seat, into) {
    if (!isBlue(state, seat)) return
    for (let card = 0; card < 3; card++)
      if (inHand(state, seat, card) > 0) into.push(SWAP[card] as Of<'swapShip'>)
  },
  check(state, seat, { card }) {
    const refusal = abilityRefusal(state, seat, 'blue')
    if (refusal) return refusal
    return inHand(state, seat, transportOf(card)) > 0 ? null : refuse('notInHand', 'CGE-F5')
  },
  apply(state, seat, { card }, emit) {
    payAbility(state, seat, 'swapShip', null, emit)
    gainCard(state, seat, transportOf(card), -1)
    gain(state, seat, SHIP, emit)
    advance(state, emit)
  },
}

const COPY: readonly Of<'copyEmblem'>[] = [0, 1, 2, 3, 4].map((seat) =>
  Object.freeze({ type: 'copyEmblem', seat }),
)
const isPurple = (state: ReadonlyState, seat: number) =>
  colourOf(state, seat) === 'purple' && canActivate(state, seat) && state.phase === 'plan'
const canCopy = (state: ReadonlyState, seat: number, other: number) => {
  return other !== seat && other < state.fixed.players && !(state.copied & (1 << other))
}

export const copyEmblem: ActionKind<CargoEmpire, 'copyEmblem'> = {
  type: 'copyEmblem',
  possible(state, seat) {
    if (!isPurple(state, seat)) return false
    for (let other = 0; other < state.fixed.players; other++) if (canCopy(state, seat, other)) return true
    return false
  },
  legal(state, seat, into) {
    if (!isPurple(state, seat)) return
    for (let other = 0; other < state.fixed.players; other++) {
      if (canCopy(state, seat, other)) into.push(COPY[other] as Of<'copyEmblem'>)
    }
  },
  check(state, seat, action) {
    const refusal = abilityRefusal(state, seat, 'purple')
    if (refusal) return refusal
    if (state.phase !== 'plan') return refuse('tooLate', 'CGE-F4')
    return canCopy(state, seat, action.seat) ? null : refuse('nobodyToCopy', 'CGE-F5')
  },
  apply(state, seat, action, emit) {
    payAbility(state, seat, 'copyEmblem', null, emit)
    state.copied |= 1 << action.seat
    advance(state, emit)
  },
}
