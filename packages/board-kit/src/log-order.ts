import type { LogLine } from './log-line.ts'

export interface Placed {
  readonly line: LogLine
  /** Of the turn or round whose newest deed this is. */
  readonly heading: string | undefined
}

/** Newest deed first, and what follows from a deed under it, in the order of time: above it, it would seem to follow from the next deed. */
export function underTheirDeeds(newestFirst: readonly Placed[]): Placed[] {
  const placed: Placed[] = []
  let following: Placed[] = []
  for (const one of newestFirst) {
    if (one.line.seat !== null) placed.push(...headed([one, ...following.reverse()]))
    else following.push(one)
    if (one.line.seat === null && one.line.begins === undefined) continue
    if (one.line.seat === null) placed.push(...headed(following))
    following = []
  }
  return [...placed, ...following]
}

/** The heading of any of them stands above all of them. */
function headed(group: readonly Placed[]): Placed[] {
  const heading = group.find((one) => one.heading !== undefined)?.heading
  const top = group.find(({ line }) => !line.isTurnEnd)
  return group.map((one) => ({ line: one.line, heading: one === top ? heading : undefined }))
}
