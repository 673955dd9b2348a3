/** Computes all ratings anew from the rated games that are stored, and compares. */
import { afterGame, NEW_RATING, type Rating } from '@quayside/ratings'
import type { RatedGame, RatingStore } from './ratings.ts'

export interface RecomputedGame {
  readonly game: string
  readonly games: number
  readonly people: number
  /** What differs from what is stored, in a few words each. */
  readonly differences: readonly string[]
}

const PAGE = 500

export async function recomputeRatings(store: RatingStore): Promise<RecomputedGame[]> {
  const all: RecomputedGame[] = []
  for (const game of await store.games()) all.push(await recomputed(store, game))
  return all
}

interface Count {
  readonly ratings: Map<string, { rating: Rating; games: number }>
  readonly differences: string[]
  games: number
}

async function recomputed(store: RatingStore, game: string): Promise<RecomputedGame> {
  const count: Count = { ratings: new Map(), differences: [], games: 0 }
  for (let after = 0; ; ) {
    const page = await store.ratedGames(game, after, PAGE)
    for (const one of page) countGame(count, one)
    const last = page.at(-1)
    if (!last) break
    after = last.n
  }
  await compareStored(store, game, count)
  const { games, ratings, differences } = count
  return { game, games, people: ratings.size, differences }
}

/** Of somebody who is gone only the rating that they came with is known. */
function countGame(count: Count, { table, seats }: RatedGame): void {
  const { ratings, differences } = count
  const before = seats.map(({ guest, before: stored }) =>
    guest === null ? stored : (ratings.get(guest)?.rating ?? NEW_RATING),
  )
  const after = afterGame(
    before,
    seats.map(({ standing }) => standing),
  )
  seats.forEach((stored, i) => {
    const [old, now] = [before[i] as Rating, after[i] as Rating]
    if (!isSame(old, stored.before) || !isSame(now, stored.after))
      differences.push(`table ${table}, seat ${stored.seat}: ${said(now)} instead of ${said(stored.after)}`)
    if (stored.guest === null) return
    const games = (ratings.get(stored.guest)?.games ?? 0) + 1
    ratings.set(stored.guest, { rating: now, games })
  })
  count.games++
}

async function compareStored(
  store: RatingStore,
  game: string,
  { ratings, differences }: Count,
): Promise<void> {
  const unseen = new Set(ratings.keys())
  for (let after = ''; ; ) {
    const page = await store.everybody(game, after, PAGE)
    for (const { guest, rating, games } of page) {
      const own = ratings.get(guest)
      unseen.delete(guest)
      if (!own || !isSame(own.rating, rating) || own.games !== games)
        differences.push(`guest ${guest}: ${own ? said(own.rating) : 'nothing'} instead of ${said(rating)}`)
    }
    const last = page.at(-1)
    if (!last) break
    after = last.guest
  }
  for (const guest of unseen) differences.push(`guest ${guest}: not stored`)
}

const isSame = (a: Rating, b: Rating) => a.mu === b.mu && a.sigma === b.sigma
const said = ({ mu, sigma }: Rating) => `${mu} ± ${sigma}`
