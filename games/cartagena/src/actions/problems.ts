/** Refusals that several actions share. */
import type { Rejection, Seat } from '@quayside/rules-kit'
import { GOAL, SHIP } from '../content.ts'
import { piratesOn, type State } from '../state.ts'
import type { Code, Place } from '../types.ts'

/** No own pirate there, or one that has arrived. */
export function pirateProblem(state: State, seat: Seat, place: number, name: Place): Rejection<Code> | null {
  if (place < 0 || piratesOn(state, seat, place) === 0)
    return { code: 'noPirateThere', rule: 'CTG-20', detail: { place: name } }
  return place === GOAL ? { code: 'alreadyHome', rule: 'CTG-20' } : null
}

/** Why a pirate of the whole story finds no place ahead. */
export function noWayForward(state: State, place: number): Rejection<Code> {
  if (place === SHIP) return { code: 'shipNotThere', rule: 'CTG-W4' }
  if (state.shore === 1) return { code: 'shipAway', rule: 'CTG-W3' }
  return { code: 'shipFull', rule: 'CTG-W9' }
}
