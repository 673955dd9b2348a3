/** The ranks without a tree search. In a module of their own, so that a page without a captain does not load the search. */
import type { Game, GameTypes, Heuristic, Rng } from '@quayside/rules-kit'
import type { Bot } from './bot.ts'
import { makeDeckhand } from './deckhand.ts'
import { mateAction } from './mate.ts'
import { negotiated } from './negotiate.ts'
import { randomAction } from './random-policy.ts'
import type { Rank } from './ranks.ts'
import { strengthOf } from './strength.ts'

export function makeQuickBot<G extends GameTypes>(
  rank: Rank,
  game: Game<G>,
  heuristic: Heuristic<G>,
  rng: Rng,
): Bot<G> {
  const { method, carelessness } = strengthOf(rank)
  switch (method) {
    case 'random':
      return { rank, choose: (view, duty) => randomAction(game, view, duty, rng) }
    case 'deckhand':
      return negotiating(makeDeckhand(game, heuristic, rng, carelessness))
    case 'mate':
      return negotiating((view, duty) => mateAction(game, heuristic, view, duty, rng))
    case 'captain':
      throw new Error(`${rank} searches, which is loaded apart`)
  }

  function negotiating(chooseAlone: Bot<G>['choose']): Bot<G> {
    return {
      rank,
      choose(view, duty) {
        const said = negotiated(game, heuristic, view, duty, rng)
        return said === undefined ? chooseAlone(view, duty) : said
      },
    }
  }
}
