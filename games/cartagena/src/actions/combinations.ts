/** Black Magic Woman: parrots as any symbol, and the hook that moves two pirates together (CTG-B7 to CTG-B9). */
import type { ActionKind, ActionList, Rejection, Seat } from '@quayside/rules-kit'
import {
  CARDS,
  GOAL,
  HOOK,
  KINDS,
  kindOf,
  LETTERS,
  type Letter,
  MOST_PIRATES,
  MOST_SPACES,
  PARROT,
  PLACES,
  SYMBOL_COUNT,
  symbolOf,
} from '../content.ts'
import { forwardTarget, NOWHERE, pairTarget } from '../moves.ts'
import { placeName, placeOf } from '../names.ts'
import { playCards, prepare, sayPlayed } from '../play.ts'
import { inHand, piratesOn, type State } from '../state.ts'
import type { ActionOfType, Cartagena, Code, Place } from '../types.ts'
import { foremost, likelyCard, noWayForward, pirateProblem } from './problems.ts'

type Parrot = ActionOfType<'parrot'>
type Pair = ActionOfType<'pair'>

/** Two parrots by how many of them are dark. */
const PARROTS: readonly (readonly string[])[] = [
  ['P', 'P'],
  ['P', 'Pd'],
  ['Pd', 'Pd'],
].map((cards) => Object.freeze(cards))
const PAIRS_OF_PARROTS = 3

function holdsParrots(state: State, seat: Seat, dark: number): boolean {
  return inHand(state, seat, PARROT * 2) >= 2 - dark && inHand(state, seat, PARROT * 2 + 1) >= dark
}

// Made when first listed: most games never play most of them.
const parrots: (Parrot | undefined)[] = []
const pairs: (Pair | undefined)[] = []

function parrotAction(layout: number, dark: number, symbol: number, place: number): Parrot {
  const index = ((layout * PAIRS_OF_PARROTS + dark) * SYMBOL_COUNT + symbol) * PLACES + place
  parrots[index] ??= Object.freeze({
    type: 'parrot',
    cards: PARROTS[dark] as readonly string[],
    as: LETTERS[symbol] as Letter,
    from: placeName(layout, place),
  })
  return parrots[index]
}

export const parrot: ActionKind<Cartagena, 'parrot'> = {
  type: 'parrot',

  possible(state, seat) {
    if (inHand(state, seat, PARROT * 2) + inHand(state, seat, PARROT * 2 + 1) < 2) return false
    return !state.fixed.isStory || canUseParrots(state, seat)
  },

  legal(state, seat, into) {
    const { where, fixed } = state
    const first = seat * MOST_PIRATES
    for (let dark = 0; dark < PAIRS_OF_PARROTS; dark++) {
      if (!holdsParrots(state, seat, dark)) continue
      for (let i = first; i < first + fixed.pirates; i++) {
        const place = where[i] as number
        if (place === GOAL || (i > first && where[i - 1] === place)) continue
        for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++)
          if (forwardTarget(state, seat, place, symbol) !== NOWHERE)
            into.push(parrotAction(fixed.layout, dark, symbol, place))
      }
    }
  },

  check(state, seat, { cards, as, from }) {
    const wrong = parrotsProblem(state, seat, cards)
    if (wrong) return wrong
    const place = placeOf(state.fixed, from)
    const absent = pirateProblem(state, seat, place, from)
    if (absent) return absent
    const target = forwardTarget(state, seat, place, LETTERS.indexOf(as))
    return target === NOWHERE ? noWayForward(state, place) : null
  },

  explain(state, seat, { cards, as = 'G', from = foremost(state, seat) }) {
    const held =
      PARROTS.find((_, dark) => holdsParrots(state, seat, dark)) ?? (PARROTS[0] as readonly string[])
    return parrot.check(state, seat, { type: 'parrot', cards: cards ?? held, as, from })
  },

  apply(state, seat, { cards, as, from }, emit) {
    const symbol = LETTERS.indexOf(as)
    if (emit) sayPlayed(emit, seat, 'parrot', cards, symbol)
    prepare(state, 'forward', symbol, placeOf(state.fixed, from), 0)
    playCards(state, seat, cards.map(kindOf), emit)
  },
}

/** In the whole story the ship can stand in the way of every symbol. */
function canUseParrots(state: State, seat: Seat): boolean {
  const first = seat * MOST_PIRATES
  for (let i = first; i < first + state.fixed.pirates; i++) {
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++)
      if (forwardTarget(state, seat, state.where[i] as number, symbol) !== NOWHERE) return true
  }
  return false
}

/** Two parrot cards that are in hand, the plain one first. */
function parrotsProblem(state: State, seat: Seat, cards: readonly string[]): Rejection<Code> | null {
  const dark = PARROTS.findIndex(
    ([one, other]) => cards.length === 2 && cards[0] === one && cards[1] === other,
  )
  return dark >= 0 && holdsParrots(state, seat, dark) ? null : { code: 'needsTwoParrots', rule: 'CTG-B7' }
}

