/** Ratings: one's own, and the best of each game. */
export interface RatingWords {
  readonly title: string
  readonly own: string
  readonly ownNone: string
  readonly provisional: string
  games(many: number): string
  /** A rating with the span that holds the truth nine times in ten. */
  rating(points: number, within: number): string
  readonly listed: string
  readonly listedNote: string
  readonly best: string
  readonly bestNone: string
  readonly gameLabel: string
  readonly placeColumn: string
  readonly nameColumn: string
  readonly ratingColumn: string
  readonly gamesColumn: string
  readonly howTitle: string
  readonly how: readonly string[]
  change(before: number, after: number): string
}
