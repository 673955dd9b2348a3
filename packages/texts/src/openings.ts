/** How seats begin a game, in kinds that statistics count apart. Only games whose beginning is a choice have it. */
import type { GameTypes, Seat } from '@quayside/rules-kit'
import type { InEachLanguage } from './languages.ts'

export interface Openings<G extends GameTypes> {
  /** Before that nobody has made an opening yet. */
  isOver(state: G['State']): boolean
  /** Asked in the first position after the opening. */
  kindOf(state: G['State'], seat: Seat): string
  readonly names: InEachLanguage<{ readonly [kind: string]: string }>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no common types; each game is safe inside
export type AnyOpenings = Openings<any>
