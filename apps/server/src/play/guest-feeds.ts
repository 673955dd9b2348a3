/** What is new at the tables of a guest, whoever moved and in whatever process: one feed for all of them. */
import type { ByeCode, GuestMessage } from '@quayside/protocol'
import type { Message, OnlineStore } from '@quayside/store'
import { askedOf } from '../people/people.ts'
import { listed, MAX_LISTED } from '../tables/messages.ts'

export interface Feed {
  readonly guest: string
  send(message: GuestMessage): void
  end(code: ByeCode): void
}

export interface FeedTools {
  readonly store: Pick<OnlineStore, 'table' | 'tablesOf' | 'watch' | 'unwatch' | 'tell' | 'people'>
  now(): number
  onError(error: unknown, doing: string): void
}

type Membership = Omit<Extract<Message, { kind: 'member' }>, 'kind'>

/** Several steps of a moment are told once. */
const GATHER_MS = 60

export class GuestFeeds {
  private readonly tools: FeedTools
  private readonly feeds = new Map<string, Set<Feed>>()
  /** Guests with an open feed, by table. */
  private readonly watched = new Map<string, Set<string>>()
  private dirty = new Set<string>()
  private readonly telling = new Map<string, Promise<void>>()
  private timer: NodeJS.Timeout | undefined

  constructor(tools: FeedTools) {
    this.tools = tools
  }

  /** Watches before it reads, so that no step falls in between. */
  async open(feed: Feed): Promise<void> {
    const { store, now } = this.tools
    const { guest } = feed
    this.feeds.set(guest, (this.feeds.get(guest) ?? new Set()).add(feed))
    for (const { id } of await store.tablesOf(guest, MAX_LISTED)) await this.watch(guest, id)
    const rows = await store.tablesOf(guest, MAX_LISTED)
    feed.send({ type: 'tables', tables: rows.map((row) => listed(row, now())) })
    await this.hearPeople(guest)
  }

  /** Friendship or a table was offered to a guest, or is no longer: they hear of it in whatever process. */
  tellPeople(guest: string): void {
    this.tools.store.tell({ kind: 'people', guest })
    void this.hearPeople(guest)
  }

  /** One after the other for each guest, so that what was read first is not told last. */
  hearPeople(guest: string): Promise<void> {
    if (!this.feeds.has(guest)) return Promise.resolve()
    const before = this.telling.get(guest) ?? Promise.resolve()
    const next = before
      .then(() => this.sendAsked(guest))
      .catch((error) => this.tools.onError(error, 'telling a guest what they are asked'))
      .finally(() => {
        if (this.telling.get(guest) === next) this.telling.delete(guest)
      })
    this.telling.set(guest, next)
    return next
  }

  private async sendAsked(guest: string): Promise<void> {
    const message = await askedOf(this.tools.store, guest)
    for (const feed of this.feeds.get(guest) ?? []) feed.send(message)
  }

  close(feed: Feed): void {
    const open = this.feeds.get(feed.guest)
    open?.delete(feed)
    if (open && open.size > 0) return
    this.feeds.delete(feed.guest)
    for (const id of [...this.watched.keys()]) this.unwatch(feed.guest, id)
  }

  /** Whether somebody listens, in this process. */
  isOpen(guest: string): boolean {
    return this.feeds.has(guest)
  }

  /** The guest is no more. */
  end(guest: string): void {
    for (const feed of [...(this.feeds.get(guest) ?? [])]) feed.end('removed')
  }

  private async watch(guest: string, table: string): Promise<void> {
    const known = this.watched.get(table)
    this.watched.set(table, (known ?? new Set()).add(guest))
    if (!known) await this.tools.store.watch(table)
  }

  private unwatch(guest: string, table: string): void {
    const guests = this.watched.get(table)
    if (!guests?.delete(guest) || guests.size > 0) return
    this.watched.delete(table)
    this.tools.store.unwatch(table)
  }

  /** Somebody has come to a table or left it, here: everybody hears of it. */
  tell(membership: Membership): void {
    this.tools.store.tell({ kind: 'member', ...membership })
    this.hear(membership)
  }

  hear({ guest, at, isHere }: Membership): void {
    if (!this.feeds.has(guest)) return
    if (isHere) {
      void this.watch(guest, at).then(() => this.touch(at))
      return
    }
    this.unwatch(guest, at)
    for (const feed of this.feeds.get(guest) ?? []) feed.send({ type: 'gone', id: at })
  }

  /** A table may have changed; null: any of them. */
  touch(table: string | null): void {
    if (table !== null && !this.watched.has(table)) return
    for (const id of table === null ? this.watched.keys() : [table]) this.dirty.add(id)
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS).unref()
  }

  private async flush(): Promise<void> {
    this.timer = undefined
    const tables = this.dirty
    this.dirty = new Set()
    for (const id of tables) {
      await this.tellTable(id).catch((error) => this.tools.onError(error, 'telling a guest of a table'))
    }
  }

  private async tellTable(id: string): Promise<void> {
    const { store, now } = this.tools
    const row = await store.table(id)
    const message: GuestMessage = row ? { type: 'table', table: listed(row, now()) } : { type: 'gone', id }
    for (const guest of this.watched.get(id) ?? []) {
      for (const feed of this.feeds.get(guest) ?? []) feed.send(message)
    }
  }
}
