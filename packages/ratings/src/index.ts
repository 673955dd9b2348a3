export { afterGame, NEW_RATING, type Rating } from './rating.ts'
export { KNOWN_SIGMA, pointsOf, RANGE_DEVIATIONS, type ShownRating, shownRating } from './shown.ts'
