/** The end of a game. */
import type { Result } from '@quayside/rules-kit'
import { NOBODY_YET, pointsOf, type State } from './state.ts'

export function result(state: State): Result | null {
  if (state.phase !== 'over') return null
  const scores = Array.from({ length: state.fixed.players }, (_, seat) => pointsOf(state, seat))
  // The winner stands first whatever the others have: they would have had to wait for their turn (CAT-82).
  const rank = scores.map((score, seat) => (seat === state.winner ? Number.POSITIVE_INFINITY : score))
  const places = rank.map((own) => 1 + rank.filter((other) => other > own).length)
  return { winners: state.winner === NOBODY_YET ? [] : [state.winner], scores, places, reason: state.reason }
}
