/** Push another seat's pirate on to the next one or two and draw (CTG-M2 to CTG-M6). */
import type { ActionKind } from '@quayside/rules-kit'
import { GOAL, MOST_PIRATES, MOST_SEATS, PLACES, SHIP } from '../content.ts'
import { LAYOUTS } from '../fixed.ts'
import { pushed } from '../moved.ts'
import { cardsFor, morganTarget, NOWHERE } from '../moves.ts'
import { placeName, placeOf } from '../names.ts'
import { movePirate, piratesOn, seatAfter } from '../state.ts'
import { canPush, spendAction, startDraw } from '../turn.ts'
import type { ActionOfType, Cartagena } from '../types.ts'
import { foremost } from './problems.ts'

type Morgan = ActionOfType<'morgan'>

const MORGAN: readonly Morgan[] = LAYOUTS.flatMap((_, layout) =>
  Array.from({ length: MOST_SEATS }, (_seat, seat) => seat).flatMap((seat) =>
    Array.from({ length: PLACES }, (_place, place) =>
      Object.freeze({ type: 'morgan' as const, seat, from: placeName(layout, place) }),
    ),
  ),
)

export const morgan: ActionKind<Cartagena, 'morgan'> = {
  type: 'morgan',

  possible: canPush,

  legal(state, seat, into) {
    const { where, fixed } = state
    for (let owner = 0; owner < state.fixed.players; owner++) {
      if (owner === seat) continue
      const first = owner * MOST_PIRATES
      for (let i = first; i < first + fixed.pirates; i++) {
        const place = where[i] as number
        if (i > first && where[i - 1] === place) continue
        if (morganTarget(state, owner, place) !== NOWHERE)
          into.push(MORGAN[(fixed.layout * MOST_SEATS + owner) * PLACES + place] as Morgan)
      }
    }
  },

  check(state, seat, { seat: owner, from }) {
    if (owner >= state.fixed.players) return { code: 'noSuchSeat', rule: null }
    if (owner === seat) return { code: 'ownPirate', rule: 'CTG-M2' }
    const place = placeOf(state.fixed, from)
    if (place < 0 || piratesOn(state, owner, place) === 0)
      return { code: 'noPirateThere', rule: 'CTG-M2', detail: { place: from } }
    if (morganTarget(state, owner, place) !== NOWHERE) return null
    if (place === GOAL || place === SHIP) return { code: 'notPushable', rule: 'CTG-M5' }
    if (state.fixed.isStory && state.shore === 1) return { code: 'shipAway', rule: 'CTG-W3' }
    return { code: 'shipFull', rule: state.fixed.isStory ? 'CTG-W9' : 'CTG-M4' }
  },

  explain(state, seat, { seat: owner = seatAfter(state, seat), from = foremost(state, owner) }) {
    return morgan.check(state, seat, { type: 'morgan', seat: owner, from })
  },

  apply(state, seat, { seat: owner, from }, emit) {
    const place = placeOf(state.fixed, from)
    const to = morganTarget(state, owner, place)
    const cards = cardsFor(state, to)
    if (emit) emit(pushed(state, { by: seat, owner, from: place, to }))
    spendAction(state, 1)
    movePirate(state, owner, place, to)
    startDraw(state, seat, cards, 'act', emit)
  },
}
