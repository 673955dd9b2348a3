/** What the text table says of this game. */
export interface TableWords {
  token(good: string, most: number): string
  pay(card: string, most: number): string
  play(card: string, icons: number, most: number): string
  keep(card: string, most: number): string
  piles(draw: number, discard: number): string
  readonly double: string
  readonly used: string
}
