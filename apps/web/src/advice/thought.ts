/** A captain's thought about one decision. The replay page and the hints at the table ask the same captain. */
import { Captain, type Thought } from '@quayside/bots'
import { type AnyGame, type AnyHeuristic, type GameTypes, SeededRng, type View } from '@quayside/rules-kit'

/** The same question is answered the same way each time. */
export const SEED = 1
/** Every choice gets a look where there are not too many: a played move should not be missing. */
const CRAFT = { narrow: false }
/** So many of the best are told. */
export const BEST = 4

export interface Thinker {
  readonly game: AnyGame
  readonly heuristic: AnyHeuristic
}

export function beginThought(
  { game, heuristic }: Thinker,
  view: View<GameTypes>,
  must: boolean,
): Thought<GameTypes> {
  return new Captain<GameTypes>(game, heuristic, new SeededRng(SEED), CRAFT).begin(view, must)
}
