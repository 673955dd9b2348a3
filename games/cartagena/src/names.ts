/** Numbers inside, names outside. */
import type { Seat } from '@quayside/rules-kit'
import { cardName, GOAL, KINDS, SHIP, START } from './content.ts'
import type { FixedConfig } from './fixed.ts'
import type { State } from './state.ts'
import type { Place } from './types.ts'

/** The outside name of a place: the number of a space, or what the start, the goal and the ship are called here. */
export function placeName(layout: number, place: number): Place {
  if (place === START) return layout === 1 ? 'wreck' : 'prison'
  if (place === GOAL) return layout === 0 ? 'ship' : 'cove'
  return place === SHIP ? 'ship' : place
}

/** The place with this name; -1 if this path has none. */
export function placeOf(fixed: FixedConfig, name: Place): number {
  if (typeof name === 'number') return name >= 1 && name <= fixed.spaces ? name : -1
  switch (name) {
    case 'prison':
      return fixed.layout === 1 ? -1 : START
    case 'wreck':
      return fixed.layout === 1 ? START : -1
    case 'cove':
      return fixed.layout === 0 ? -1 : GOAL
    case 'ship':
      return fixed.layout === 0 ? GOAL : fixed.isStory ? SHIP : -1
  }
}

export function startName(fixed: FixedConfig): Place {
  return placeName(fixed.layout, START)
}

export function handNames(state: State, seat: Seat): string[] {
  return namesOf(state.hands, seat * KINDS)
}

/** The cards of a row of counts, in the order of kinds. */
export function namesOf(counts: Uint8Array, offset = 0): string[] {
  const names: string[] = []
  for (let kind = 0; kind < KINDS; kind++)
    for (let i = counts[offset + kind] as number; i > 0; i--) names.push(cardName(kind))
  return names
}
