/** What a seat sees beyond a watcher: its cards, those it has just bought, and what it has seen of other hands. */
import type { Seat, ShownParts } from '@quayside/rules-kit'
import { seatFacts } from './facts.ts'
import { five, type State } from './state.ts'
import { tracking } from './view.ts'
import type { Shown } from './view-types.ts'

export const partLists = ['seats'] as const

export function ownParts(state: State, seat: Seat): ShownParts<Shown> {
  const isOver = state.phase === 'over'
  return {
    parts: {
      ...(state.turn === seat && !isOver ? { fresh: five(state.fresh) } : {}),
      ...(state.fixed.options.openTracking ? { tracking: tracking(state, seat) } : {}),
    },
    entries: isOver ? {} : { seats: { [seat]: seatFacts(state, seat, (other) => other === seat) } },
  }
}
