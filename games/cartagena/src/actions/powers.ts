/** Black Magic Woman: the powers that need no second card (CTG-B4 to CTG-B6, CTG-B10). */
import type { ActionKind, Rejection, Seat } from '@quayside/rules-kit'
import { CARDS, CHEST, GUN, kindOf, LANTERN, MOST_PIRATES, MOST_SEATS, PLACES, RUM } from '../content.ts'
import { placeOf } from '../names.ts'
import { playCard, prepare, sayPlayed } from '../play.ts'
import { inHand, piratesOn, type State, seatAfter, sizeOfHand } from '../state.ts'
import type { ActionOfType, Cartagena, Code, Emitter } from '../types.ts'
import { foremost, likelyCard } from './problems.ts'

/** The two cards of a symbol: plain and dark. */
const both = (symbol: number) => CARDS.slice(symbol * 2, symbol * 2 + 2)
const hasAny = (state: State, seat: Seat, symbol: number) =>
  inHand(state, seat, symbol * 2) + inHand(state, seat, symbol * 2 + 1) > 0

function missing(state: State, seat: Seat, card: string): Rejection<Code> | null {
  return inHand(state, seat, kindOf(card)) > 0
    ? null
    : { code: 'notInHand', rule: 'CTG-B2', detail: { card } }
}

const GUNS: readonly ActionOfType<'gun'>[] = both(GUN).flatMap((card) =>
  Array.from({ length: MOST_SEATS }, (_, target) => Object.freeze({ type: 'gun' as const, card, target })),
)

export const gun: ActionKind<Cartagena, 'gun'> = {
  type: 'gun',

  possible(state, seat) {
    if (!hasAny(state, seat, GUN)) return false
    for (let target = 0; target < state.fixed.players; target++)
      if (target !== seat && sizeOfHand(state, target) > 0) return true
    return false
  },

  legal(state, seat, into) {
    for (let dark = 0; dark < 2; dark++) {
      if (inHand(state, seat, GUN * 2 + dark) === 0) continue
      for (let target = 0; target < state.fixed.players; target++)
        if (target !== seat && sizeOfHand(state, target) > 0)
          into.push(GUNS[dark * MOST_SEATS + target] as ActionOfType<'gun'>)
    }
  },

  check(state, seat, { card, target }) {
    if (target >= state.fixed.players) return { code: 'noSuchSeat', rule: null }
    if (target === seat) return { code: 'ownHand', rule: 'CTG-B4' }
    const wrong = missing(state, seat, card)
    if (wrong) return wrong
    return sizeOfHand(state, target) > 0 ? null : { code: 'emptyHand', rule: 'CTG-B4' }
  },

  explain(state, seat, { card = likelyCard(state, seat, GUN), target = seatAfter(state, seat) }) {
    return gun.check(state, seat, { type: 'gun', card, target })
  },

  apply(state, seat, { card, target }, emit) {
    if (emit) sayPlayed(emit, seat, 'gun', [card], GUN)
    prepare(state, 'gun', GUN, 0, target)
    playCard(state, seat, kindOf(card), emit)
  },
}

/** Rum and lantern name nothing but the card. */
function lookPower(use: 'rum' | 'lantern', symbol: number) {
  return {
    possible: (state: State, seat: Seat) => hasAny(state, seat, symbol),
    check: (state: State, seat: Seat, { card }: { card: string }) => missing(state, seat, card),
    apply(state: State, seat: Seat, { card }: { card: string }, emit: Emitter) {
      if (emit) sayPlayed(emit, seat, use, [card], symbol)
      prepare(state, use, symbol, 0, 0)
      playCard(state, seat, kindOf(card), emit)
    },
  }
}

const RUMS = both(RUM).map((card) => Object.freeze({ type: 'rum' as const, card }))
const LANTERNS = both(LANTERN).map((card) => Object.freeze({ type: 'lantern' as const, card }))

export const rum: ActionKind<Cartagena, 'rum'> = {
  type: 'rum',
  ...lookPower('rum', RUM),
  legal(state, seat, into) {
    for (let dark = 0; dark < 2; dark++)
      if (inHand(state, seat, RUM * 2 + dark) > 0) into.push(RUMS[dark] as ActionOfType<'rum'>)
  },
}

export const lantern: ActionKind<Cartagena, 'lantern'> = {
  type: 'lantern',
  ...lookPower('lantern', LANTERN),
  legal(state, seat, into) {
    for (let dark = 0; dark < 2; dark++)
      if (inHand(state, seat, LANTERN * 2 + dark) > 0) into.push(LANTERNS[dark] as ActionOfType<'lantern'>)
  },
}

const CHESTS: readonly ActionOfType<'chest'>[] = both(CHEST).flatMap((card) =>
  Array.from({ length: PLACES }, (_, from) => Object.freeze({ type: 'chest' as const, card, from })),
)

export const chest: ActionKind<Cartagena, 'chest'> = {
  type: 'chest',

  possible(state, seat) {
    if (!hasAny(state, seat, CHEST)) return false
    const first = seat * MOST_PIRATES
    for (let i = first; i < first + state.fixed.pirates; i++)
      if (state.token[state.where[i] as number] === 1) return true
    return false
  },

  legal(state, seat, into) {
    const { where, token } = state
    const first = seat * MOST_PIRATES
    for (let dark = 0; dark < 2; dark++) {
      if (inHand(state, seat, CHEST * 2 + dark) === 0) continue
      for (let i = first; i < first + state.fixed.pirates; i++) {
        const place = where[i] as number
        if (token[place] === 1 && !(i > first && where[i - 1] === place))
          into.push(CHESTS[dark * PLACES + place] as ActionOfType<'chest'>)
      }
    }
  },

  check(state, seat, { card, from }) {
    const wrong = missing(state, seat, card)
    if (wrong) return wrong
    const place = placeOf(state.fixed, from)
    if (place < 0 || piratesOn(state, seat, place) === 0)
      return { code: 'noPirateThere', rule: 'CTG-B10', detail: { place: from } }
    return state.token[place] === 1 ? null : { code: 'noToken', rule: 'CTG-B10' }
  },

  explain(state, seat, { card = likelyCard(state, seat, CHEST), from = foremost(state, seat) }) {
    return chest.check(state, seat, { type: 'chest', card, from })
  },

  apply(state, seat, { card, from }, emit) {
    if (emit) sayPlayed(emit, seat, 'chest', [card], CHEST)
    prepare(state, 'chest', CHEST, placeOf(state.fixed, from), 0)
    playCard(state, seat, kindOf(card), emit)
  },
}