export const pair: ActionKind<Cartagena, 'pair'> = {
  type: 'pair',

  legal(state, seat, into) {
    if (state.actionsLeft < 2) return
    for (let dark = 0; dark < 2; dark++) {
      const hook = HOOK * 2 + dark
      if (inHand(state, seat, hook) > 0) listPairs(state, seat, hook, into)
    }
  },

  check(state, seat, { hook, cards, as, from }) {
    if (state.actionsLeft < 2) return { code: 'needsTwoActions', rule: 'CTG-B3' }
    const wrong = pairCardsProblem(state, seat, hook, cards, as)
    if (wrong) return wrong
    const place = placeOf(state.fixed, from)
    if (place < 1 || place > MOST_SPACES) return { code: 'notOnSpace', rule: 'CTG-B9' }
    if (piratesOn(state, seat, place) < 2) return { code: 'needsTwoPirates', rule: 'CTG-B8' }
    const target = pairTarget(state, seat, place, movingSymbol(cards, as))
    return target === NOWHERE ? { ...noWayForward(state, place), rule: 'CTG-B9' } : null
  },

  explain(state, seat, { hook = likelyCard(state, seat, HOOK), cards, as, from }) {
    return pair.check(state, seat, {
      type: 'pair',
      hook,
      cards: cards ?? [otherCard(state, seat, kindOf(hook))],
      ...(as && { as }),
      from: from ?? placeOfTwo(state, seat),
    })
  },

  apply(state, seat, { hook, cards, as, from }, emit) {
    const symbol = movingSymbol(cards, as)
    if (emit) sayPlayed(emit, seat, 'pair', [...cards, hook], symbol)
    prepare(state, 'pair', symbol, placeOf(state.fixed, from), 0)
    playCards(state, seat, [...cards, hook].map(kindOf), emit)
  },
}

/** A card that could go with the hook. */
function otherCard(state: State, seat: Seat, hook: number): string {
  const kind = CARDS.findIndex((_, one) => inHand(state, seat, one) > (one === hook ? 1 : 0))
  return CARDS[Math.max(0, kind)] as string
}

/** A space with two own pirates, or the foremost place. */
function placeOfTwo(state: State, seat: Seat): Place {
  for (let place = 1; place <= MOST_SPACES; place++) if (piratesOn(state, seat, place) >= 2) return place
  return foremost(state, seat)
}

function movingSymbol(cards: readonly string[], as: Letter | undefined): number {
  return as === undefined ? symbolOf(kindOf(cards[0] as string)) : LETTERS.indexOf(as)
}

/** `as` stands with two parrots and only with them. */
function pairCardsProblem(
  state: State,
  seat: Seat,
  hook: string,
  cards: readonly string[],
  as: Letter | undefined,
): Rejection<Code> | null {
  const hookKind = kindOf(hook)
  if (inHand(state, seat, hookKind) === 0)
    return { code: 'notInHand', rule: 'CTG-B8', detail: { card: hook } }
  if (as !== undefined || cards.length !== 1)
    return as === undefined ? { code: 'needsTwoParrots', rule: 'CTG-B7' } : parrotsProblem(state, seat, cards)
  const [card = ''] = cards
  const kind = kindOf(card)
  const needed = kind === hookKind ? 2 : 1
  return inHand(state, seat, kind) >= needed ? null : { code: 'notInHand', rule: 'CTG-B8', detail: { card } }
}

function listPairs(state: State, seat: Seat, hook: number, into: ActionList<Pair>): void {
  const { where, fixed } = state
  const first = seat * MOST_PIRATES
  for (let i = first + 1; i < first + fixed.pirates; i++) {
    const place = where[i] as number
    const isSecond = where[i - 1] === place && (i < first + 2 || where[i - 2] !== place)
    if (isSecond && place >= 1 && place <= MOST_SPACES) listPairsFrom(state, seat, hook, place, into)
  }
}

function listPairsFrom(state: State, seat: Seat, hook: number, place: number, into: ActionList<Pair>): void {
  for (let kind = 0; kind < KINDS; kind++) {
    if (inHand(state, seat, kind) < (kind === hook ? 2 : 1)) continue
    if (pairTarget(state, seat, place, symbolOf(kind)) !== NOWHERE) into.push(pairAction(hook, kind, place))
  }
  for (let dark = 0; dark < PAIRS_OF_PARROTS; dark++) {
    if (!holdsParrots(state, seat, dark)) continue
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++)
      if (pairTarget(state, seat, place, symbol) !== NOWHERE)
        into.push(pairAction(hook, KINDS + dark * SYMBOL_COUNT + symbol, place))
  }
}

/** `way`: a kind of card, or from KINDS on two parrots (how many dark) as a symbol. Spaces are called alike in all layouts. */
function pairAction(hook: number, way: number, place: number): Pair {
  const ways = KINDS + PAIRS_OF_PARROTS * SYMBOL_COUNT
  const index = ((hook - HOOK * 2) * ways + way) * PLACES + place
  pairs[index] ??= Object.freeze({
    type: 'pair',
    hook: CARDS[hook] as string,
    ...cardsOfWay(way),
    from: place,
  })
  return pairs[index]
}

function cardsOfWay(way: number): { cards: readonly string[]; as?: Letter } {
  if (way < KINDS) return { cards: Object.freeze([CARDS[way] as string]) }
  const dark = Math.floor((way - KINDS) / SYMBOL_COUNT)
  return { cards: PARROTS[dark] as readonly string[], as: LETTERS[(way - KINDS) % SYMBOL_COUNT] as Letter }
}
