/** Ports as the seat at turn may use them, read from what is shown (CGE-10, E43). */
import type { Seat } from '@quayside/rules-kit'
import { cityIndex, MAPS, PORTS } from '../content.ts'
import type { Facts } from '../view-types.ts'

export function portBits({ options, colours, copied, participants }: Facts, seat: Seat | null): number {
  const printed = PORTS[options.map]
  const blue = colours.indexOf('blue')
  if (!options.families || seat === null || blue < 0) return printed
  const emblem = participants[blue]?.emblem
  const isHis = blue === seat || (copied & (1 << blue)) !== 0
  return isHis && emblem ? printed | (1 << cityIndex(MAPS[options.map], emblem)) : printed
}
