/** The toy's actions, each with what is legal, why not, and what it changes. */
import { type ActionKind, at, BrokenRule, pileSize, type Rejection, type Seat } from '@quayside/rules-kit'
import { proveAtLeast, rememberOpenGain, rememberOpenLoss, rememberPutBack } from './memory.ts'
import {
  add,
  askSeat,
  beginMain,
  closeOffer,
  handOf,
  has,
  isCrowded,
  lookForEnd,
  nextTurn,
  one,
  sizeOf,
  toDiscard,
} from './state.ts'
import {
  type Bundle,
  GOODS,
  KINDS,
  kindOf,
  OFFERS_A_TURN,
  type Offer,
  type Toy,
  type ToyAction,
  type ToyState,
} from './types.ts'

type Kind<K extends ToyAction['type']> = ActionKind<Toy, K>
const no = (code: Toy['Code'], rule: string): Rejection<Toy['Code']> => ({ code, rule })

const SELL = GOODS.map((name) => Object.freeze({ type: 'sell' as const, good: name }))
const KEEP = GOODS.map((name) => Object.freeze({ type: 'keep' as const, good: name }))
const GRAB = [0, 1, 2, 3].map((from) => Object.freeze({ type: 'grab' as const, from }))
const SETTLE = [0, 1, 2, 3].map((seat) => Object.freeze({ type: 'settle' as const, with: seat }))
const ANSWER = [true, false].map((accept) => Object.freeze({ type: 'answer' as const, accept }))

/** A closed kind with few actions lists those that pass its own check: legality stands in one place. */
function passing<A>(
  candidates: readonly A[],
  check: (action: A) => Rejection<string> | null,
  push: (a: A) => void,
) {
  for (const action of candidates) if (check(action) === null) push(action)
}

export const sell: Kind<'sell'> = {
  type: 'sell',
  legal: (state, seat, into) =>
    passing(
      SELL,
      (a) => sell.check(state, seat, a),
      (a) => into.push(a),
    ),
  check: (state, seat, { good: name }) =>
    at(handOf(state, seat), kindOf(name)) >= 2 ? null : no('noPair', 'TOY-3'),
  apply(state, seat, { good: name }, emit) {
    const pair = one(kindOf(name)).map((many) => many * 2)
    add(handOf(state, seat), pair, -1)
    add(state.discarded, pair, 1)
    rememberOpenLoss(state, seat, pair)
    state.points[seat] = at(state.points, seat) + 1
    closeOffer(state)
    emit?.({ type: 'sold', seat, good: name })
    askSeat(state, seat)
    lookForEnd(state, emit)
  },
}

const PEEK = Object.freeze({ type: 'peek' as const })

export const peek: Kind<'peek'> = {
  type: 'peek',
  legal: (state, seat, into) =>
    passing(
      [PEEK],
      (a) => peek.check(state, seat, a),
      (a) => into.push(a),
    ),
  check(state) {
    if (state.deedDone) return no('deedDone', 'TOY-5')
    return pileSize(state.deck) >= 2 ? null : no('deckTooSmall', 'TOY-5')
  },
  apply(state) {
    state.deedDone = true
    closeOffer(state)
    state.phase = { type: 'look' }
  },
}

export const keep: Kind<'keep'> = {
  type: 'keep',
  legal: (state, seat, into) =>
    passing(
      KEEP,
      (a) => keep.check(state, seat, a),
      (a) => into.push(a),
    ),
  check: (state, _seat, { good: name }) =>
    state.looked.includes(kindOf(name)) ? null : no('notLooked', 'TOY-5'),
  apply(state, seat, { good: name }, emit) {
    const kind = kindOf(name)
    const other = at(state.looked, state.looked[0] === kind ? 1 : 0)
    state.looked.length = 0
    add(handOf(state, seat), one(kind), 1)
    state.deck.stacked.unshift(other)
    rememberPutBack(state, seat)
    emit?.({ type: 'kept', seat, card: name })
    beginMain(state)
    lookForEnd(state, emit)
  },
}

export const grab: Kind<'grab'> = {
  type: 'grab',
  legal: (state, seat, into) =>
    passing(
      GRAB.slice(0, state.players),
      (a) => grab.check(state, seat, a),
      (a) => into.push(a),
    ),
  check(state, seat, { from }) {
    if (state.deedDone) return no('deedDone', 'TOY-6')
    const fits = from !== seat && from < state.players && sizeOf(handOf(state, from)) > 0
    return fits ? null : no('noVictim', 'TOY-6')
  },
  apply(state, _seat, { from }) {
    state.deedDone = true
    closeOffer(state)
    state.phase = { type: 'steal', victim: from }
  },
}

