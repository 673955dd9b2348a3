import type { GameTypes, View } from '@quayside/rules-kit'
import type { Rank } from './ranks.ts'
import type { Budget } from './search-params.ts'

/** What is asked of a seat: it owes an action before play goes on, or it may act and need not. */
export type Duty = 'owe' | 'may'

/** A bot gets a view, never a state: it cannot cheat even by mistake. */
export interface Bot<G extends GameTypes> {
  readonly rank: Rank
  /** Of a bot that searches: by how much it searches longer than the usual one of its host. */
  readonly thought?: number
  /** Null passes, which only a seat with duty `may` can do. */
  choose(view: View<G>, duty: Duty): G['Action'] | null
  /** For a bot that searches: the same choice in slices, so that its host can do other things in between. */
  startSearch?(view: View<G>, duty: Duty): BotSearch<G>
}

/** A search that its host runs slice by slice. */
export interface BotSearch<G extends GameTypes> {
  run(slice: Budget): void
  decide(): G['Action'] | null
}
