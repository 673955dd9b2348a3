/**
 * Who is asked next. Every loop that plays a game uses these functions: hosts of tables, self-play, the arena. They depend on
 * the state and on what was heard alone, and allocate nothing, because self-play calls them at every move.
 */
import type { Game, GameTypes, Pending, Seat } from '@quayside/rules-kit'

export type SeatsPending = Extract<Pending, { readonly by: 'seats' }>

/** By seat: the number (`ask`) of the latest optional question that it has answered or let pass. */
export type Heard = Int32Array

/** A set of seats as bits: seat 2 is the bit 4. */
export type SeatMask = number

export const NO_SEAT = -1
const ALL_SEATS: SeatMask = ~0

export function nothingHeard(players: number): Heard {
  return new Int32Array(players).fill(-1)
}

/** This seat has answered its question, or let it pass. */
export function markHeard<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  heard: Heard,
  seat: Seat,
): void {
  heard[seat] = game.ask(state, seat)
}

/**
 * The next seat in `may` whose question is new to it, in table order after the first seat that owes; `NO_SEAT` when none is
 * left. (Five parameters: an object for them would be allocated at every move.)
 */
export function nextOptionalSeat<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  { owe, may }: SeatsPending,
  heard: Heard,
  among: SeatMask = ALL_SEATS,
): Seat {
  const players = heard.length
  const owing = owe[0] ?? 0
  let next = NO_SEAT
  let least = players
  for (let i = 0; i < may.length; i++) {
    const seat = may[i] as Seat
    if ((among & (1 << seat)) === 0 || heard[seat] === game.ask(state, seat)) continue
    const distance = (seat - owing - 1 + players) % players
    if (distance >= least) continue
    next = seat
    least = distance
  }
  return next
}

/** The first seat that owes an action. Seats that owe at the same time may act in any order; loops take the lowest first. */
export function nextOwingSeat({ owe }: SeatsPending, among: SeatMask = ALL_SEATS): Seat {
  for (let i = 0; i < owe.length; i++) {
    const seat = owe[i] as Seat
    if ((among & (1 << seat)) !== 0) return seat
  }
  return NO_SEAT
}
