import type { Game, GameTypes, Heuristic, Rng } from '@quayside/rules-kit'
import type { Bot } from './bot-types.ts'
import { makeCaptain } from './captain-bot.ts'
import type { Budget } from './craft.ts'
import { makeQuickBot } from './quick-bot.ts'
import type { Rank } from './ranks.ts'

/** A bot of any rank; the budget is for the one that thinks. */
export function makeBot<G extends GameTypes>(
  rank: Rank,
  game: Game<G>,
  heuristic: Heuristic<G>,
  rng: Rng,
  budget?: Budget,
): Bot<G> {
  return rank === 'captain'
    ? makeCaptain(game, heuristic, rng, budget)
    : makeQuickBot(rank, game, heuristic, rng)
}
