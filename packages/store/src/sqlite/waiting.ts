/** The waiting room in the file. */
import { PEOPLE_SQL } from '../people.ts'
import {
  type Avoided,
  type HeldTicket,
  heldTicket,
  type RawTicket,
  type Ticket,
  TicketReader,
  type Wait,
  type WaitingStore,
} from '../waiting.ts'
import type { Carried, Connection } from './connection.ts'

const IN_LIST = '(SELECT value FROM json_each(?))'

export const WAITING_WRITES = {
  putTicket(file: Connection, ticket: Ticket): void {
    const { guest, since } = ticket
    const sql = `INSERT INTO tickets (guest, ticket, since, seen) VALUES (?, ?, ?, ?) ON CONFLICT (guest)
      DO UPDATE SET ticket = excluded.ticket, since = excluded.since, seen = excluded.seen,
      table_id = NULL, claimed = NULL`
    file.run(sql, guest, JSON.stringify(ticket), since, since)
  },

  removeTicket(file: Connection, guest: string): void {
    file.run('DELETE FROM tickets WHERE guest = ?', guest)
  },

  seeTickets(file: Connection, guests: readonly string[], at: number): void {
    file.run(`UPDATE tickets SET seen = max(seen, ?) WHERE guest IN ${IN_LIST}`, at, JSON.stringify(guests))
  },

  claimTickets(file: Connection, guests: readonly string[], table: string, at: number): boolean {
    const list = JSON.stringify(guests)
    const free = `SELECT count(*) AS n FROM tickets WHERE guest IN ${IN_LIST} AND table_id IS NULL`
    if (file.one<{ n: number }>(free, list)?.n !== guests.length) return false
    file.run(`UPDATE tickets SET table_id = ?, claimed = ? WHERE guest IN ${IN_LIST}`, table, at, list)
    return true
  },

  renewClaim(file: Connection, guests: readonly string[], table: string, at: number): boolean {
    const sql = `UPDATE tickets SET claimed = ? WHERE table_id = ? AND guest IN ${IN_LIST}`
    return file.run(sql, at, table, JSON.stringify(guests)) === guests.length
  },

  settleClaim(file: Connection, table: string): void {
    file.run('UPDATE tickets SET claimed = NULL WHERE table_id = ?', table)
  },

  releaseTickets(file: Connection, table: string): void {
    file.run('UPDATE tickets SET table_id = NULL, claimed = NULL WHERE table_id = ?', table)
  },

  dropTickets(file: Connection, before: number): void {
    file.run('DELETE FROM tickets WHERE seen < ?', before)
  },

  addWaits(file: Connection, waits: readonly Wait[], at: number): void {
    for (const { game, pace, ms } of waits)
      file.run('INSERT INTO waits (game, pace, ms, at) VALUES (?, ?, ?, ?)', game, pace, ms, at)
  },
} as const

type Writes = Carried<typeof WAITING_WRITES>

export class SqliteWaiting implements WaitingStore {
  private readonly reading: Connection
  private readonly writes: Writes
  private readonly tickets = new TicketReader()

  constructor(reading: Connection, writes: Writes) {
    this.reading = reading
    this.writes = writes
  }

  put(ticket: Ticket): Promise<void> {
    return this.writes.putTicket(ticket)
  }

  async of(guest: string): Promise<HeldTicket | null> {
    const raw = this.reading.one<RawTicket>('SELECT ticket, table_id FROM tickets WHERE guest = ?', guest)
    return raw && heldTicket(raw)
  }

  remove(guest: string): Promise<void> {
    return this.writes.removeTicket(guest)
  }

  seen(guests: readonly string[], at: number): Promise<void> {
    return this.writes.seeTickets(guests, at)
  }

  async waiting(since: number): Promise<Ticket[]> {
    const sql = `SELECT ticket FROM tickets WHERE table_id IS NULL AND seen >= ?
      AND guest NOT IN (SELECT guest FROM bans) ORDER BY since, guest`
    const avoided = this.reading.all<Avoided>(PEOPLE_SQL.avoided)
    return this.tickets.read(this.reading.all<RawTicket>(sql, since), avoided)
  }

  claim(guests: readonly string[], table: string, at: number): Promise<boolean> {
    return this.writes.claimTickets(guests, table, at)
  }

  renew(guests: readonly string[], table: string, at: number): Promise<boolean> {
    return this.writes.renewClaim(guests, table, at)
  }

  settle(table: string): Promise<void> {
    return this.writes.settleClaim(table)
  }

  async unsettled(before: number): Promise<string[]> {
    const sql = 'SELECT DISTINCT table_id AS id FROM tickets WHERE claimed < ?'
    return this.reading.all<{ id: string }>(sql, before).map(({ id }) => id)
  }

  release(table: string): Promise<void> {
    return this.writes.releaseTickets(table)
  }

  drop(before: number): Promise<void> {
    return this.writes.dropTickets(before)
  }

  addWaits(waits: readonly Wait[], at: number): Promise<void> {
    return this.writes.addWaits(waits, at)
  }

  async waits(game: string, pace: string, most: number): Promise<number[]> {
    const sql = 'SELECT ms FROM waits WHERE game = ? AND pace = ? ORDER BY at DESC LIMIT ?'
    return this.reading.all<{ ms: number }>(sql, game, pace, most).map(({ ms }) => ms)
  }
}
