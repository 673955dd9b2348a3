/**
 * Ratings per game, and every rated game they were computed from, so that the computation can be repeated. Rated games are kept apart from
 * remembered ones: who deletes a history keeps the rating. Who is gone is named nowhere; the games of others stay as they were counted.
 */
import { afterGame, NEW_RATING, type Rating } from '@quayside/ratings'

export interface GuestRating {
  readonly game: string
  readonly rating: Rating
  readonly games: number
}

/** A line of the table of the best. */
export interface BestRating {
  readonly name: string
  readonly rating: Rating
  readonly games: number
}

/** What a rated game changed for one guest. */
export interface RatingChange {
  readonly table: string
  readonly before: Rating
  readonly after: Rating
}

export interface RatedSeat {
  readonly seat: number
  /** Null: the guest is gone. */
  readonly guest: string | null
  /** 1 is first; equal ones are a draw. */
  readonly standing: number
  readonly before: Rating
  readonly after: Rating
}

/** Rated games of one game are numbered in the order in which they were counted. */
export interface RatedGame {
  readonly n: number
  readonly table: string
  readonly seats: readonly RatedSeat[]
}

export interface RatingStore {
  of(guest: string): Promise<GuestRating[]>
  /** The best of a game whose rating is known well and who are listed. */
  best(game: string, most: number): Promise<BestRating[]>
  isListed(guest: string): Promise<boolean>
  setListed(guest: string, isListed: boolean): Promise<void>
  /** What these tables changed for a guest; those that were not rated are left out. */
  changes(guest: string, tables: readonly string[]): Promise<RatingChange[]>
  /** Games that anybody is rated at. */
  games(): Promise<string[]>
  /** Page by page, in the order in which they were counted. */
  ratedGames(game: string, after: number, most: number): Promise<RatedGame[]>
  /** Everybody's rating at a game, page by page in the order of their ids. */
  everybody(game: string, after: string, most: number): Promise<(GuestRating & { readonly guest: string })[]>
}

/** What is to be rated: who sat where, and how they came out. */
export interface Standing {
  readonly seat: number
  readonly guest: string
  readonly standing: number
}

/** Nobody can be rated against somebody who is gone already; null where fewer than two are left. */
export function standingsOf(
  seats: readonly { readonly guest: string | null }[],
  standings: readonly number[] | null,
): Standing[] | null {
  const list = seats.flatMap(({ guest }, seat) => {
    const standing = standings?.[seat]
    return guest === null || standing === undefined ? [] : [{ seat, guest, standing }]
  })
  return list.length < 2 ? null : list
}

export interface RawRating {
  readonly guest: string
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** A rated game as the rows it writes: seat, guest, standing, before, after. */
export function ratedRows(
  standings: readonly Standing[],
  known: readonly Pick<RawRating, 'guest' | 'mu' | 'sigma'>[],
): (readonly [number, string, number, number, number, number, number])[] {
  const before = standings.map(({ guest }) => known.find((one) => one.guest === guest) ?? NEW_RATING)
  const after = afterGame(
    before,
    standings.map(({ standing }) => standing),
  )
  return standings.map(({ seat, guest, standing }, i) => {
    const [old, now] = [before[i] as Rating, after[i] as Rating]
    return [seat, guest, standing, old.mu, old.sigma, now.mu, now.sigma]
  })
}

export interface RawRatedSeat {
  readonly n: number
  readonly table_id: string
  readonly seat: number
  readonly guest: string | null
  readonly standing: number
  readonly mu: number
  readonly sigma: number
  readonly new_mu: number
  readonly new_sigma: number
}

export const RATED_COLUMNS = 'n, table_id, seat, guest, standing, mu, sigma, new_mu, new_sigma'

/** Rows come in the order of games and seats. */
export function ratedGamesFrom(rows: readonly RawRatedSeat[]): RatedGame[] {
  return [...Map.groupBy(rows, ({ n }) => n)].map(([n, seats]) => ({
    n,
    table: seats[0]?.table_id ?? '',
    seats: seats.map(({ seat, guest, standing, ...raw }) => ({ seat, guest, standing, ...changeIn(raw) })),
  }))
}

export function ratingChange(raw: RawRatedSeat): RatingChange {
  return { table: raw.table_id, ...changeIn(raw) }
}

function changeIn(raw: Pick<RawRatedSeat, 'mu' | 'sigma' | 'new_mu' | 'new_sigma'>) {
  return {
    before: { mu: raw.mu, sigma: raw.sigma },
    after: { mu: raw.new_mu, sigma: raw.new_sigma },
  }
}

export function guestRating({ game, mu, sigma, games }: RawRating): GuestRating {
  return { game, rating: { mu, sigma }, games }
}
