/** What the rule page and its worker say to each other: a scenario goes in, its story comes out. */
import type { Json, OptionValues, Rejection, Result, Seat } from '@quayside/rules-kit'
import type { Said } from '@quayside/scenario'

/** A beat of a story as plain data; see `Beat` of the scenario package. */
export interface ToldBeat {
  readonly kind: string
  readonly by: Seat | null
  readonly view: Json
  readonly from: Json | null
  readonly events: readonly Json[]
  readonly moves: readonly string[]
  readonly say: Said | null
  readonly owe: readonly Seat[]
  readonly result: Result | null
  readonly tried: {
    readonly action: Json | null
    readonly kind: string
    readonly rejection: Rejection
    readonly view: Json
  } | null
  readonly listed: { readonly actions: readonly Json[]; readonly view: Json } | null
}

export interface ToldExample {
  readonly viewer: Seat
  readonly options: OptionValues
  readonly beats: readonly ToldBeat[]
}

export interface ExampleRequests {
  tell: { sent: { game: string; text: string }; back: ToldExample | { problem: string } }
}
