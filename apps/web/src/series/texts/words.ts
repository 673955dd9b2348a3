/** Playing again, and a series of games. */
export interface SeriesWords {
  readonly again: string
  readonly next: string
  readonly seatsTitle: string
  readonly seats: { readonly same: string; readonly rotated: string; readonly drawn: string }
  readonly lengthTitle: string
  /** 1: no series. */
  length(games: number): string
  title(games: number): string
  played(many: number, of: number): string
  readonly nameColumn: string
  gameColumn(n: number): string
  readonly winsColumn: string
  wins(names: readonly string[]): string
  readonly drawnOut: string
}
