/** When to stop thinking: the budget is used up, or the rest of it would hardly change the choice. */
import type { GameTypes } from '@quayside/rules-kit'
import type { Budget } from './craft.ts'
import type { Edge } from './tree.ts'

/** No choice is settled before so many rounds; and how much of the rest would have to go to the second choice. */
const SOONEST = 40
const NEARLY = 0.6

/** How many rounds of thought the clock still allows, as fast as they went so far. */
export function timeLeft(done: number, began: number, { ms, now }: Budget): number {
  if (ms === undefined || !now) return Number.POSITIVE_INFINITY
  const spent = now() - began
  return spent <= 0 ? Number.POSITIVE_INFINITY : (done * (ms - spent)) / spent
}

/** Whether the first is so far ahead that the second would need nearly all the rest. */
export function isSettled<G extends GameTypes>(
  edges: Iterable<Edge<G>>,
  done: number,
  left: number,
): boolean {
  if (done <= SOONEST) return false
  let first = 0
  let second = 0
  for (const { visits } of edges) {
    if (visits > first) [first, second] = [visits, first]
    else if (visits > second) second = visits
  }
  return first - second > NEARLY * left
}
