/** What the text table says of this game. */
import type { Line } from '@quayside/texts'

export interface TableWords {
  readonly path: string
  board(from: number, to: number): string
  readonly chests: string
  readonly seen: string
  leads(deed: Line, where: Line): Line
  discard(card: string, held: number): string
  give(name: string): string
  readonly keep: string
  top(n: number): string
}
