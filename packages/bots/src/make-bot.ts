import type { Game, GameTypes, Heuristic, Rng } from '@quayside/rules-kit'
import type { Bot } from './bot.ts'
import { makeCaptain } from './captain.ts'
import { makeQuickBot } from './quick-bot.ts'
import type { Rank } from './ranks.ts'
import type { Budget } from './search-params.ts'
import { strengthOf } from './strength.ts'

/** A bot of any rank; only those that search have a budget. */
export function makeBot<G extends GameTypes>(
  rank: Rank,
  game: Game<G>,
  heuristic: Heuristic<G>,
  rng: Rng,
  budget?: Budget,
): Bot<G> {
  return strengthOf(rank).method === 'captain'
    ? makeCaptain(game, heuristic, rng, budget, rank)
    : makeQuickBot(rank, game, heuristic, rng)
}
