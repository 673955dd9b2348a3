/** What offers, counters and answers share (CAT-30 to CAT-35). */
import type { ActionList, Rejection, Seat } from '@quayside/rules-kit'
import { KINDS, OFFERS_A_TURN } from './content.ts'
import { proveHeld } from './memory.ts'
import { add, of } from './numbers.ts'
import { askAgain, inHand, isOneOf, type State } from './state.ts'
import type { Code, Five } from './types.ts'

const sum = (cards: Five) => cards.reduce((total, many) => total + many, 0)

/** CAT-31, CAT-32, CAT-35: what makes terms unfit, whoever speaks them. */
export function termsRefusal(state: State, seat: Seat, give: Five, get: Five): Rejection<Code> | null {
  if (sum(give) === 0 || sum(get) === 0) return { code: 'gift', rule: 'CAT-31' }
  if (give.some((many, kind) => many > 0 && (get[kind] as number) > 0)) {
    return { code: 'sameOnBothSides', rule: 'CAT-32' }
  }
  if (give.some((many, kind) => many > inHand(state, seat, kind))) return { code: 'notHeld', rule: 'CAT-35' }
  if (of(state.offersMade, seat) >= OFFERS_A_TURN) return { code: 'tooManyOffers', rule: 'CAT-35' }
  return null
}

export function holdsAll(state: State, seat: Seat, cards: Int8Array, owner: Seat): boolean {
  for (let kind = 0; kind < KINDS; kind++) {
    if (inHand(state, seat, kind) < of(cards, owner * KINDS + kind)) return false
  }
  return true
}

/** Speaking of cards proves that one has them. */
export function proveCards(state: State, seat: Seat, cards: Int8Array, owner: Seat): void {
  if (state.memory === null) return
  for (let kind = 0; kind < KINDS; kind++) {
    const many = of(cards, owner * KINDS + kind)
    if (many > 0) proveHeld(state, seat, kind, many)
  }
}

/** A proposal of a seat that is not active stands; it replaces that seat's word. */
export function propose(state: State, seat: Seat, give: Five, get: Five): void {
  state.wordGive.set(give, seat * KINDS)
  state.wordGet.set(get, seat * KINDS)
  state.proposed |= 1 << seat
  state.accepted &= ~(1 << seat)
  add(state.offersMade, seat, 1)
  proveCards(state, seat, state.wordGive, seat)
  askAgain(state, state.turn)
}

/** CAT-35: an offer that everybody asked has declined is closed. */
export function closesOffer(state: State): boolean {
  if (state.offerTo === 0 || (state.declined & state.offerTo) !== state.offerTo) return false
  state.offerTo = 0
  state.accepted = 0
  state.declined = 0
  return true
}

export function isAsked(state: State, seat: Seat): boolean {
  return isOneOf(state.offerTo, seat)
}

interface Terms {
  readonly give: Five
  readonly get: Five
}

/** One kind for another. */
interface SimpleTerms extends Terms {
  readonly given: number
  readonly many: number
}

function single(kind: number, many: number): Five {
  const cards: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  cards[kind] = many
  return Object.freeze(cards)
}

const RATIOS: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [1, 2],
]

const FAMILY: readonly SimpleTerms[] = RATIOS.flatMap(([many, gets]) =>
  Array.from({ length: KINDS * KINDS }, (_, i) => ({ given: Math.floor(i / KINDS), wanted: i % KINDS }))
    .filter(({ given, wanted }) => given !== wanted)
    .map(({ given, wanted }) => ({ give: single(given, many), get: single(wanted, gets), given, many })),
)

/**
 * The family of terms that bots choose from: one kind for one kind, 1:1, 2:1 and 1:2, as far as the hand goes. Nothing else
 * of `termsRefusal` can be wrong with them.
 */
export function listTerms<A>(
  state: State,
  seat: Seat,
  make: (index: number, terms: Terms) => A,
  into: ActionList<A>,
): void {
  if (of(state.offersMade, seat) >= OFFERS_A_TURN) return
  for (let i = 0; i < FAMILY.length; i++) {
    const terms = FAMILY[i] as SimpleTerms
    if (terms.many <= inHand(state, seat, terms.given)) into.push(make(i, terms))
  }
}

/** Why a seat cannot offer anything at all. */
export function silence(state: State, seat: Seat): Rejection<Code> | null {
  if (of(state.handSize, seat) === 0) return { code: 'notHeld', rule: 'CAT-35' }
  return of(state.offersMade, seat) < OFFERS_A_TURN ? null : { code: 'tooManyOffers', rule: 'CAT-35' }
}

export function canSpeak(state: State, seat: Seat): boolean {
  return silence(state, seat) === null
}
