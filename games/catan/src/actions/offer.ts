/** Offer a trade: the active seat to some or all, another seat to the active one (CAT-30 to CAT-35). */
import type { ActionKind, Rejection, Seat } from '@quayside/rules-kit'
import { MOST_SEATS } from '../content.ts'
import { add } from '../numbers.ts'
import { askAgain, isOneOf, type State } from '../state.ts'
import { canSpeak, listTerms, propose, proveCards, silence, termsRefusal } from '../trade.ts'
import type { ActionNamed, Catan, Code } from '../types.ts'

type Offer = ActionNamed<'offer'>

// One object for each entry of the family and each set of seats asked.
const made: (Offer | undefined)[] = []

function seatsOf(bits: number): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < MOST_SEATS; seat++) if (isOneOf(bits, seat)) seats.push(seat)
  return Object.freeze(seats)
}

function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0)
}

export const offer: ActionKind<Catan, 'offer'> = {
  type: 'offer',
  composed: true,
  proposal: true,
  possible: canSpeak,

  /** The family of `listTerms`, by the active seat to everybody. */
  legal(state, seat, into) {
    const everybody = (1 << state.fixed.players) - 1
    const to = seat === state.turn ? everybody & ~(1 << seat) : 1 << state.turn
    listTerms(
      state,
      seat,
      (i, { give, get }) => {
        const index = i * (1 << MOST_SEATS) + to
        made[index] ??= Object.freeze({ type: 'offer', give, get, to: seatsOf(to) })
        return made[index]
      },
      into,
    )
  },

  check(state, seat, { give, get, to }) {
    return addresseeRefusal(state, seat, to) ?? termsRefusal(state, seat, give, get)
  },

  explain(state, seat, { give, get, to }) {
    const others = to ?? [seat === state.turn ? (seat + 1) % state.fixed.players : state.turn]
    const unheard = silence(state, seat) ?? addresseeRefusal(state, seat, others)
    return unheard ?? (give && get ? termsRefusal(state, seat, give, get) : null)
  },

  apply(state, seat, { give, get, to }, emit) {
    emit?.({ type: 'offered', seat, give, get, to })
    if (seat !== state.turn) {
      state.declined &= ~(1 << seat)
      propose(state, seat, give, get)
      return
    }
    state.offerGive.set(give)
    state.offerGet.set(get)
    state.offerTo = bitsOf(to)
    state.accepted = 0
    state.declined = 0
    add(state.offersMade, seat, 1)
    proveCards(state, seat, state.offerGive, 0)
    for (const asked of to) askAgain(state, asked)
    askAgain(state, seat)
  },
}

function addresseeRefusal(state: State, seat: Seat, to: readonly Seat[]): Rejection<Code> | null {
  const strange = to.length === 0 || new Set(to).size !== to.length
  if (strange || to.some((other) => other === seat || other >= state.fixed.players)) {
    return { code: 'noSuchSeat', rule: 'CAT-35' }
  }
  if (seat !== state.turn && (to.length > 1 || to[0] !== state.turn)) {
    return { code: 'onlyWithActive', rule: 'CAT-30' }
  }
  return null
}
