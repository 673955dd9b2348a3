/**
 * People one has met: friends by mutual consent, who is blocked, and invitations to tables. Somebody who wishes to be a friend writes one
 * row; two are friends when both have. Names of others are those they had when the row was written, until they are friends.
 */
import type { Room } from './room.ts'

/** Somebody with whom games were finished. */
export interface PlayedWith {
  readonly guest: string
  /** As it was in the latest of these games. */
  readonly name: string
  readonly games: number
  readonly game: string
  readonly ended: number
}

/** `asked`: by this guest; `asks`: this guest is asked. */
export type BondKind = 'asked' | 'asks' | 'friend' | 'blocked'

export interface Bond {
  readonly guest: string
  readonly name: string
  readonly kind: BondKind
}

export interface NewInvitation {
  readonly table: string
  readonly guest: string
  readonly by: string
  readonly at: number
}

export interface HeldInvitation {
  readonly table: string
  /** Who invites. */
  readonly by: string
  readonly name: string
  readonly at: number
  readonly room: Room
}

export interface PeopleStore {
  /** Of the latest games that this guest remembers, the latest first. */
  playedWith(guest: string, most: number): Promise<PlayedWith[]>
  bonds(guest: string): Promise<Bond[]>
  /** At a table that both can enter, in a finished game, or because the other has asked. */
  haveMet(guest: string, other: string): Promise<boolean>
  /** A wish to be friends; with that of the other they are. The name is kept; null: the present one. */
  ask(guest: string, other: string, name: string | null, at: number): Promise<void>
  /** The wish of the other is not shown again; they are not told. */
  decline(guest: string, other: string): Promise<void>
  /** Both wishes are gone. */
  part(guest: string, other: string): Promise<void>
  /** Ends friendship and invitations between the two as well. */
  block(guest: string, other: string, name: string | null, at: number): Promise<void>
  unblock(guest: string, other: string): Promise<void>
  /** Those whom this guest has blocked, and those who have blocked this guest. */
  apart(guest: string): Promise<string[]>
  invite(invitation: NewInvitation): Promise<void>
  /** To tables that have not begun, the latest first. */
  invitations(guest: string, most: number): Promise<HeldInvitation[]>
  countInvited(table: string): Promise<number>
  isInvited(table: string, guest: string): Promise<boolean>
  /** The invitation was followed or declined. */
  dropInvitation(table: string, guest: string): Promise<void>
}

/** Of so many of the latest games people are counted. */
const GAMES_COUNTED = 2000

