/** An entrant of a tournament: a rank, for the captain with a budget (`captain:800` iterations, `captain:200ms`), or a program. */
import { type Budget, isRank, RANKS, type Rank } from '@quayside/bots'
import type { FoundWeights } from './weights.ts'

export type Entrant =
  | {
      readonly kind: 'rank'
      readonly name: string
      readonly rank: Rank
      readonly budget: Budget | null
      readonly weights?: FoundWeights
    }
  | { readonly kind: 'program'; readonly name: string; readonly command: string }

/** `problem` is a sentence for the user. */
export function readEntrant(text: string): Entrant | { readonly problem: string } {
  if (text.startsWith('cmd:')) {
    const command = text.slice(4).trim()
    return command ? { kind: 'program', name: text, command } : { problem: 'cmd: is followed by a program' }
  }
  // A level has a colon in its name; only a captain takes a budget behind one.
  const [rank = '', budget] = isRank(text) ? [text] : text.split(':')
  if (!isRank(rank))
    return { problem: `there is no bot "${rank}"; there are ${RANKS.join(', ')} and cmd:PROGRAM` }
  if (budget === undefined) return { kind: 'rank', name: text, rank, budget: null }
  const read = /^(\d{1,7})(ms)?$/.exec(budget)
  if (rank !== 'captain' || !read || Number(read[1]) < 1) {
    return {
      problem: `"${text}" does not read; a budget is given as captain:800 (iterations) or captain:200ms`,
    }
  }
  const amount = Number(read[1])
  return { kind: 'rank', name: text, rank, budget: read[2] ? { ms: amount } : { iterations: amount } }
}
