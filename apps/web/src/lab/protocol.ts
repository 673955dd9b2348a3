/** Messages between the lab page and its workers. */
import type { Totals } from '@quayside/arena'
import type { Rank } from '@quayside/bots'
import type { OptionValues } from '@quayside/rules-kit'

export interface LabPlan {
  readonly game: string
  readonly options: OptionValues
  /** One a seat; the first seat begins. */
  readonly ranks: readonly Rank[]
  readonly games: number
  readonly seed: number
}

/** Of all games of the plan this worker plays every `of`-th, from `from` on. */
export interface LabTask extends LabPlan {
  readonly from: number
  readonly of: number
}

export type LabMessage = { readonly part: Totals } | { readonly done: true } | { readonly failed: string }
