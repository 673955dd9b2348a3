/** Messages between the replay page and its worker, which holds the record and computes what the page shows. */
import type { SeatPlan, Step } from '@quayside/protocol'
import type { Json, OptionValues, Result, Seat, Viewer } from '@quayside/rules-kit'

/** A seat's, a watcher's, or open: the view of whichever seat is to move, with an unredacted log. */
export type Perspective = Viewer | 'open'

/** A record that replays to its end. Moves are those of the final line of play; undone ones are not counted. */
export interface Opened {
  readonly game: string
  readonly options: OptionValues
  readonly seats: readonly SeatPlan[]
  readonly colours: readonly string[]
  /** When play began; empty where the record does not say. */
  readonly started: string
  readonly count: number
  /** Who made each move. */
  readonly by: readonly (Seat | 'chance')[]
  /** Where a turn of another seat begins: after how many moves, and whose. */
  readonly turns: readonly Turn[]
  readonly result: Result | null
  /** The record contains the secret, so that its draws can be verified. */
  readonly isOpened: boolean
}

export interface Turn {
  readonly at: number
  readonly seat: Seat
}

/** The position after `count` moves as somebody sees it. */
export interface Position {
  readonly count: number
  readonly viewer: Viewer
  readonly view: Json
  readonly owe: readonly Seat[]
  readonly result: Result | null
}

/** Lines of each seat over all positions, the first before any move. */
export interface Curves {
  readonly scores: readonly (readonly number[])[]
  readonly winProbabilities: readonly (readonly number[])[]
  readonly cards: readonly (readonly number[])[]
  readonly turning: readonly TurningPoint[]
}

/** How the draws of a seat fell, against everything that could have come. */
export interface SeatLuck {
  /** 0 to 100; 50 is as expected. Null where nothing was left to chance. */
  readonly percentile: number | null
  readonly draws: number
  /** How much better the draws were than expected, in chances to win, and its variance: both add up over games. */
  readonly surprise: number
  readonly variance: number
}

/** The move that changed a seat's prospects most. */
export interface TurningPoint {
  readonly at: number
  readonly seat: Seat
  /** By how much the chance rose or fell. */
  readonly change: number
}

export interface RankedChoice {
  /** Null is "nothing". */
  readonly action: Json | null
  readonly value: number
  readonly visits: number
  readonly isPlayed: boolean
}

/** The captain's ranking of the decision that led to move `at`. */
export interface Advice {
  readonly at: number
  readonly seat: Seat
  /** The position as that seat saw it: choices are named by it. */
  readonly view: Json
  readonly choices: readonly RankedChoice[]
}

/** A decision that cost something: what was played against the best. */
export interface CostlyChoice {
  readonly at: number
  readonly seat: Seat
  readonly view: Json
  readonly played: Json
  readonly best: Json
  readonly cost: number
}

export interface ReplayRequests {
  open: { sent: { text: string }; back: Opened | { problem: string; line: number } }
  at: { sent: { count: number; perspective: Perspective }; back: Position }
  /** The whole log; `seq` of a step is the number of its move. */
  story: { sent: { perspective: Perspective }; back: readonly Step[] }
  curves: { sent: null; back: Curves }
  /** Longer work than the curves. */
  luck: { sent: null; back: readonly SeatLuck[] }
  /** Null where nobody chose anything, or the answer is no longer wanted. */
  advise: { sent: { at: number; ms: number }; back: Advice | null }
  review: { sent: null; back: readonly CostlyChoice[] | null }
  stop: { sent: null; back: null }
}
/** How far the review has come. */
export interface ReplayNews {
  readonly reviewed: number
  readonly of: number
}
