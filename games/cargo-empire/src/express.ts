/** Which express tiles a payment's walks pass (CGE-12, CGE-D3). */
import { CITIES } from './content.ts'
import { type CardSet, coverable, landDistance, portDistance, type Trip } from './routes.ts'
import { NONE, type ReadonlyState } from './state.ts'

/** The bit of `expressChoices` for a walk that passes no tile. */
export const FREE_WALK = 64

/** Bits of the spaces on which an express tile lies. */
export function laidTiles(state: ReadonlyState): number {
  let laid = 0
  for (let space = 0; space < 6; space++) if (state.expressTiles[space] !== NONE) laid |= 1 << space
  return laid
}

/** Bits of spaces whose tile some walk passes, and FREE_WALK if a walk passes none. */
export function expressChoices(trip: Trip, set: CardSet, enhanced: number, laid: number): number {
  return set.ship === 0 ? landChoices(trip, trip.from, trip.to, laid) : seaChoices(trip, set, enhanced, laid)
}

function landChoices(trip: Trip, a: number, b: number, laid: number): number {
  const { table } = trip
  const length = landDistance(table, a, b)
  let bits = 0
  for (let space = 0; space < 6; space++) {
    const node = CITIES + space
    const isOnWay = landDistance(table, a, node) + landDistance(table, node, b) === length
    if (laid & (1 << space) && isOnWay) bits |= 1 << space
  }
  return bits | (hasFreeWalk(trip, a, b, laid) ? FREE_WALK : 0)
}

/** A shortest walk that meets no laid tile. */
function hasFreeWalk(trip: Trip, a: number, b: number, laid: number): boolean {
  if (a === b) return true
  const { table } = trip
  const left = landDistance(table, a, b)
  return (table.neighbours[a] ?? []).some((next) => {
    if (landDistance(table, next, b) !== left - 1) return false
    if (next >= CITIES && laid & (1 << (next - CITIES))) return false
    return hasFreeWalk(trip, next, b, laid)
  })
}

function seaChoices(trip: Trip, set: CardSet, enhanced: number, laid: number): number {
  const { table, from, to, ports } = trip
  const near = portDistance(table, from, ports)
  const far = portDistance(table, to, ports)
  let bits = 0
  for (let p = 0; p < CITIES; p++) {
    if (!(ports & (1 << p)) || landDistance(table, from, p) !== near) continue
    for (let q = 0; q < CITIES; q++) {
      if (p === q || !(ports & (1 << q)) || landDistance(table, q, to) !== far) continue
      if (!coverable(set.car, set.train - enhanced, enhanced, near, far)) continue
      const first = landChoices(trip, from, p, laid)
      const second = landChoices(trip, q, to, laid)
      bits |= (first | second) & ~FREE_WALK
      bits |= first & second & FREE_WALK
    }
  }
  return bits
}
