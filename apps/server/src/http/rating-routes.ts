/** Ratings: one's own for oneself, the best of each game for everybody. */
import { gameIds } from '@quayside/all'
import type { OwnRatings } from '@quayside/protocol'
import * as shapes from '@quayside/protocol/schemas'
import { shownRating } from '@quayside/ratings'
import type { Online } from '../online.ts'
import { refusal } from '../texts.ts'
import { route } from './route.ts'

const MOST_BEST = 50

async function ownRatings({ store }: Online, guest: string): Promise<OwnRatings> {
  const [ratings, listed] = await Promise.all([store.ratings.of(guest), store.ratings.isListed(guest)])
  return {
    ratings: ratings.map(({ game, rating, games }) => ({ game, games, ...shownRating(rating) })),
    listed,
  }
}

export const ratingRoutes = [
  route('GET', '/api/me/ratings', {
    summary: 'Your ratings, one for each game in which you played a rated table',
    answer: shapes.ownRatings,
    run: async ({ online, guest }) => ({ ok: await ownRatings(online, guest.id) }),
  }),
  route('PATCH', '/api/me/ratings', {
    summary: 'Whether the tables of the best show you',
    body: shapes.ratingListing,
    answer: shapes.ownRatings,
    async run({ online, guest, body }) {
      await online.store.ratings.setListed(guest.id, body.listed)
      return { ok: await ownRatings(online, guest.id) }
    },
  }),
  route('GET', '/api/ratings', {
    summary: 'The best of a game, among those whose rating is known well and who are listed',
    auth: 'none',
    query: shapes.bestAsked,
    answer: shapes.bestRatings,
    async run({ online, query }) {
      if (!gameIds.includes(query.game)) return { refused: refusal('noGame') }
      const best = await online.store.ratings.best(query.game, MOST_BEST)
      const lines = best.map(({ name, rating, games }) => {
        const { points, within } = shownRating(rating)
        return { name, games, points, within }
      })
      return { ok: { game: query.game, best: lines } }
    },
  }),
]
