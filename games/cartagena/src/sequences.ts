/** Ordered choices from a row of counts, where equal cards are alike: counted, listed, and the n-th of them. */
import { KINDS } from './content.ts'

/** How many different sequences of this length can be laid from the counts. */
export function countSequences(counts: Uint8Array, length: number): number {
  if (length === 0) return 1
  let many = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const left = counts[kind] as number
    if (left === 0) continue
    counts[kind] = left - 1
    many += countSequences(counts, length - 1)
    counts[kind] = left
  }
  return many
}

/** The n-th of them, in the order of kinds. */
export function nthSequence(counts: Uint8Array, length: number, n: number): number[] {
  const rest = counts.slice()
  const chosen: number[] = []
  let skip = n
  while (chosen.length < length) {
    for (let kind = 0; kind < KINDS; kind++) {
      const left = rest[kind] as number
      if (left === 0) continue
      rest[kind] = left - 1
      const many = countSequences(rest, length - chosen.length - 1)
      if (skip < many) {
        chosen.push(kind)
        break
      }
      skip -= many
      rest[kind] = left
    }
  }
  return chosen
}

export function eachSequence(
  counts: Uint8Array,
  length: number,
  use: (kinds: readonly number[]) => void,
): void {
  lay(counts.slice(), length, [], use)
}

function lay(
  rest: Uint8Array,
  length: number,
  chosen: number[],
  use: (kinds: readonly number[]) => void,
): void {
  if (chosen.length === length) {
    use(chosen)
    return
  }
  for (let kind = 0; kind < KINDS; kind++) {
    const left = rest[kind] as number
    if (left === 0) continue
    rest[kind] = left - 1
    chosen.push(kind)
    lay(rest, length, chosen, use)
    chosen.pop()
    rest[kind] = left
  }
}

/** Whether the counts hold all these kinds. */
export function holdsAll(counts: Uint8Array, kinds: readonly number[]): boolean {
  const rest = counts.slice()
  for (const kind of kinds) {
    if (rest[kind] === 0) return false
    rest[kind] = (rest[kind] as number) - 1
  }
  return true
}
