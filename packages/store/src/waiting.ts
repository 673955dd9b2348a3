/** People who wait to be paired, seen by every process that shares the store; and how long others have waited. */

export interface Ticket {
  readonly guest: string
  readonly name: string
  /** Any of these games, with any of these numbers of players. */
  readonly games: readonly string[]
  readonly players: readonly number[]
  readonly pace: string
  readonly rated: boolean
  /** How far the ratings of the others may be from the own; null: it does not matter. */
  readonly span: number | null
  /** The own rating at each of the games. */
  readonly points: { readonly [game: string]: number }
  /** After so many milliseconds bots may take the seats that are still free; null: never. */
  readonly botsAfter: number | null
  /** Text from the guest's browser that is mixed into the draws. */
  readonly contribution: string
  readonly since: number
  /** Those of the others who wait whom this guest has blocked: found when tickets are read, never kept with them. */
  readonly avoids?: readonly string[]
}

/** A ticket as it stands: the table where its holder was seated, once that is so. */
export interface HeldTicket {
  readonly ticket: Ticket
  readonly table: string | null
}

export interface WaitingStore {
  /** A new ticket takes the place of an older one. */
  put(ticket: Ticket): Promise<void>
  of(guest: string): Promise<HeldTicket | null>
  remove(guest: string): Promise<void>
  /** These people are still there. */
  seen(guests: readonly string[], at: number): Promise<void>
  /** Who waits and was seen since then, the longest first. Whoever is shut out does not wait. */
  waiting(since: number): Promise<Ticket[]>
  /** Seats all of them at a table, or nobody: one of them may have left, or be seated by another process. */
  claim(guests: readonly string[], table: string, at: number): Promise<boolean>
  /** The table is about to be made; false: some of the claimed have left, or wait again. */
  renew(guests: readonly string[], table: string, at: number): Promise<boolean>
  /** The table has begun. */
  settle(table: string): Promise<void>
  /** Tables that were claimed before then and have not begun: a process died in between. */
  unsettled(before: number): Promise<string[]>
  /** The table could not be made: they wait on. */
  release(table: string): Promise<void>
  /** Forgets who was not seen since then. */
  drop(before: number): Promise<void>
  addWaits(waits: readonly Wait[], at: number): Promise<void>
  /** The latest waits for a game at a pace, in milliseconds. */
  waits(game: string, pace: string, most: number): Promise<number[]>
}

export interface Wait {
  readonly game: string
  readonly pace: string
  readonly ms: number
}

/** One of those who wait has blocked another. */
export interface Avoided {
  readonly guest: string
  readonly other: string
}

export interface RawTicket {
  readonly ticket: string
  readonly table_id: string | null
}

/** Reads the same tickets again and again, as people come: each is parsed once while it waits. */
export class TicketReader {
  private known: ReadonlyMap<string, Ticket> = new Map()

  read(rows: readonly Pick<RawTicket, 'ticket'>[], avoided: readonly Avoided[]): Ticket[] {
    const { known } = this
    const next = new Map(
      rows.map(({ ticket }) => [ticket, known.get(ticket) ?? (JSON.parse(ticket) as Ticket)]),
    )
    this.known = next
    const tickets = [...next.values()]
    if (avoided.length === 0) return tickets
    const byGuest = Map.groupBy(avoided, ({ guest }) => guest)
    return tickets.map((ticket) => {
      const avoids = byGuest.get(ticket.guest)?.map(({ other }) => other)
      return avoids ? { ...ticket, avoids } : ticket
    })
  }
}

export function heldTicket({ ticket, table_id }: RawTicket): HeldTicket {
  return { ticket: JSON.parse(ticket) as Ticket, table: table_id }
}
