/** Friends, blocks and invitations in the database. */
import type pg from 'pg'
import {
  type Bond,
  type HeldInvitation,
  invitationRow,
  type NewInvitation,
  PEOPLE_LEAVE,
  PEOPLE_SQL,
  type PeopleStore,
  type PlayedWith,
  playedWithRow,
  type RawInvitation,
  type RawPlayedWith,
} from '../people.ts'

/** PostgreSQL writes `$1` for `?1`; a parameter that is only selected needs its type said. */
export function numbered(sql: string): string {
  return sql
    .replace(
      'SELECT ?1, id, coalesce(?3, name), ?4',
      'SELECT ?1::text, id, coalesce(?3::text, name), ?4::bigint',
    )
    .replaceAll(/\?(\d)/g, '$$$1')
}

export class PostgresPeople implements PeopleStore {
  private readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  private async all<R extends object>(sql: string, ...values: unknown[]): Promise<R[]> {
    return (await this.pool.query<R>(numbered(sql), values)).rows
  }

  async playedWith(guest: string, most: number): Promise<PlayedWith[]> {
    return (await this.all<RawPlayedWith>(PEOPLE_SQL.playedWith, guest, most)).map(playedWithRow)
  }

  bonds(guest: string): Promise<Bond[]> {
    return this.all<Bond>(PEOPLE_SQL.bonds, guest)
  }

  async haveMet(guest: string, other: string): Promise<boolean> {
    return (await this.all(PEOPLE_SQL.haveMet, guest, other)).length > 0
  }

  async ask(guest: string, other: string, name: string | null, at: number): Promise<void> {
    await this.all(PEOPLE_SQL.ask, guest, other, name, at)
  }

  async decline(guest: string, other: string): Promise<void> {
    await this.all(PEOPLE_SQL.decline, guest, other)
  }

  async part(guest: string, other: string): Promise<void> {
    await this.all(PEOPLE_SQL.part, guest, other)
  }

  /** The block first: from then on nothing of the other is shown. */
  async block(guest: string, other: string, name: string | null, at: number): Promise<void> {
    await this.all(PEOPLE_SQL.block, guest, other, name, at)
    await this.part(guest, other)
    await this.all(PEOPLE_SQL.dropBetween, guest, other)
  }

  async unblock(guest: string, other: string): Promise<void> {
    await this.all(PEOPLE_SQL.unblock, guest, other)
  }

  async apart(guest: string): Promise<string[]> {
    return (await this.all<{ id: string }>(PEOPLE_SQL.apart, guest)).map(({ id }) => id)
  }

  async invite({ table, guest, by, at }: NewInvitation): Promise<void> {
    await this.all(PEOPLE_SQL.invite, table, guest, by, at)
  }

  async invitations(guest: string, most: number): Promise<HeldInvitation[]> {
    return (await this.all<RawInvitation>(PEOPLE_SQL.invitations, guest, most)).map(invitationRow)
  }

  async countInvited(table: string): Promise<number> {
    return Number((await this.all<{ n: string }>(PEOPLE_SQL.countInvited, table))[0]?.n ?? 0)
  }

  async isInvited(table: string, guest: string): Promise<boolean> {
    return (await this.all(PEOPLE_SQL.isInvited, table, guest)).length > 0
  }

  async dropInvitation(table: string, guest: string): Promise<void> {
    await this.all(PEOPLE_SQL.dropInvitation, table, guest)
  }

  /** The guest is gone. */
  async leave(guest: string): Promise<void> {
    for (const sql of PEOPLE_LEAVE) await this.all(sql, guest)
  }
}
