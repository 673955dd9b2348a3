/** Refusals that several actions share. */
import type { Rejection, Seat } from '@quayside/rules-kit'
import { CARDS, GOAL, KINDS, MOST_PIRATES, SHIP } from '../content.ts'
import { placeName } from '../names.ts'
import { inHand, piratesOn, type State } from '../state.ts'
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

/** Where a seat's foremost pirate stands that is not home: what one thinks of when nothing is chosen yet. */
export function foremost(state: State, seat: Seat): Place {
  const first = seat * MOST_PIRATES
  let place = state.where[first] as number
  for (let i = first; i < first + state.fixed.pirates; i++)
    if (state.where[i] !== GOAL) place = state.where[i] as number
  return placeName(state.fixed.layout, place)
}

/** The first card of a symbol that a seat holds, or its plain one; any symbol if none is given. */
export function likelyCard(state: State, seat: Seat, symbol?: number): string {
  const from = symbol === undefined ? 0 : symbol * 2
  const to = symbol === undefined ? KINDS : from + 2
  for (let kind = from; kind < to; kind++) if (inHand(state, seat, kind) > 0) return CARDS[kind] as string
  return CARDS[from] as string
}
