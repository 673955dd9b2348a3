/** Who has won, and who came next. */
import { at, type Result, type Seat } from '@quayside/rules-kit'
import { MOST_PIRATES } from './content.ts'
import { progressOf } from './moves.ts'
import type { State } from './state.ts'

export function seatList(state: State): Seat[] {
  return Array.from({ length: state.fixed.players }, (_, seat) => seat)
}

export function progress(state: State, seat: Seat): number {
  let sum = 0
  for (let i = 0; i < state.fixed.pirates; i++)
    sum += progressOf(state, state.where[seat * MOST_PIRATES + i] as number)
  return sum
}

/** CTG-50, CTG-51: the winner; then by pirates home, then by how far all of them are. */
export function result(state: State): Result | null {
  if (state.phase !== 'over') return null
  const seats = seatList(state)
  const rank = (seat: Seat) =>
    (seat === state.winner ? 1e6 : 0) + at(state.home, seat) * 1e3 + progress(state, seat)
  const ranks = seats.map(rank)
  return {
    winners: state.winner < 0 ? [] : [state.winner],
    scores: seats.map((seat) => at(state.home, seat)),
    places: ranks.map((own) => 1 + ranks.filter((other) => other > own).length),
    reason: state.ending,
  }
}
