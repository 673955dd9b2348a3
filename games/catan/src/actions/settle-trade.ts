/** Swap what stands with one seat: its accept or its proposal (CAT-30, CAT-35). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { KINDS, MOST_SEATS } from '../content.ts'
import { rulesOf } from '../fixed.ts'
import { add, of } from '../numbers.ts'
import { handOver } from '../purse.ts'
import { five, isOneOf, type State } from '../state.ts'
import { holdsAll } from '../trade.ts'
import { carryOn, closeTrades } from '../turn.ts'
import type { ActionNamed, Catan } from '../types.ts'

type SettleTrade = ActionNamed<'settleTrade'>

const ALL: readonly SettleTrade[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Object.freeze({ type: 'settleTrade', with: seat }),
)

export const settleTrade: ActionKind<Catan, 'settleTrade'> = {
  type: 'settleTrade',

  possible(state, seat) {
    if ((state.accepted | state.proposed) === 0) return false
    for (let other = 0; other < state.fixed.players; other++) if (stands(state, seat, other)) return true
    return false
  },

  legal(state, seat, into) {
    if ((state.accepted | state.proposed) === 0) return
    for (let other = 0; other < state.fixed.players; other++) {
      if (stands(state, seat, other)) into.push(ALL[other] as SettleTrade)
    }
  },

  check(state, seat, action) {
    const other = action.with
    if (isOneOf(state.accepted | state.proposed, other)) {
      return stands(state, seat, other) ? null : { code: 'notHeld', rule: 'CAT-35' }
    }
    return { code: 'nothingStanding', rule: 'CAT-35' }
  },

  /** Both hands were checked when the words were spoken, and nothing has moved since. */
  apply(state, seat, action, emit) {
    const other = action.with
    const byOffer = isOneOf(state.accepted, other)
    const give = byOffer ? five(state.offerGive) : five(state.wordGet, other)
    const get = byOffer ? five(state.offerGet) : five(state.wordGive, other)
    for (let kind = 0; kind < KINDS; kind++) {
      handOver(state, seat, other, kind, give[kind] as number)
      handOver(state, other, seat, kind, get[kind] as number)
    }
    emit?.({ type: 'traded', seat, with: other, give, get })
    if (rulesOf(state) >= 2) takeOffCount(state, seat, other, byOffer)
    closeTrades(state)
    carryOn(state, emit)
  },
}

/** CAT-35: what led to a trade does not count towards the limits. Version 1 counted it. */
function takeOffCount(state: State, seat: Seat, other: Seat, byOffer: boolean): void {
  const speaker = byOffer ? seat : other
  if (of(state.offersMade, speaker) > 0) add(state.offersMade, speaker, -1)
  if (byOffer && of(state.answersGiven, other) > 0) add(state.answersGiven, other, -1)
}

function stands(state: State, seat: Seat, other: Seat): boolean {
  if (isOneOf(state.accepted, other)) return holdsAll(state, seat, state.offerGive, 0)
  return (
    isOneOf(state.proposed, other) &&
    of(state.handSize, seat) > 0 &&
    holdsAll(state, seat, state.wordGet, other)
  )
}
