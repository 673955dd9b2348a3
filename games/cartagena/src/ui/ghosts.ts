/** Which landings are shown: those of the card that was chosen, or those of the pirate. */
import type { Seat } from '@quayside/rules-kit'
import type { Foresight } from '../foresight.ts'
import type { Action, Place } from '../types.ts'
import { isMove } from './proposal.ts'

export interface Ghost {
  readonly to: Place
  /** What arriving there draws. */
  readonly cards: number
  readonly action: Action
}

/** What was chosen first: ghosts answer to it. */
export type Lead = 'card' | 'place'

/** Whose pirate an action moves. */
export function ownerOf(action: Action, seat: Seat): Seat {
  return action.type === 'morgan' ? action.seat : seat
}

export function fromOf(action: Action | null): Place | null {
  return action && 'from' in action ? action.from : null
}

function follows(action: Action, wish: Action, lead: Lead, seat: Seat): boolean {
  if (!isMove(wish)) return action.type === wish.type && sameCards(action, wish)
  if (!isMove(action)) return false
  if (lead === 'card' && wish.type === 'forward')
    return action.type === 'forward' && action.card === wish.card
  return fromOf(action) === fromOf(wish) && ownerOf(action, seat) === ownerOf(wish, seat)
}

/** The same play from another place. */
function sameCards(action: Action, wish: Action): boolean {
  return nameOf({ ...action, from: 0 } as Action) === nameOf({ ...wish, from: 0 } as Action)
}

/** One ghost a landing, each with the first action that leads there; the wished one has precedence. */
export function ghostsOf(
  legal: readonly Action[],
  wish: Action | null,
  lead: Lead,
  seat: Seat,
  sees: Foresight,
): Ghost[] {
  if (!wish) return []
  const ghosts = new Map<Place, Ghost>()
  for (const action of legal) {
    if (!follows(action, wish, lead, seat)) continue
    const moved = sees.moved(action)
    const to = moved?.to ?? (action.type === 'chest' ? action.from : null)
    if (to === null || (ghosts.has(to) && !isSame(action, wish))) continue
    ghosts.set(to, { to, cards: moved?.cards ?? 0, action })
  }
  return [...ghosts.values()]
}

export function isSame(a: Action | null, b: Action | null): boolean {
  return a !== null && b !== null && nameOf(a) === nameOf(b)
}

/** Equal actions have equal names, whatever the order in which they were put together. */
function nameOf(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)))
}
