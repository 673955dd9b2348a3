/** The ranks without a tree search. In a module of their own, so that a page without a captain does not load the search. */
import type { Game, GameTypes, Heuristic, Rng } from '@quayside/rules-kit'
import type { Bot } from './bot.ts'
import { deckhandAction } from './deckhand.ts'
import { mateAction } from './mate.ts'
import { negotiated } from './negotiate.ts'
import { randomAction } from './random-policy.ts'
import type { Rank } from './ranks.ts'

type QuickRank = Exclude<Rank, 'captain'>

export function makeQuickBot<G extends GameTypes>(
  rank: QuickRank,
  game: Game<G>,
  heuristic: Heuristic<G>,
  rng: Rng,
): Bot<G> {
  function negotiating(rank: QuickRank, chooseAlone: typeof mateAction<G>): Bot<G> {
    return {
      rank,
      choose(view, duty) {
        const said = negotiated(game, heuristic, view, duty, rng)
        return said === undefined ? chooseAlone(game, heuristic, view, duty, rng) : said
      },
    }
  }
  switch (rank) {
    case 'random':
      return { rank, choose: (view, duty) => randomAction(game, view, duty, rng) }
    case 'deckhand':
      return negotiating(rank, deckhandAction)
    case 'mate':
      return negotiating(rank, mateAction)
  }
}
