/** What a seat sees beyond a watcher: its hand, the cards it looks at, and the hand that its gun lays open. */
import type { Seat, ShownParts } from '@quayside/rules-kit'
import { seatFacts } from './facts.ts'
import { namesOf } from './names.ts'
import type { State } from './state.ts'
import type { Shown } from './view-types.ts'

export const partLists = ['seats'] as const

export function ownParts(state: State, seat: Seat): ShownParts<Shown> {
  if (state.phase === 'over') return {}
  const sees = (other: Seat) => other === seat
  const own = { [seat]: seatFacts(state, seat, sees) }
  if (state.active !== seat) return { entries: { seats: own } }
  const target = state.phase === 'take' ? { [state.target]: seatFacts(state, state.target, sees) } : {}
  return { parts: { look: namesOf(state.look) }, entries: { seats: { ...own, ...target } } }
}
