/** Ratings in the file. */
import { KNOWN_SIGMA } from '@quayside/ratings'
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
import type { Connection } from './connection.ts'

const PUT_SEAT = `INSERT INTO rated_seats (game, n, table_id, seat, guest, standing, mu, sigma, new_mu, new_sigma)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
const PUT_RATING = `INSERT INTO ratings (game, guest, mu, sigma, games) VALUES (?, ?, ?, ?, 1)
  ON CONFLICT (game, guest) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1`

export const RATING_WRITES = {
  /** Inside the transaction that remembers the game: counted once, and in one order. */
  rateGame(file: Connection, game: string, table: string, standings: readonly Standing[]): void {
    const guests = JSON.stringify(standings.map(({ guest }) => guest))
    const sql =
      'SELECT guest, mu, sigma FROM ratings WHERE game = ? AND guest IN (SELECT value FROM json_each(?))'
    const rows = ratedRows(standings, file.all<RawRating>(sql, game, guests))
    const last = file.one<{ n: number }>(
      'SELECT coalesce(max(n), 0) AS n FROM rated_seats WHERE game = ?',
      game,
    )
    for (const row of rows) {
      const [, guest, , , , mu, sigma] = row
      file.run(PUT_SEAT, game, (last?.n ?? 0) + 1, table, ...row)
      file.run(PUT_RATING, game, guest, mu, sigma)
    }
  },

  setListed(file: Connection, guest: string, isListed: boolean): void {
    if (isListed) file.run('DELETE FROM unlisted WHERE guest = ?', guest)
    else file.run('INSERT INTO unlisted (guest) VALUES (?) ON CONFLICT DO NOTHING', guest)
  },

  leaveRatings(file: Connection, guest: string): void {
    file.run('DELETE FROM ratings WHERE guest = ?', guest)
    file.run('DELETE FROM unlisted WHERE guest = ?', guest)
    const played = 'SELECT game, n FROM rated_seats WHERE guest = ?'
    const games = file.all<{ game: string; n: number }>(played, guest)
    file.run('UPDATE rated_seats SET guest = NULL WHERE guest = ?', guest)
    // Without anybody left a game tells nothing.
    const empty = `DELETE FROM rated_seats WHERE game = ? AND n = ? AND NOT EXISTS
      (SELECT 1 FROM rated_seats s WHERE s.game = rated_seats.game AND s.n = rated_seats.n AND s.guest IS NOT NULL)`
    for (const { game, n } of games) file.run(empty, game, n)
  },
} as const

export class SqliteRatings implements RatingStore {
  private readonly reading: Connection
  readonly setListed: (guest: string, isListed: boolean) => Promise<void>

  constructor(reading: Connection, setListed: (guest: string, isListed: boolean) => Promise<void>) {
    this.reading = reading
    this.setListed = setListed
  }

  async of(guest: string): Promise<GuestRating[]> {
    const sql = 'SELECT guest, game, mu, sigma, games FROM ratings WHERE guest = ? ORDER BY game'
    return this.reading.all<RawRating>(sql, guest).map(guestRating)
  }

  async best(game: string, most: number): Promise<BestRating[]> {
    const sql = `SELECT g.name, r.mu, r.sigma, r.games FROM ratings r JOIN guests g ON g.id = r.guest
      WHERE r.game = ? AND r.sigma <= ? AND r.guest NOT IN (SELECT guest FROM unlisted)
      AND r.guest NOT IN (SELECT guest FROM bans) ORDER BY r.mu DESC LIMIT ?`
    return this.reading
      .all<RawRating & { name: string }>(sql, game, KNOWN_SIGMA, most)
      .map(({ name, mu, sigma, games }) => ({ name, rating: { mu, sigma }, games }))
  }

  async isListed(guest: string): Promise<boolean> {
    return this.reading.one('SELECT guest FROM unlisted WHERE guest = ?', guest) === null
  }

  async changes(guest: string, tables: readonly string[]): Promise<RatingChange[]> {
    const sql = `SELECT ${RATED_COLUMNS} FROM rated_seats
      WHERE guest = ? AND table_id IN (SELECT value FROM json_each(?))`
    return this.reading.all<RawRatedSeat>(sql, guest, JSON.stringify(tables)).map(ratingChange)
  }

  async games(): Promise<string[]> {
    const sql = 'SELECT DISTINCT game FROM rated_seats UNION SELECT DISTINCT game FROM ratings'
    return this.reading.all<{ game: string }>(sql).map(({ game }) => game)
  }

  async ratedGames(game: string, after: number, most: number): Promise<RatedGame[]> {
    const sql = `SELECT ${RATED_COLUMNS} FROM rated_seats WHERE game = ? AND n IN
      (SELECT DISTINCT n FROM rated_seats WHERE game = ? AND n > ? ORDER BY n LIMIT ?) ORDER BY n, seat`
    return ratedGamesFrom(this.reading.all<RawRatedSeat>(sql, game, game, after, most))
  }

  async everybody(game: string, after: string, most: number) {
    const sql = `SELECT guest, game, mu, sigma, games FROM ratings WHERE game = ? AND guest > ?
      ORDER BY guest LIMIT ?`
    const rows = this.reading.all<RawRating>(sql, game, after, most)
    return rows.map((raw) => ({ guest: raw.guest, ...guestRating(raw) }))
  }
}
