import type { LogLine } from './log-line.ts'

export interface Placed {
  readonly line: LogLine
  /** Of the turn or round whose newest deed this is. */
  readonly heading: string | undefined
  /** How often in a row, where more than once. */
  readonly times?: number
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

/** Who does the same several times in a row is told of once, with a count. */
export function withCounts(placed: readonly Placed[]): Placed[] {
  const counted: Placed[] = []
  for (const one of placed) {
    const last = counted.at(-1)
    if (last && one.heading === undefined && saysTheSame(last.line, one.line))
      counted[counted.length - 1] = { ...last, line: one.line, times: (last.times ?? 1) + 1 }
    else counted.push(one)
  }
  return counted
}

function saysTheSame(a: LogLine, b: LogLine): boolean {
  return a.seat !== null && a.seat === b.seat && JSON.stringify(a.line) === JSON.stringify(b.line)
}
