/** The ranks without a tree search. In a module of their own, so that a page without a captain does not load the search. */
import type { Game, GameTypes, Heuristic, Rng } from '@quayside/rules-kit'
import type { Bot } from './bot.ts'
import { deckhandAction } from './deckhand.ts'
import { mateAction } from './mate.ts'
import { randomAction } from './random-policy.ts'
import type { Rank } from './ranks.ts'

type QuickRank = Exclude<Rank, 'captain'>

export function makeQuickBot<G extends GameTypes>(
  rank: QuickRank,
  game: Game<G>,
  heuristic: Heuristic<G>,
  rng: Rng,
): Bot<G> {
  switch (rank) {
    case 'random':
      return { rank, choose: (view, duty) => randomAction(game, view, duty, rng) }
    case 'deckhand':
      return { rank, choose: (view, duty) => deckhandAction(game, heuristic, view, duty, rng) }
    case 'mate':
      return { rank, choose: (view, duty) => mateAction(game, heuristic, view, duty, rng) }
  }
}
