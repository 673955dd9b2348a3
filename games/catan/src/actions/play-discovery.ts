/** Play Discovery: two cards of any kinds from the bank (CAT-75). */
import type { ActionKind, Rejection } from '@quayside/rules-kit'
import { DISCOVERY, KINDS } from '../content.ts'
import { of } from '../numbers.ts'
import { canPlay, cardRefusal, layDown } from '../play-card.ts'
import { bankSize, takeFromBank } from '../purse.ts'
import type { State } from '../state.ts'
import { carryOn } from '../turn.ts'
import type { ActionNamed, Catan, Code, Five } from '../types.ts'

type Discovery = ActionNamed<'playDiscovery'>

function taking(...kinds: readonly number[]): Discovery {
  const cards: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const kind of kinds) cards[kind] = (cards[kind] as number) + 1
  return Object.freeze({ type: 'playDiscovery', cards: Object.freeze(cards) })
}

const ONE = Array.from({ length: KINDS }, (_, kind) => taking(kind))
const TWO = Array.from({ length: KINDS * KINDS }, (_, i) => taking(Math.floor(i / KINDS), i % KINDS))

export const playDiscovery: ActionKind<Catan, 'playDiscovery'> = {
  type: 'playDiscovery',
  possible: (state, seat) => canPlay(state, seat, DISCOVERY) && bankSize(state) > 0,

  legal(state, seat, into) {
    if (!canPlay(state, seat, DISCOVERY)) return
    const single = bankSize(state) === 1
    for (let a = 0; a < KINDS; a++) {
      if (of(state.bank, a) === 0) continue
      if (single) into.push(ONE[a] as Discovery)
      else if (of(state.bank, a) > 1) into.push(TWO[a * KINDS + a] as Discovery)
      for (let b = a + 1; b < KINDS; b++)
        if (of(state.bank, b) > 0) into.push(TWO[a * KINDS + b] as Discovery)
    }
  },

  check(state, seat, { cards }) {
    return cardRefusal(state, seat, DISCOVERY) ?? checkBank(state, cards)
  },

  apply(state, seat, { cards }, emit) {
    layDown(state, seat, DISCOVERY)
    for (let kind = 0; kind < KINDS; kind++) {
      const many = cards[kind] as number
      if (many > 0) takeFromBank(state, seat, kind, many)
    }
    emit?.({ type: 'discoveryPlayed', seat, cards })
    carryOn(state, emit)
  },
}

function checkBank(state: State, cards: Five): Rejection<Code> | null {
  const inBank = bankSize(state)
  if (inBank === 0) return { code: 'bankEmpty', rule: 'CAT-75' }
  const due = Math.min(2, inBank)
  if (cards.reduce((sum, many) => sum + many, 0) !== due)
    return { code: 'takeTwo', rule: 'CAT-75', detail: { due } }
  return cards.some((many, kind) => many > of(state.bank, kind))
    ? { code: 'notInBank', rule: 'CAT-75' }
    : null
}
