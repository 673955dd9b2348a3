/** What a seat sees beyond a watcher: its own hand and points. */
import type { Seat, ShownParts } from '@quayside/rules-kit'
import type { ReadonlyState } from './state.ts'
import { seatFacts } from './view.ts'
import type { Shown } from './view-types.ts'

export const partLists = ['seats'] as const

export function ownParts(state: ReadonlyState, seat: Seat): ShownParts<Shown> {
  return state.phase === 'over' ? {} : { entries: { seats: { [seat]: seatFacts(state, seat, seat) } } }
}
