/** What the drawing in letters says. */
import type { Card, Resource } from '../content.ts'

export interface TerminalWords {
  readonly resources: { readonly [R in Resource]: string }
  readonly cards: { readonly [C in Card]: string }
  readonly desert: string
  readonly robber: string
  readonly legend: string
  readonly bank: string
  readonly deck: (many: number) => string
  readonly hand: string
  readonly held: string
  readonly open: string
  readonly left: (roads: number, settlements: number, cities: number) => string
  readonly longest: (length: number, isHolder: boolean) => string
  readonly army: string
  readonly points: (many: number) => string
  readonly rates: string
  readonly offer: string
  readonly accepts: string
  readonly declines: string
  readonly proposes: string
  readonly forWord: string
  readonly none: string
}
