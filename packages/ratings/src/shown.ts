/** Ratings as people read them. */
import { NEW_RATING, type Rating } from './rating.ts'

/** Where everybody begins, and how many points one unit of the model is. */
const MIDDLE = 1500
const POINTS = 30
/** So many deviations to each side hold the true strength at least nine times in ten. */
export const RANGE_DEVIATIONS = 2.5
/** A rating that may be this many points off is provisional. */
const KNOWN_WITHIN = 200

/** The deviation from which on a rating is no longer provisional. */
export const KNOWN_SIGMA = KNOWN_WITHIN / (POINTS * RANGE_DEVIATIONS)

export interface ShownRating {
  readonly points: number
  /** The true strength is within so many points, nine times in ten. */
  readonly within: number
  readonly provisional: boolean
}

export function pointsOf({ mu }: Pick<Rating, 'mu'>): number {
  return Math.round(MIDDLE + (mu - NEW_RATING.mu) * POINTS)
}

export function shownRating(rating: Rating): ShownRating {
  return {
    points: pointsOf(rating),
    within: Math.round(rating.sigma * RANGE_DEVIATIONS * POINTS),
    provisional: rating.sigma > KNOWN_SIGMA,
  }
}
