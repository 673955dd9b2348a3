/** The sentences of the rule pages. */
import type { OursKind } from '@quayside/scenario'
import type { Line } from '@quayside/texts'

export interface RulesWords {
  readonly title: string
  rulesOf(game: string): string
  readonly indexText: string
  readonly read: string
  readonly contents: string
  readonly search: string
  readonly searchHelp: string
  found(many: number): string
  readonly variants: string
  readonly variantsHelp: string
  readonly examples: string
  /** Sentences one after the other. */
  sentences(all: readonly string[]): string
  /** What is not in the box. */
  readonly ours: { readonly [K in OursKind]: string }
  readonly lesson: string
  readonly print: string
  readonly noSuchGame: string
  exampleOf(at: number, last: number): string
  readonly position: string
  readonly drawn: string
  readonly another: string
  tries(who: Line): Line
  may(who: Line): Line
  readonly nothingElse: string
  more(many: number): string
  readonly back: string
  readonly forward: string
  readonly play: string
  readonly pause: string
  readonly failed: string
}
