import type { GameTypes, View } from '@quayside/rules-kit'
import type { Budget } from './craft.ts'
import type { Rank } from './ranks.ts'

/** A bot gets a view, never a state: it cannot cheat even by mistake. */
export interface Bot<G extends GameTypes> {
  readonly rank: Rank
  /** Null is "nothing": only an answer where the seat may, but need not, act. */
  choose(view: View<G>, must: boolean): G['Action'] | null
  /** For a bot that takes its time: the same choice bit by bit, so that its host can do other things in between. */
  ponder?(view: View<G>, must: boolean): Pondering<G>
}

export interface Pondering<G extends GameTypes> {
  think(budget: Budget): void
  decide(): G['Action'] | null
}
