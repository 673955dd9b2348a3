/** Messages between rule pages, first lessons and their worker: a scenario goes in, its story (a list of beats) comes out. */
import type { Json, OptionValues, Rejection, Result, Seat } from '@quayside/rules-kit'
import type { Attempt, Said } from '@quayside/scenario'

/** A beat of a story as plain data; see `Beat` of the scenario package. */
export interface StoryBeat {
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
  readonly point: string | null
  readonly task: StoryTask | null
}

export interface StoryTask {
  readonly say: Said
  readonly hint: Said | null
  readonly press: readonly string[]
  readonly legal: readonly Json[]
}

export interface StoryChapter {
  readonly title: Said
  readonly options: OptionValues
  readonly players: number
  readonly beats: readonly StoryBeat[]
}

/** A choice at the task of a beat. */
export interface LessonChoice {
  readonly chapter: number
  readonly at: number
  readonly action: Json
}

export interface StoryExample {
  readonly viewer: Seat
  readonly options: OptionValues
  readonly beats: readonly StoryBeat[]
}

export interface StoryRequests {
  tell: { sent: { game: string; text: string }; back: StoryExample | { problem: string } }
  /** Opens a first lesson; the other two are about the one opened last. */
  teach: { sent: { text: string }; back: { chapters: readonly StoryChapter[] } | { problem: string } }
  attempt: { sent: LessonChoice; back: Attempt }
  check: { sent: LessonChoice; back: Rejection | null }
  /** The choice is a part of an action. */
  explain: { sent: LessonChoice; back: Rejection | null }
}
