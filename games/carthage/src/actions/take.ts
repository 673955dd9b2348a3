/** Take one card from the market as coins (CTH-6, CTH-C3). */
import { type ActionKind, at, type Seat } from '@quayside/rules-kit'
import { CARDS, cardName, kindOf } from '../content.ts'
import { addToHand, findSlot, removeFromMarket, type State, UNRESERVED } from '../state.ts'
import { endTurn } from '../turn.ts'
import type { Action, Carthage } from '../types.ts'

type Take = Extract<Action, { type: 'take' }>

const OPEN: readonly Take[] = CARDS.map((card) => Object.freeze({ type: 'take', card }))
const OWN: readonly Take[] = CARDS.map((card) => Object.freeze({ type: 'take', card, reserved: true }))

export const take: ActionKind<Carthage, 'take'> = {
  type: 'take',

  // A turn without a card to take is passed before anybody is asked (CTH-26).
  possible: () => true,

  legal(state, seat, into) {
    let listed = 0
    for (let slot = 0; slot < state.marketSize; slot++) {
      const kind = state.market[slot] as number
      const by = state.marketBy[slot] as number
      if (by === seat) into.push(OWN[kind] as Take)
      else if (by === UNRESERVED && !(listed & (1 << kind))) {
        listed |= 1 << kind
        into.push(OPEN[kind] as Take)
      }
    }
  },

  check(state, seat, { card, reserved }) {
    const kind = kindOf(card)
    if (findSlot(state, 'market', kind, reserved ? seat : UNRESERVED) >= 0) return null
    const there = isInMarket(state, kind)
    return there
      ? { code: 'cardReserved', rule: 'CTH-C3', detail: { card } }
      : { code: 'cardNotThere', rule: 'CTH-6', detail: { card } }
  },

  explain(state, seat, { card = marketKinds(state)[0] ?? at(CARDS, 0), reserved }) {
    return take.check(state, seat, { type: 'take', card, ...(reserved && { reserved }) })
  },

  apply(state, seat, { card, reserved }, emit) {
    takeCard(state, seat, kindOf(card), reserved ? seat : UNRESERVED)
    emit?.({ type: 'took', seat, card, reserved: reserved === true })
    endTurn(state, emit)
  },
}

function isInMarket(state: State, kind: number): boolean {
  for (let slot = 0; slot < state.marketSize; slot++) if (state.market[slot] === kind) return true
  return false
}

export function takeCard(state: State, seat: Seat, kind: number, owner: number): void {
  const slot = findSlot(state, 'market', kind, owner)
  removeFromMarket(state, slot)
  addToHand(state, seat, kind, 1)
  if (owner === seat) state.pieceOut[seat] = 0
}

export function marketKinds(state: State): string[] {
  return Array.from({ length: state.marketSize }, (_, slot) => cardName(state.market[slot] as number))
}
