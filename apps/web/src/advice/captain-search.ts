/** The captain's search for one decision, as the replay page and the hints at the table both show it. */
import { Captain, type Duty, type Search } from '@quayside/bots'
import { type GameTypes, type GameWithHeuristic, SeededRng, type View } from '@quayside/rules-kit'

/** The same question is answered the same way each time. */
export const SEED = 1
/** The played move must be in the ranking even if the game would prune it. */
const PARAMS = { prunesRoot: false }
/** Number of best choices that are shown. */
export const BEST = 4

export function startCaptainSearch(
  { game, heuristic }: GameWithHeuristic,
  view: View<GameTypes>,
  duty: Duty,
): Search<GameTypes> {
  return new Captain<GameTypes>(game, heuristic, new SeededRng(SEED), PARAMS).startSearch(view, duty)
}
