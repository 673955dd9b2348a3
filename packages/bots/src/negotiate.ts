/** What a bot says to the other seats before it thinks about its own actions. */
import type { Game, GameTypes, Heuristic, Rng, Seat, View } from '@quayside/rules-kit'
import type { Duty } from './bot.ts'
import { determinize } from './determinizations.ts'

/** What the others may hold: enough determinizations to tell a likely yes from an unlikely one. */
const DETERMINIZATIONS = 6

/** Undefined where the bot goes on to choose by itself; null stays silent, which only a seat with duty `may` can do. */
export function negotiated<G extends GameTypes>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  view: View<G>,
  duty: Duty,
  rng: Rng,
): G['Action'] | null | undefined {
  if (!heuristic.negotiate) return undefined
  const seat = view.viewer as Seat
  const first = determinize(game, view, rng)
  if (!game.usable(first, seat).some(({ proposal }) => proposal)) return undefined
  const states = [first]
  while (states.length < DETERMINIZATIONS) states.push(determinize(game, view, rng))
  const said = heuristic.negotiate(states, seat, duty)
  return said === null && duty === 'owe' ? undefined : said
}
