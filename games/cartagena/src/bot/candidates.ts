/** Candidate actions: each gets a rough value without being played, and the best few overall and of each sort are kept. */
import type { ActionList, Seat } from '@quayside/rules-kit'
import { KINDS, kindOf, LETTERS, SYMBOL_COUNT, symbolOf } from '../content.ts'
import { backwardTarget, cardsFor, forwardTarget, morganTarget, pairTarget, progressOf } from '../moves.ts'
import { placeOf } from '../names.ts'
import { inHand, type State, sizeOfHand } from '../state.ts'
import type { Action, Place } from '../types.ts'

/** In spaces, roughly the hand-set weights of `initial-weights.json`. */
const CARD = 4
const USEFUL_CARDS = 7
/** How many are kept, by actions left in the turn: more actions make more lines. */
const KEPT = [4, 5, 4, 4]

interface Rated {
  readonly action: Action
  readonly value: number
}

export function pruneCandidates(state: State, seat: Seat, candidates: ActionList<Action>): void {
  const most = KEPT[state.actionsLeft] ?? 4
  if (candidates.length <= most) return
  const all: Rated[] = candidates
    .toArray()
    .map((action) => ({ action, value: roughValue(state, seat, action) }))
  all.sort((a, b) => b.value - a.value)
  const kept = all.slice(0, most)
  // Drawing and sailing stay candidates even where moving seems better: the hand and the ship must not run dry.
  for (const sort of SORTS) {
    const best = all.find(({ action }) => sort.includes(action.type))
    if (best && !kept.includes(best)) kept.push(best)
  }
  candidates.clear()
  for (const { action } of kept) candidates.push(action)
}

const SORTS: readonly (readonly Action['type'][])[] = [['backward', 'morgan'], ['ship'], ['forward']]

function roughValue(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'forward':
      return advance(state, seat, action.from, symbolOf(kindOf(action.card))) - CARD
    case 'parrot':
      return advance(state, seat, action.from, LETTERS.indexOf(action.as)) - 2 * CARD
    case 'pair':
      return pairValue(state, seat, action)
    case 'backward':
      return backValue(state, seat, action.from)
    case 'morgan':
      return pushValue(state, seat, action)
    case 'chest':
      return CARD / 2
    case 'gun':
      return 1
    case 'lantern':
      return 0.5
    case 'ship':
    case 'freeShip':
      return 2
    case 'endTurn':
      return 0
    case 'rum':
      return -CARD / 2
    case 'discard':
      return widthWithout(state, seat, action.cards)
    case 'share':
      return widthWithout(state, seat, action.give)
    default:
      return 0
  }
}

function advance(state: State, seat: Seat, from: Place, symbol: number): number {
  const place = placeOf(state.fixed, from)
  return progressOf(state, forwardTarget(state, seat, place, symbol)) - progressOf(state, place)
}

function pairValue(state: State, seat: Seat, action: Extract<Action, { type: 'pair' }>): number {
  const place = placeOf(state.fixed, action.from)
  const symbol =
    action.as === undefined ? symbolOf(kindOf(action.cards[0] ?? 'H')) : LETTERS.indexOf(action.as)
  const gain = progressOf(state, pairTarget(state, seat, place, symbol)) - progressOf(state, place)
  return gain - (CARD * (action.cards.length + 1)) / 2
}

/** What the cards of a move are worth to a hand of this size. */
function worth(state: State, seat: Seat, cards: number): number {
  return CARD * Math.max(0, Math.min(cards, USEFUL_CARDS - sizeOfHand(state, seat)))
}

function backValue(state: State, seat: Seat, from: Place): number {
  const place = placeOf(state.fixed, from)
  const to = backwardTarget(state, place)
  return worth(state, seat, cardsFor(state, to)) + progressOf(state, to) - progressOf(state, place)
}

function pushValue(state: State, seat: Seat, action: Extract<Action, { type: 'morgan' }>): number {
  const place = placeOf(state.fixed, action.from)
  const to = morganTarget(state, action.seat, place)
  const gain = progressOf(state, to) - progressOf(state, place)
  return worth(state, seat, cardsFor(state, to)) - (0.7 * gain) / (state.fixed.players - 1)
}

/** How many symbols a seat still holds, the cards it looks at included, once these are gone. */
function widthWithout(state: State, seat: Seat, gone: readonly string[]): number {
  const left = new Int8Array(SYMBOL_COUNT)
  for (let kind = 0; kind < KINDS; kind++)
    left[symbolOf(kind)] =
      (left[symbolOf(kind)] as number) + inHand(state, seat, kind) + (state.look[kind] as number)
  for (const card of gone) left[symbolOf(kindOf(card))] = (left[symbolOf(kindOf(card))] as number) - 1
  return left.reduce((wide, many) => wide + (many > 0 ? 1 : 0), 0)
}