/** Both stores run the same sentences; `?1` is the first parameter. */
export const PEOPLE_SQL = {
  playedWith: `SELECT guest, name, game, games, ended FROM (
      SELECT o.guest AS guest, o.name AS name, r.game AS game, s.ended AS ended,
        count(*) OVER (PARTITION BY o.guest) AS games,
        row_number() OVER (PARTITION BY o.guest ORDER BY s.ended DESC, s.table_id DESC) AS nth
      FROM (SELECT table_id, ended FROM result_seats WHERE guest = ?1 AND kept = 1
        ORDER BY ended DESC, table_id DESC LIMIT ${GAMES_COUNTED}) s
      JOIN result_seats o ON o.table_id = s.table_id AND o.guest IS NOT NULL AND o.guest <> ?1
      JOIN results r ON r.table_id = s.table_id) p
    WHERE nth = 1 ORDER BY ended DESC, guest LIMIT ?2`,
  bonds: `SELECT w.other AS guest, CASE WHEN o.guest IS NULL THEN w.name ELSE g.name END AS name,
      CASE WHEN o.guest IS NULL THEN 'asked' ELSE 'friend' END AS kind
      FROM friend_wishes w JOIN guests g ON g.id = w.other
      LEFT JOIN friend_wishes o ON o.guest = w.other AND o.other = w.guest WHERE w.guest = ?1
    UNION ALL SELECT w.guest, g.name, 'asks' FROM friend_wishes w JOIN guests g ON g.id = w.guest
      WHERE w.other = ?1 AND w.declined = 0
      AND NOT EXISTS (SELECT 1 FROM friend_wishes o WHERE o.guest = ?1 AND o.other = w.guest)
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.guest = ?1 AND b.other = w.guest)
    UNION ALL SELECT other, name, 'blocked' FROM blocks WHERE guest = ?1`,
  haveMet: `SELECT 1 AS yes FROM members a JOIN members b ON b.table_id = a.table_id WHERE a.guest = ?1 AND b.guest = ?2
    UNION ALL SELECT 1 FROM result_seats a JOIN result_seats b ON b.table_id = a.table_id
      WHERE a.guest = ?1 AND a.kept = 1 AND b.guest = ?2
    UNION ALL SELECT 1 FROM friend_wishes WHERE guest = ?2 AND other = ?1 LIMIT 1`,
  ask: `INSERT INTO friend_wishes (guest, other, name, at, declined) SELECT ?1, id, coalesce(?3, name), ?4, 0
    FROM guests WHERE id = ?2
    ON CONFLICT DO NOTHING`,
  decline: 'UPDATE friend_wishes SET declined = 1 WHERE guest = ?2 AND other = ?1',
  part: 'DELETE FROM friend_wishes WHERE (guest = ?1 AND other = ?2) OR (guest = ?2 AND other = ?1)',
  block: `INSERT INTO blocks (guest, other, name, at) SELECT ?1, id, coalesce(?3, name), ?4 FROM guests WHERE id = ?2
    ON CONFLICT DO NOTHING`,
  dropBetween:
    'DELETE FROM invitations WHERE (guest = ?1 AND by_guest = ?2) OR (guest = ?2 AND by_guest = ?1)',
  unblock: 'DELETE FROM blocks WHERE guest = ?1 AND other = ?2',
  apart: 'SELECT other AS id FROM blocks WHERE guest = ?1 UNION SELECT guest FROM blocks WHERE other = ?1',
  invite: `INSERT INTO invitations (table_id, guest, by_guest, at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING`,
  invitations: `SELECT i.table_id AS "table", i.by_guest AS by_guest, g.name AS name, i.at AS at, t.room AS room
    FROM invitations i JOIN guests g ON g.id = i.by_guest JOIN tables t ON t.id = i.table_id
    WHERE i.guest = ?1 AND t.status = 'lobby' ORDER BY i.at DESC, i.table_id LIMIT ?2`,
  countInvited: 'SELECT count(*) AS n FROM invitations WHERE table_id = ?1',
  isInvited: 'SELECT 1 AS yes FROM invitations WHERE table_id = ?1 AND guest = ?2',
  dropInvitation: 'DELETE FROM invitations WHERE table_id = ?1 AND guest = ?2',
  /** Who waits and would not play with whom of those who wait too. */
  avoided: `SELECT b.guest AS guest, b.other AS other FROM tickets t JOIN blocks b ON b.guest = t.guest
    JOIN tickets o ON o.guest = b.other WHERE t.table_id IS NULL AND o.table_id IS NULL`,
} as const

/** What is deleted with a guest. */
export const PEOPLE_LEAVE = [
  'DELETE FROM friend_wishes WHERE guest = ?1 OR other = ?1',
  'DELETE FROM blocks WHERE guest = ?1 OR other = ?1',
  'DELETE FROM invitations WHERE guest = ?1 OR by_guest = ?1',
]

export interface RawPlayedWith extends Omit<PlayedWith, 'games' | 'ended'> {
  readonly games: number | string
  readonly ended: number | string
}

export function playedWithRow({ guest, name, games, game, ended }: RawPlayedWith): PlayedWith {
  return { guest, name, games: Number(games), game, ended: Number(ended) }
}

export interface RawInvitation {
  readonly table: string
  readonly by_guest: string
  readonly name: string
  readonly at: number | string
  readonly room: string
}

export function invitationRow({ table, by_guest, name, at, room }: RawInvitation): HeldInvitation {
  return { table, by: by_guest, name, at: Number(at), room: JSON.parse(room) as Room }
}
