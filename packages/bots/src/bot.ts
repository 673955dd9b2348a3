import type { Brain, Game, GameTypes, Rng, View } from '@quayside/rules-kit'
import { mateChoice } from './mate.ts'
import { randomChoice } from './random.ts'

/** A bot gets a view, never a state: it cannot cheat even by mistake. */
export interface Bot<G extends GameTypes> {
  readonly rank: Rank
  /** Null is "nothing": only an answer where the seat may, but need not, act. */
  choose(view: View<G>, must: boolean): G['Action'] | null
}

export const RANKS = ['random', 'mate'] as const
export type Rank = (typeof RANKS)[number]

export function isRank(name: string): name is Rank {
  return (RANKS as readonly string[]).includes(name)
}

export function makeBot<G extends GameTypes>(rank: Rank, game: Game<G>, brain: Brain<G>, rng: Rng): Bot<G> {
  if (rank === 'random') return { rank, choose: (view, must) => randomChoice(game, view, must, rng) }
  return { rank, choose: (view, must) => mateChoice(game, brain, view, must, rng) }
}
