import { plural } from '@quayside/texts'
import type { RatingWords } from './words.ts'

export const en: RatingWords = {
  title: 'Ratings',
  own: 'Your ratings',
  ownNone: 'You have no rating yet. It begins with your first rated game.',
  provisional: 'provisional',
  games: (many) => plural(many, 'rated game'),
  rating: (points, within) => `${points} ± ${within}`,
  listed: 'Show me in the tables of the best',
  listedNote: 'Your name, rating and number of rated games are shown there to everybody.',
  best: 'The best',
  bestNone: 'Nobody’s rating is known well enough yet.',
  gameLabel: 'Game',
  placeColumn: 'Place',
  nameColumn: 'Name',
  ratingColumn: 'Rating',
  gamesColumn: 'Games',
  howTitle: 'How it counts',
  how: [
    'Only games at tables marked as rated count: people only, with a clock, and everybody agrees by sitting down.',
    'Everybody begins at 1500. The second number says how far off the rating may be: nine times in ten the true strength lies within it.',
    'A rating is provisional until it is within 200. The tables of the best leave it out until then.',
    'Whoever resigns, or whose seat a bot takes over, stands behind all who stay.',
  ],
  change: (before, after) => `Rating ${before} → ${after}`,
}
