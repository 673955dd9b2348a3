import type { Game, GameTypes, Heuristic, Rng } from '@quayside/rules-kit'
import type { Bot } from './bot-types.ts'
import { Captain } from './captain.ts'
import type { Budget } from './craft.ts'

/** Rounds of thought, where nobody says otherwise: the same on every machine. */
export const USUAL_THOUGHT: Budget = { iterations: 400 }

export function makeCaptain<G extends GameTypes>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  rng: Rng,
  budget: Budget = USUAL_THOUGHT,
): Bot<G> {
  const captain = new Captain(game, heuristic, rng)
  return {
    rank: 'captain',
    choose: (view, must) => captain.choose(view, must, budget),
    ponder: (view, must) => {
      const thought = captain.begin(view, must)
      return { think: (bit) => thought.think(bit), decide: () => captain.decide(thought) }
    },
  }
}
