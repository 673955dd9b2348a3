/** Friends, blocks and invitations in the file. */
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
import type { Carried, Connection } from './connection.ts'

export const PEOPLE_WRITES = {
  /** A sentence about two people, or about a table and a guest. */
  bindPeople(file: Connection, how: PairSentence, guest: string, other: string): void {
    file.run(PEOPLE_SQL[how], guest, other)
  },

  askFriend(file: Connection, guest: string, other: string, name: string | null, at: number): void {
    file.run(PEOPLE_SQL.ask, guest, other, name, at)
  },

  blockGuest(file: Connection, guest: string, other: string, name: string | null, at: number): void {
    file.run(PEOPLE_SQL.block, guest, other, name, at)
    file.run(PEOPLE_SQL.part, guest, other)
    file.run(PEOPLE_SQL.dropBetween, guest, other)
  },

  inviteGuest(file: Connection, { table, guest, by, at }: NewInvitation): void {
    file.run(PEOPLE_SQL.invite, table, guest, by, at)
  },

  leavePeople(file: Connection, guest: string): void {
    for (const sql of PEOPLE_LEAVE) file.run(sql, guest)
  },
} as const

type PairSentence = 'decline' | 'part' | 'unblock' | 'dropInvitation'

type Writes = Carried<typeof PEOPLE_WRITES>

export class SqlitePeople implements PeopleStore {
  private readonly reading: Connection
  private readonly writes: Writes
  readonly ask: Writes['askFriend']
  readonly block: Writes['blockGuest']
  readonly invite: Writes['inviteGuest']

  constructor(reading: Connection, writes: Writes) {
    this.reading = reading
    this.writes = writes
    this.ask = writes.askFriend
    this.block = writes.blockGuest
    this.invite = writes.inviteGuest
  }

  async playedWith(guest: string, most: number): Promise<PlayedWith[]> {
    return this.reading.all<RawPlayedWith>(PEOPLE_SQL.playedWith, guest, most).map(playedWithRow)
  }

  async bonds(guest: string): Promise<Bond[]> {
    const rows = this.reading.all<Bond>(PEOPLE_SQL.bonds, guest)
    return rows.map(({ guest: other, name, kind }) => ({ guest: other, name, kind }))
  }

  async haveMet(guest: string, other: string): Promise<boolean> {
    return this.reading.one(PEOPLE_SQL.haveMet, guest, other) !== null
  }

  decline(guest: string, other: string): Promise<void> {
    return this.writes.bindPeople('decline', guest, other)
  }

  part(guest: string, other: string): Promise<void> {
    return this.writes.bindPeople('part', guest, other)
  }

  unblock(guest: string, other: string): Promise<void> {
    return this.writes.bindPeople('unblock', guest, other)
  }

  async apart(guest: string): Promise<string[]> {
    return this.reading.all<{ id: string }>(PEOPLE_SQL.apart, guest).map(({ id }) => id)
  }

  async invitations(guest: string, most: number): Promise<HeldInvitation[]> {
    return this.reading.all<RawInvitation>(PEOPLE_SQL.invitations, guest, most).map(invitationRow)
  }

  async countInvited(table: string): Promise<number> {
    return this.reading.one<{ n: number }>(PEOPLE_SQL.countInvited, table)?.n ?? 0
  }

  async isInvited(table: string, guest: string): Promise<boolean> {
    return this.reading.one(PEOPLE_SQL.isInvited, table, guest) !== null
  }

  dropInvitation(table: string, guest: string): Promise<void> {
    return this.writes.bindPeople('dropInvitation', table, guest)
  }
}
