/** Ratings, per game: one's own, and the table of the best. */
import { z } from 'zod'
import { text } from './base.ts'

const rating = {
  points: z.number().describe('1500 is where everybody begins.'),
  within: z.number().describe('The true strength is within so many points, nine times in ten.'),
  games: z.number().describe('How many rated games it comes from.'),
}
const ownRating = z.object({
  game: z.string(),
  ...rating,
  provisional: z.boolean().describe('Not known well yet; the table of the best leaves it out.'),
})
export const ownRatings = z.object({
  ratings: z.array(ownRating),
  listed: z.boolean().describe('Whether the tables of the best show you.'),
})
export const ratingListing = z.strictObject({ listed: z.boolean() })
export const bestAsked = z.object({ game: text(40) })
export const bestRatings = z.object({
  game: z.string(),
  best: z.array(z.object({ name: z.string(), ...rating })),
})
