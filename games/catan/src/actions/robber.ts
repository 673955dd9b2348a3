/** Move the robber and choose whom to rob (CAT-22 to CAT-24, CAT-73; house rule: friendly robber). */
import type { ActionKind, Seat } from '@quayside/rules-kit'
import { HEXES, hexAt, hexOf, hexPlace } from '../board.ts'
import { FRIENDLY_UP_TO, MOST_SEATS } from '../content.ts'
import { lowest, of } from '../numbers.ts'
import { isOneOf, type State } from '../state.ts'
import { resumeTurn } from '../turn.ts'
import type { ActionNamed, Catan } from '../types.ts'

type Robber = ActionNamed<'robber'>

/** By hex and victim, nobody first. */
const ALL: readonly Robber[] = Array.from({ length: HEXES * (MOST_SEATS + 1) }, (_, i) => {
  const hex = Object.freeze(hexPlace(Math.floor(i / (MOST_SEATS + 1))))
  const victim = (i % (MOST_SEATS + 1)) - 1
  return Object.freeze({ type: 'robber', hex, victim: victim < 0 ? null : victim })
})

export const robber: ActionKind<Catan, 'robber'> = {
  type: 'robber',
  possible: () => true,

  legal(state, seat, into) {
    const friendly = barsHexes(state, seat)
    const victims = victimsOf(state, seat)
    for (let hex = 0; hex < HEXES; hex++) {
      if (hex === state.robber || (friendly && isFriendlyHex(state, seat, hex))) continue
      const before = into.length
      for (let left = victims; left !== 0; left &= left - 1) {
        const victim = lowest(left)
        if (of(state.yields, hex * MOST_SEATS + victim) > 0)
          into.push(ALL[hex * (MOST_SEATS + 1) + victim + 1] as Robber)
      }
      if (into.length === before) into.push(ALL[hex * (MOST_SEATS + 1)] as Robber)
    }
  },

  check(state, seat, action) {
    const hex = hexAt(action.hex[0], action.hex[1])
    if (hex < 0) return { code: 'noSuchHex', rule: 'CAT-22' }
    if (hex === state.robber) return { code: 'sameHex', rule: 'CAT-22' }
    if (barsHexes(state, seat) && isFriendlyHex(state, seat, hex))
      return { code: 'friendlyRobber', rule: 'CAT-97' }
    if (action.victim === null) {
      return hasVictim(state, seat, hex) ? { code: 'mustRob', rule: 'CAT-23' } : null
    }
    return isVictim(state, seat, hex, action.victim) ? null : { code: 'nobodyThere', rule: 'CAT-23' }
  },

  apply(state, seat, action, emit) {
    const hex = hexOf(action.hex)
    emit?.({ type: 'robberMoved', seat, from: hexPlace(state.robber), to: action.hex })
    state.robber = hex
    if (action.victim === null) {
      resumeTurn(state)
      return
    }
    state.victim = action.victim
    state.phase = 'stealing'
  },
}

/** CAT-23: the opponents with a card in hand, as bits. */
function victimsOf(state: State, thief: Seat): number {
  let seats = 0
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (seat !== thief && of(state.handSize, seat) > 0 && !isProtected(state, seat)) seats |= 1 << seat
  }
  return seats
}

/** CAT-23: one of them with a building there. */
function isVictim(state: State, thief: Seat, hex: number, seat: Seat): boolean {
  return isOneOf(victimsOf(state, thief), seat) && of(state.yields, hex * MOST_SEATS + seat) > 0
}

function hasVictim(state: State, thief: Seat, hex: number): boolean {
  for (let seat = 0; seat < state.fixed.players; seat++) if (isVictim(state, thief, hex, seat)) return true
  return false
}

function isProtected(state: State, seat: Seat): boolean {
  return state.fixed.options.friendlyRobber && of(state.points, seat) <= FRIENDLY_UP_TO
}

function isFriendlyHex(state: State, thief: Seat, hex: number): boolean {
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (seat !== thief && isProtected(state, seat) && of(state.yields, hex * MOST_SEATS + seat) > 0)
      return true
  }
  return false
}

/** House rule: where every other hex has a protected neighbour, the robber may go anywhere, but robs none of them. */
function barsHexes(state: State, thief: Seat): boolean {
  if (!state.fixed.options.friendlyRobber) return false
  for (let hex = 0; hex < HEXES; hex++) {
    if (hex !== state.robber && !isFriendlyHex(state, thief, hex)) return true
  }
  return false
}