/** Legal lists one card for one card; larger bundles are composed by people. */
export const offer: Kind<'offer'> = {
  type: 'offer',
  composed: true,
  proposal: true,
  legal(state, seat, into) {
    for (let give = 0; give < KINDS; give++) {
      for (let get = 0; get < KINDS; get++) {
        const action = { type: 'offer' as const, give: one(give), get: one(get) }
        if (give !== get && offer.check(state, seat, action) === null) into.push(action)
      }
    }
  },
  check(state, seat, { give, get }) {
    if (state.offersMade >= at(OFFERS_A_TURN, state.rules - 1)) return no('tooManyOffers', 'TOY-4')
    if (sizeOf(give) === 0 || sizeOf(get) === 0 || sizeOf(give) > 3 || sizeOf(get) > 3)
      return no('badBundle', 'TOY-4')
    return has(handOf(state, seat), give) ? null : no('cannotPay', 'TOY-4')
  },
  apply(state, seat, { give, get }, emit) {
    const answers = state.hands.map(() => 'open' as const)
    state.offer = Object.freeze({ give: frozen(give), get: frozen(get), answers: Object.freeze(answers) })
    state.offersMade++
    proveAtLeast(state, seat, give)
    emit?.({ type: 'offered', seat, give, get })
    for (let other = 0; other < state.players; other++) if (other !== seat) askSeat(state, other)
    askSeat(state, seat)
  },
}

function frozen(bundle: Bundle): Bundle {
  return Object.freeze([...bundle])
}

function openOffer(state: ToyState): Offer {
  if (!state.offer) throw new BrokenRule('no offer is open')
  return state.offer
}

export const answer: Kind<'answer'> = {
  type: 'answer',
  answer: true,
  legal: (state, seat, into) =>
    passing(
      ANSWER,
      (a) => answer.check(state, seat, a),
      (a) => into.push(a),
    ),
  check(state, seat, { accept }) {
    return !accept || has(handOf(state, seat), openOffer(state).get) ? null : no('cannotPay', 'TOY-4')
  },
  apply(state, seat, { accept }, emit) {
    const open = openOffer(state)
    const answers = open.answers.map((old, i) => (i === seat ? (accept ? 'yes' : 'no') : old))
    if (accept) proveAtLeast(state, seat, open.get)
    state.offer = Object.freeze({ ...open, answers: Object.freeze(answers) })
    emit?.({ type: 'answered', seat, accept })
    if (answers.every((said, i) => i === state.turn || said === 'no')) closeOffer(state)
    askSeat(state, state.turn)
  },
}

export const settle: Kind<'settle'> = {
  type: 'settle',
  legal: (state, seat, into) =>
    passing(
      SETTLE.slice(0, state.players),
      (a) => settle.check(state, seat, a),
      (a) => into.push(a),
    ),
  check: (state, seat, { with: other }) =>
    other !== seat && openOffer(state).answers[other] === 'yes' ? null : no('notAccepted', 'TOY-4'),
  apply(state, seat, { with: other }, emit) {
    const { give, get } = openOffer(state)
    swap(state, seat, other, give)
    swap(state, other, seat, get)
    closeOffer(state)
    emit?.({ type: 'traded', seat, with: other })
    askSeat(state, seat)
    lookForEnd(state, emit)
  },
}

function swap(state: ToyState, from: Seat, to: Seat, cards: Bundle): void {
  add(handOf(state, from), cards, -1)
  add(handOf(state, to), cards, 1)
  rememberOpenLoss(state, from, cards)
  rememberOpenGain(state, to, cards)
}

const WITHDRAW = Object.freeze({ type: 'withdraw' as const })

export const withdraw: Kind<'withdraw'> = {
  type: 'withdraw',
  legal: (_state, _seat, into) => into.push(WITHDRAW),
  check: () => null,
  apply(state, seat, _action, emit) {
    closeOffer(state)
    emit?.({ type: 'withdrew', seat })
    askSeat(state, seat)
  },
}

export const discard: Kind<'discard'> = {
  type: 'discard',
  legal(state, seat, into) {
    const wanted = toDiscard(state, seat)
    for (let salt = 0; salt <= wanted; salt++) {
      for (let cork = 0; cork <= wanted - salt; cork++) {
        const action = { type: 'discard' as const, cards: [salt, cork, wanted - salt - cork] }
        if (discard.check(state, seat, action) === null) into.push(action)
      }
    }
  },
  check: (state, seat, { cards }) =>
    sizeOf(cards) === toDiscard(state, seat) && has(handOf(state, seat), cards)
      ? null
      : no('badBundle', 'TOY-2'),
  apply(state, seat, { cards }, emit) {
    state.chosen[seat] = frozen(cards)
    emit?.({ type: 'choseDiscard', seat })
    for (let other = 0; other < state.players; other++) {
      if (isCrowded(state, other) && !state.chosen[other]) return
    }
    carryOutDiscards(state, emit)
  },
}

/** All choices are in: they are carried out together and come to light together. */
function carryOutDiscards(state: ToyState, emit: Parameters<typeof discard.apply>[3]): void {
  state.chosen.forEach((cards, seat) => {
    if (!cards) return
    add(handOf(state, seat), cards, -1)
    add(state.discarded, cards, 1)
    rememberOpenLoss(state, seat, cards)
    state.chosen[seat] = null
    emit?.({ type: 'discarded', seat, cards })
  })
  beginMain(state)
}

const END = Object.freeze({ type: 'end' as const })

export const end: Kind<'end'> = {
  type: 'end',
  legal: (_state, _seat, into) => into.push(END),
  check: () => null,
  apply(state, _seat, _action, emit) {
    closeOffer(state)
    nextTurn(state, emit)
  },
}

export const kinds = { sell, peek, keep, grab, offer, answer, settle, withdraw, discard, end }
