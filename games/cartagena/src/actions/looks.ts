/** The private second choice of gun, rum and lantern (CTG-B4 to CTG-B6, CTG-B15). */
import type { ActionKind } from '@quayside/rules-kit'
import { CARDS, cardName, KINDS, kindOf } from '../content.ts'
import { rememberGiven, rememberPutBack, rememberTaken } from '../memory.ts'
import { namesOf } from '../names.ts'
import { countSequences, eachSequence, holdsAll, nthSequence } from '../sequences.ts'
import { addTo, addToHand, inHand, type State, seatAtStep, sumOf } from '../state.ts'
import { finishAction, startDraw } from '../turn.ts'
import type { ActionOfType, Cartagena } from '../types.ts'

type Take = ActionOfType<'take'>
type Share = ActionOfType<'share'>
type Keep = ActionOfType<'keep'>

const KEPT_OF_RUM = 2
const TAKE: readonly Take[] = CARDS.map((card) => Object.freeze({ type: 'take', card }))

export const take: ActionKind<Cartagena, 'take'> = {
  type: 'take',
  possible: () => true,

  legal(state, _seat, into) {
    for (let kind = 0; kind < KINDS; kind++)
      if (inHand(state, state.target, kind) > 0) into.push(TAKE[kind] as Take)
  },

  check(state, _seat, { card }) {
    return inHand(state, state.target, kindOf(card)) > 0
      ? null
      : { code: 'notSeen', rule: 'CTG-B4', detail: { card } }
  },

  apply(state, seat, { card }, emit) {
    const { target } = state
    const kind = kindOf(card)
    addToHand(state, target, kind, -1)
    addToHand(state, seat, kind, 1)
    rememberTaken(state, seat, target, kind)
    state.target = 0
    emit?.({ type: 'taken', seat, target, card })
    startDraw(state, target, 1, 'act', emit)
  },
}

/** How many of the cards drawn for rum go to others: two are kept first. */
function given(state: State): number {
  return Math.max(0, sumOf(state.look) - KEPT_OF_RUM)
}

export const share: ActionKind<Cartagena, 'share'> = {
  type: 'share',
  possible: () => true,
  count: (state) => countSequences(state.look, given(state)),
  nth: (state, _seat, n) => shareAction(nthSequence(state.look, given(state), n)),

  legal(state, _seat, into) {
    eachSequence(state.look, given(state), (kinds) => into.push(shareAction(kinds)))
  },

  check(state, _seat, { give }) {
    const many = given(state)
    if (give.length !== many) return { code: 'badShare', rule: 'CTG-B5', detail: { many } }
    return holdsAll(state.look, give.map(kindOf)) ? null : { code: 'notSeen', rule: 'CTG-B5' }
  },

  apply(state, seat, { give }, emit) {
    give.forEach((card, i) => {
      const to = seatAtStep(state, i + 1)
      const kind = kindOf(card)
      addTo(state.look, kind, -1)
      addToHand(state, to, kind, 1)
      rememberGiven(state, seat, to, kind)
      emit?.({ type: 'given', seat, to, card })
    })
    emit?.({ type: 'kept', seat, cards: namesOf(state.look), many: sumOf(state.look) })
    keepLook(state, seat)
    finishAction(state, emit)
  },
}

function shareAction(kinds: readonly number[]): Share {
  return { type: 'share', give: kinds.map(cardName) }
}

/** All that is still looked at goes to the hand. */
function keepLook(state: State, seat: number): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const many = state.look[kind] as number
    if (many > 0) addToHand(state, seat, kind, many)
    state.look[kind] = 0
  }
}

export const keep: ActionKind<Cartagena, 'keep'> = {
  type: 'keep',
  possible: () => true,
  count: (state) => countSequences(state.look, sumOf(state.look)),
  nth: (state, _seat, n) => keepAction(nthSequence(state.look, sumOf(state.look), n)),

  legal(state, _seat, into) {
    eachSequence(state.look, sumOf(state.look), (kinds) => into.push(keepAction(kinds)))
  },

  check(state, _seat, { card, top }) {
    const many = sumOf(state.look) - 1
    if (top.length !== many) return { code: 'badShare', rule: 'CTG-B6', detail: { many } }
    return holdsAll(state.look, [card, ...top].map(kindOf)) ? null : { code: 'notSeen', rule: 'CTG-B6' }
  },

  apply(state, seat, { card, top }, emit) {
    for (const name of top) addTo(state.look, kindOf(name), -1)
    keepLook(state, seat)
    state.deck.stacked.unshift(...top.map(kindOf))
    rememberPutBack(state, seat, top.length)
    emit?.({ type: 'kept', seat, cards: [card], many: 1 })
    emit?.({ type: 'putBack', seat, cards: top, many: top.length })
    finishAction(state, emit)
  },
}

function keepAction(kinds: readonly number[]): Keep {
  const [card = '', ...top] = kinds.map(cardName)
  return { type: 'keep', card, top }
}
