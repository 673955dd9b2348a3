/** What a seat began with: which goods its first two settlements earn, weighed by how often their numbers are rolled. */
import type { Seat } from '@quayside/rules-kit'
import type { Openings } from '@quayside/texts/openings'
import { HEXES } from '../board.ts'
import { KINDS, MOST_SEATS } from '../content.ts'
import { DESERT } from '../fixed.ts'
import { listed, of } from '../numbers.ts'
import type { State } from '../state.ts'
import type { Catan } from '../types.ts'
import { openings as en } from './en/openings.ts'
import { openings as ja } from './ja/openings.ts'

/** So many of 36 rolls more for one side than for the other make it the plan. */
const LEAD = 4

/** Of 36 rolls, by kind of goods. */
export function earnings(state: State, seat: Seat): number[] {
  const earned = new Array<number>(KINDS).fill(0)
  for (let hex = 0; hex < HEXES; hex++) {
    const kind = listed(state.fixed.kindOfHex, hex)
    if (kind !== DESERT)
      earned[kind] =
        (earned[kind] ?? 0) + of(state.yields, hex * MOST_SEATS + seat) * listed(state.fixed.pips, hex)
  }
  return earned
}

export const openings: Openings<Catan> = {
  isOver: ({ phase }) => phase !== 'openingSettle' && phase !== 'openingRoad',
  kindOf(state, seat) {
    const [lumber = 0, brick = 0, , wheat = 0, ore = 0] = earnings(state, seat)
    const lead = lumber + brick - wheat - ore
    if (lead >= LEAD) return 'roads'
    return lead <= -LEAD ? 'cities' : 'even'
  },
  names: { en, ja },
}
