/** Ratings in the database. */
import { KNOWN_SIGMA } from '@quayside/ratings'
import type pg from 'pg'
import {
  type BestRating,
  type GuestRating,
  guestRating,
  RATED_COLUMNS,
  type RatedGame,
  type RatingChange,
  type RatingStore,
  type RawRatedSeat,
  type RawRating,
  ratedGamesFrom,
  ratedRows,
  ratingChange,
  type Standing,
} from '../ratings.ts'

const RATE = `WITH put AS (
    INSERT INTO rated_seats (game, n, table_id, seat, guest, standing, mu, sigma, new_mu, new_sigma)
    SELECT $1, (SELECT coalesce(max(n), 0) + 1 FROM rated_seats WHERE game = $1), $2, s.*
    FROM unnest($3::int[], $4::text[], $5::int[], $6::float8[], $7::float8[], $8::float8[], $9::float8[]) AS s
    RETURNING guest, new_mu, new_sigma)
  INSERT INTO ratings (game, guest, mu, sigma, games) SELECT $1, guest, new_mu, new_sigma, 1 FROM put
  ON CONFLICT (game, guest) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1`

/** Inside the transaction that remembers the game. One at a time for each game: the order is part of the result. */
export async function rateGame(
  client: pg.ClientBase,
  game: string,
  table: string,
  standings: readonly Standing[],
): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended('rated ' || $1, 0))", [game])
  const sql = 'SELECT guest, mu, sigma FROM ratings WHERE game = $1 AND guest = ANY($2)'
  const known = await client.query<RawRating>(sql, [game, standings.map(({ guest }) => guest)])
  const rows = ratedRows(standings, known.rows)
  const columns = Array.from({ length: 7 }, (_, i) => rows.map((row) => row[i]))
  await client.query(RATE, [game, table, ...columns])
}

export class PostgresRatings implements RatingStore {
  private readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  async of(guest: string): Promise<GuestRating[]> {
    const sql = 'SELECT guest, game, mu, sigma, games FROM ratings WHERE guest = $1 ORDER BY game'
    return (await this.pool.query<RawRating>(sql, [guest])).rows.map(guestRating)
  }

  async best(game: string, most: number): Promise<BestRating[]> {
    const sql = `SELECT g.name, r.mu, r.sigma, r.games FROM ratings r JOIN guests g ON g.id = r.guest
      WHERE r.game = $1 AND r.sigma <= $2 AND r.guest NOT IN (SELECT guest FROM unlisted)
      AND r.guest NOT IN (SELECT guest FROM bans) ORDER BY r.mu DESC LIMIT $3`
    const found = await this.pool.query<RawRating & { name: string }>(sql, [game, KNOWN_SIGMA, most])
    return found.rows.map(({ name, mu, sigma, games }) => ({ name, rating: { mu, sigma }, games }))
  }

  async isListed(guest: string): Promise<boolean> {
    return (await this.pool.query('SELECT guest FROM unlisted WHERE guest = $1', [guest])).rows.length === 0
  }

  async setListed(guest: string, isListed: boolean): Promise<void> {
    const sql = isListed
      ? 'DELETE FROM unlisted WHERE guest = $1'
      : 'INSERT INTO unlisted (guest) VALUES ($1) ON CONFLICT DO NOTHING'
    await this.pool.query(sql, [guest])
  }

  async changes(guest: string, tables: readonly string[]): Promise<RatingChange[]> {
    const sql = `SELECT ${RATED_COLUMNS} FROM rated_seats WHERE guest = $1 AND table_id = ANY($2)`
    return (await this.pool.query<RawRatedSeat>(sql, [guest, tables])).rows.map(ratingChange)
  }

  async games(): Promise<string[]> {
    const sql = 'SELECT DISTINCT game FROM rated_seats UNION SELECT DISTINCT game FROM ratings ORDER BY game'
    return (await this.pool.query<{ game: string }>(sql)).rows.map(({ game }) => game)
  }

  async ratedGames(game: string, after: number, most: number): Promise<RatedGame[]> {
    const sql = `SELECT ${RATED_COLUMNS} FROM rated_seats WHERE game = $1 AND n IN
      (SELECT DISTINCT n FROM rated_seats WHERE game = $1 AND n > $2 ORDER BY n LIMIT $3) ORDER BY n, seat`
    return ratedGamesFrom((await this.pool.query<RawRatedSeat>(sql, [game, after, most])).rows)
  }

  async everybody(game: string, after: string, most: number) {
    const sql = `SELECT guest, game, mu, sigma, games FROM ratings WHERE game = $1 AND guest COLLATE "C" > $2
      ORDER BY guest COLLATE "C" LIMIT $3`
    const { rows } = await this.pool.query<RawRating>(sql, [game, after, most])
    return rows.map((raw) => ({ guest: raw.guest, ...guestRating(raw) }))
  }

  /** The guest is gone: games of others stay as they were counted. */
  async leave(guest: string): Promise<void> {
    const sql = `WITH a AS (DELETE FROM ratings WHERE guest = $1), b AS (DELETE FROM unlisted WHERE guest = $1)
      UPDATE rated_seats SET guest = NULL WHERE guest = $1 RETURNING game, n`
    const { rows } = await this.pool.query<{ game: string; n: number }>(sql, [guest])
    if (rows.length === 0) return
    // Without anybody left a game tells nothing.
    const empty = `DELETE FROM rated_seats r USING unnest($1::text[], $2::int[]) AS g(game, n)
      WHERE r.game = g.game AND r.n = g.n AND NOT EXISTS
      (SELECT 1 FROM rated_seats s WHERE s.game = r.game AND s.n = r.n AND s.guest IS NOT NULL)`
    await this.pool.query(empty, [rows.map(({ game }) => game), rows.map(({ n }) => n)])
  }
}
