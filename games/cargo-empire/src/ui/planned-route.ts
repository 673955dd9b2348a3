/** The way of a trip that is being weighed. */
import type { View } from '@quayside/rules-kit'
import { cityIndex, MAPS } from '../content.ts'
import type { CargoEmpire } from '../types.ts'
import type { Carry } from './plan.ts'
import { portBits } from './ports.ts'
import { type Leg, routeOf, tableOf } from './route.ts'

export function plannedLegs({ shown, viewer }: View<CargoEmpire>, one: Carry): readonly Leg[] {
  const map = MAPS[shown.options.map]
  const isFree = one.type !== 'deliver' || one.emblem
  return routeOf({
    trip: {
      table: tableOf(map.id),
      from: cityIndex(map, one.from),
      to: cityIndex(map, one.to),
      ports: portBits(shown, viewer === 'watcher' ? null : viewer),
    },
    cards: isFree ? null : one.cards,
    express: isFree || one.express === null ? null : map.express.findIndex(({ id }) => id === one.express),
    laid: shown.express.flatMap((tile, i) => (tile ? [i] : [])),
  })
}
