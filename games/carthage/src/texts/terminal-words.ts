/** What the drawing in letters says. */
import type { Good } from '../content.ts'

export interface TerminalWords {
  readonly goods: { readonly [G in Good]: string }
  readonly route: string
  readonly pirates: string
  readonly market: string
  readonly farm: string
  readonly price: (price: number) => string
  readonly piles: (pile: number, discard: number) => string
  readonly hand: string
  readonly cards: (many: number) => string
  readonly stock: string
  readonly stored: string
  readonly tokens: string
  readonly used: string
  readonly points: (points: number) => string
  readonly thickness: (fingers: number) => string
  readonly piece: (isClassic: boolean, isOut: boolean) => string
  readonly first: string
  readonly none: string
}
