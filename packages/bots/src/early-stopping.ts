/** When a search may end: its time is over, or the iterations that are left would hardly change the choice. */
import type { GameTypes } from '@quayside/rules-kit'
import type { Budget } from './search-params.ts'
import type { Edge } from './tree.ts'

const MIN_ITERATIONS = 40
/** The search ends when the runner-up would need more than this share of the iterations left to draw level. */
const CATCH_UP_SHARE = 0.6

/** Iterations that fit into the remaining time at the speed so far; infinite without a time budget. */
export function iterationsLeft(done: number, startedAt: number, { ms, now }: Budget): number {
  if (ms === undefined || !now) return Number.POSITIVE_INFINITY
  const spent = now() - startedAt
  return spent <= 0 ? Number.POSITIVE_INFINITY : (done * (ms - spent)) / spent
}

export function canStop<G extends GameTypes>(edges: Iterable<Edge<G>>, done: number, left: number): boolean {
  if (done <= MIN_ITERATIONS) return false
  let first = 0
  let second = 0
  for (const { visits } of edges) {
    if (visits > first) [first, second] = [visits, first]
    else if (visits > second) second = visits
  }
  return first - second > CATCH_UP_SHARE * left
}
