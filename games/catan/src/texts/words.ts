/** What both languages need to put cards and places into sentences. */
import { icon, type Line, type ListWords, line, type Part } from '@quayside/texts'
import { type Card, RESOURCES, type Resource } from '../content.ts'
import type { Edge, Five, Hex } from '../types.ts'

export interface Vocabulary {
  readonly resources: { readonly [R in Resource]: string }
  readonly cards: { readonly [C in Card]: string }
  readonly none: string
}

export interface Speak {
  readonly resource: (resource: Resource) => Part
  readonly card: (card: Card) => Part
  /** Numbers of cards as words: "2 wool and 1 ore". */
  readonly five: (cards: Five) => Line
}

export function speak(
  series: ListWords['series'],
  words: Vocabulary,
  counted: (many: number, what: Part) => Line,
): Speak {
  const resource = (one: Resource) => icon(`resource:${one}`, words.resources[one])
  const card = (one: Card) => icon(`card:${one}`, words.cards[one])
  function five(cards: Five): Line {
    const parts = RESOURCES.flatMap((one, kind) => {
      const many = cards[kind] ?? 0
      return many > 0 ? [counted(many, resource(one))] : []
    })
    return parts.length > 0 ? series(parts) : line`${words.none}`
  }
  return { resource, card, five }
}

/** Places: numbers on a terminal; a page says which lands lie there. */
export const corner = (vertex: number): Part => icon(`corner:${vertex}`, `${vertex}`)
export const edge = ([a, b]: Edge): Part => icon(`edge:${a}-${b}`, `${a}-${b}`)
export const hex = ([q, r]: Hex): Part => icon(`hex:${q},${r}`, `(${q}, ${r})`)

export const sum = (cards: readonly number[]) => cards.reduce((total, many) => total + many, 0)
