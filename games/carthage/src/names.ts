/** Numbers inside, names outside: cards are counted by kind and listed by name. */
import { at, BrokenRule } from '@quayside/rules-kit'
import { CARD_KINDS, cardName, kindOf } from './content.ts'

interface Numbers {
  readonly length: number
  readonly [index: number]: number
}

/** The cards of a block of counts, in the order of kinds. */
export function namesOf(counts: Numbers, offset = 0): string[] {
  const names: string[] = []
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    for (let i = at(counts, offset + kind); i > 0; i--) names.push(cardName(kind))
  }
  return names
}

export function countNames(names: readonly string[], into: Uint8Array, offset = 0): void {
  for (const name of names) {
    const index = offset + kindOf(name)
    into[index] = at(into, index) + 1
  }
}

export function countsByName(counts: Numbers): { [card: string]: number } {
  const byName: { [card: string]: number } = {}
  for (let kind = 0; kind < CARD_KINDS; kind++) if (counts[kind]) byName[cardName(kind)] = at(counts, kind)
  return byName
}

export function sumOf(counts: Numbers, offset = 0, length = CARD_KINDS): number {
  let sum = 0
  for (let i = offset; i < offset + length; i++) sum += at(counts, i)
  return sum
}

/** The kind of the n-th card when all are laid out in the order of kinds. */
export function kindAt(counts: Numbers, n: number): number {
  let left = n
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    left -= at(counts, kind)
    if (left < 0) return kind
  }
  throw new BrokenRule(`there is no card ${n}`)
}
