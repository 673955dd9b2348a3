/**
 * The waiting room: pairs people as they come, in whatever process they wait. Tickets stand in the store; whoever claims all of a table's
 * tickets seats their holders, so two processes that find the same people seat them once.
 */
import { type Match, matchFor, matchWithBots, type SeatCounts } from '@quayside/pairing'
import { newTableId, type OnlineStore, type Ticket } from '@quayside/store'

export interface WaitingTools {
  readonly store: Pick<OnlineStore, 'waiting'>
  readonly seats: SeatCounts
  now(): number
  /** Makes the table of a match and begins it; false: somebody has left meanwhile. */
  seat(match: Match<Ticket>, table: string): Promise<boolean>
  /** Begins a table that a process made before it died; false: it never came so far. */
  finish(table: string): Promise<boolean>
  /** Whether somebody has a connection to this process. */
  isConnected(guest: string): boolean
  onError(error: unknown, doing: string): void
}

/** Without a sign for so long somebody is not paired any more, until the next sign. */
const LOST_MS = 20_000
/** A table that was claimed so long ago and has not begun: its process is gone. */
const CLAIM_MS = 15_000
/** Then the ticket is forgotten. */
const FORGOTTEN_MS = 600_000
const SWEEP_MS = 2_000
/** Two processes may have looked past each other: so often all are paired anew. */
const PAIR_ALL_EVERY = 15
/** Somebody may be seated elsewhere between looking and claiming. */
const TRIES = 5

export class WaitingRoom {
  private readonly tools: WaitingTools
  private timer: NodeJS.Timeout | undefined
  private sweeps = 0

  constructor(tools: WaitingTools) {
    this.tools = tools
  }

  start(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error) => this.tools.onError(error, 'pairing people who wait'))
    }, SWEEP_MS)
    this.timer.unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /** Who waits now, the longest first. */
  waiting(): Promise<Ticket[]> {
    return this.tools.store.waiting.waiting(this.tools.now() - LOST_MS)
  }

  async enter(ticket: Ticket): Promise<void> {
    await this.tools.store.waiting.put(ticket)
    await this.pair(ticket.guest)
  }

  /** After the ticket is stored: of two who come at once, the later one sees the other. */
  private async pair(guest: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const tickets = await this.waiting()
      const own = tickets.find((ticket) => ticket.guest === guest)
      const match = own && matchFor(own, tickets, this.tools.seats)
      if (!match || (await this.seated(match))) return
    }
  }

  private async seated(match: Match<Ticket>): Promise<boolean> {
    const { store, seat, now } = this.tools
    const table = newTableId()
    const guests = match.people.map(({ guest }) => guest)
    if (!(await store.waiting.claim(guests, table, now()))) return false
    let isSeated = false
    try {
      isSeated = await seat(match, table)
    } finally {
      if (!isSeated) await store.waiting.release(table)
    }
    if (!isSeated) return false
    await store.waiting.settle(table)
    const waits = match.people.map(({ pace, since }) => ({ game: match.game, pace, ms: now() - since }))
    if (match.bots === 0) await store.waiting.addWaits(waits, now())
    return true
  }

  /** Signs of life, bots for those who have waited long enough, and what slipped through. */
  async sweep(): Promise<void> {
    const { store, isConnected, now } = this.tools
    const held = await store.waiting.waiting(now() - FORGOTTEN_MS)
    const here = held.map(({ guest }) => guest).filter(isConnected)
    if (here.length > 0) await store.waiting.seen(here, now())
    if (held.length > 0) await this.fillWithBots()
    await this.finishClaims()
    if (++this.sweeps % PAIR_ALL_EVERY !== 0) return
    await store.waiting.drop(now() - FORGOTTEN_MS)
    for (const { guest } of await this.waiting()) await this.pair(guest)
  }

  /** Whose process died between claim and table would wait for nothing. */
  private async finishClaims(): Promise<void> {
    const { store, finish, now } = this.tools
    for (const table of await store.waiting.unsettled(now() - CLAIM_MS)) {
      if (await finish(table)) await store.waiting.settle(table)
      else await store.waiting.release(table)
    }
  }

  private async fillWithBots(): Promise<void> {
    const { seats, now } = this.tools
    for (const { guest } of (await this.waiting()).filter((ticket) => botsIn(ticket, now()) === 0)) {
      const tickets = await this.waiting()
      const one = tickets.find((ticket) => ticket.guest === guest)
      const match = one && matchWithBots(one, tickets, seats)
      if (match) await this.seated(match)
    }
  }
}

/** How long until bots may take the free seats; null: never. */
export function botsIn({ botsAfter, since }: Ticket, now: number): number | null {
  return botsAfter === null ? null : Math.max(0, since + botsAfter - now)
}
