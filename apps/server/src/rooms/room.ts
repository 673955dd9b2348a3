/** Questions about a room, and changes of its seats. */
import type { Seat } from '@quayside/rules-kit'
import { PERSON, type Room, type RoomSeat } from '@quayside/store'

export function seatOf(room: Room, guest: string | null): Seat | null {
  if (guest === null) return null
  const found = room.seats.findIndex((seat) => seat.guest === guest)
  return found < 0 ? null : found
}

/** The rank that plays this seat now; null when a person does. */
export function botAt(room: Room, seat: Seat): string | null {
  const found = room.seats[seat]
  if (!found) return null
  return found.kind === PERSON ? found.standIn : found.kind
}

/** Seats that a person plays now. */
export function peopleIn(room: Room): Seat[] {
  return room.seats.flatMap((seat, i) =>
    seat.kind === PERSON && seat.guest !== null && !seat.resigned ? [i] : [],
  )
}

export function withSeat(room: Room, seat: Seat, change: Partial<RoomSeat>): Room {
  return { ...room, seats: room.seats.map((old, i) => (i === seat ? { ...old, ...change } : old)) }
}

export function isRunning(room: Room): boolean {
  return room.status === 'playing'
}
