import type { Pending, Seat } from './contract.ts'

export const CHANCE: Pending = Object.freeze({ by: 'chance' })
export const NOBODY: Pending = Object.freeze({ by: 'nobody' })

const MAX_SEATS = 6
const cache: Pending[] = []

function seatsIn(mask: number): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < MAX_SEATS; seat++) if (mask & (1 << seat)) seats.push(seat)
  return Object.freeze(seats)
}

/** Seats as bit masks. The result is cached, because bots ask for it at every move and it must not allocate. */
export function seatsPending(oweBits: number, mayBits = 0): Pending {
  const index = (oweBits << MAX_SEATS) | mayBits
  const known = cache[index]
  if (known) return known
  const pending: Pending = Object.freeze({ by: 'seats', owe: seatsIn(oweBits), may: seatsIn(mayBits) })
  cache[index] = pending
  return pending
}

export function seatPending(seat: Seat): Pending {
  return seatsPending(1 << seat)
}
