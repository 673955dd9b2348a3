/** Ordered choices from a row of counts, where equal cards are alike: counted, listed, and the n-th of them. */
import { KINDS } from './content.ts'

/** The longest sequence: six cards of rum. */
const LONGEST = 6
const WIDTH = LONGEST + 1
/** In how many ways `few` places can be chosen among `many`, at many * WIDTH + few. */
const CHOOSE = new Uint8Array(WIDTH * WIDTH)
for (let many = 0; many <= LONGEST; many++) {
  CHOOSE[many * WIDTH] = 1
  for (let few = 1; few <= many; few++) {
    const before = (many - 1) * WIDTH + few
    CHOOSE[many * WIDTH + few] = (CHOOSE[before - 1] as number) + (CHOOSE[before] as number)
  }
}
/** By length: how many sequences the kinds so far can fill. */
const filled = new Uint16Array(WIDTH)

/** How many different sequences of this length can be laid from the counts: kind after kind takes some of the places. */
export function countSequences(counts: Uint8Array, length: number): number {
  filled.fill(0)
  filled[0] = 1
  for (let kind = 0; kind < KINDS; kind++) {
    const most = counts[kind] as number
    if (most === 0) continue
    for (let places = length; places > 0; places--) {
      let many = filled[places] as number
      for (let taken = Math.min(most, places); taken > 0; taken--)
        many += (CHOOSE[places * WIDTH + taken] as number) * (filled[places - taken] as number)
      filled[places] = many
    }
  }
  return filled[length] as number
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
