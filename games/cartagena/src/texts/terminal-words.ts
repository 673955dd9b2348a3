/** What the drawing in letters says. */
export interface TerminalWords {
  readonly symbols: { readonly [symbol: string]: string }
  readonly places: { readonly [place: string]: string }
  readonly legend: string
  readonly chest: string
  readonly dark: string
  readonly deck: (many: number, discarded: number) => string
  readonly hand: string
  readonly look: string
  readonly none: string
  readonly seat: (home: number, of: number, cards: number) => string
  readonly began: string
  readonly actions: (left: number) => string
  readonly leads: (to: string, cards: number) => string
  readonly ship: (shore: string) => string
}
