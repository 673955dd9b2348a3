/** Candidate actions: whether a seat has a decision, and the actions that a bot weighs there. */
import type { ActionList, Game, GameTypes, Heuristic, Seat } from '@quayside/rules-kit'

export function owesAction<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat): boolean {
  const pending = game.pending(state)
  return pending.by === 'seats' && pending.owe.includes(seat)
}

/** The legal actions, pruned by the game's heuristic where there is a choice. */
export function listCandidates<G extends GameTypes>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  state: G['State'],
  seat: Seat,
  into: ActionList<G['Action']>,
): void {
  into.clear()
  game.legal(state, seat, into)
  if (into.length > 1) heuristic.pruneCandidates?.(state, seat, into)
}
