import type { Game, GameTypes, Heuristic, Rng } from '@quayside/rules-kit'
import type { Bot } from './bot-types.ts'
import { deckhandChoice } from './deckhand.ts'
import { mateChoice } from './mate.ts'
import { randomChoice } from './random.ts'
import type { Rank } from './ranks.ts'

/** Bots that answer at once. */
export type QuickRank = Exclude<Rank, 'captain'>

export function makeQuickBot<G extends GameTypes>(
  rank: QuickRank,
  game: Game<G>,
  heuristic: Heuristic<G>,
  rng: Rng,
): Bot<G> {
  switch (rank) {
    case 'random':
      return { rank, choose: (view, must) => randomChoice(game, view, must, rng) }
    case 'deckhand':
      return { rank, choose: (view, must) => deckhandChoice(game, heuristic, view, must, rng) }
    case 'mate':
      return { rank, choose: (view, must) => mateChoice(game, heuristic, view, must, rng) }
  }
}
