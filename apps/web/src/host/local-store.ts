/** The store of one open table. A game goes on in memory when the disk refuses, and says so; entries wait in order. */
import type { HostStore, StoredPosition, TableChange } from '@quayside/host'
import type { StoreHealth } from '@quayside/protocol'
import type { StoredEntry } from '@quayside/table'
import { type BrowserStore, healthOf } from './browser-store.ts'
import type { LocalRoom } from './local-room.ts'

export class LocalStore implements HostStore<LocalRoom> {
  health: StoreHealth
  private readonly waiting: StoredEntry[] = []
  private saved: number
  private readonly store: BrowserStore

  constructor(store: BrowserStore, saved: number) {
    this.store = store
    this.saved = saved
    this.health = store.lasting ? 'saved' : 'refused'
  }

  async save({ id, entries, facts, at }: TableChange<LocalRoom>): Promise<'stored' | 'conflict'> {
    const batch = [...this.waiting, ...entries]
    const { moves, owe } = facts
    const change = { changed: at, moves, over: owe.length === 0, owing: owe[0] ?? null }
    try {
      const done = await this.store.append(id, this.saved, batch, change)
      if (done === 'conflict') return this.afterConflict(entries)
      this.saved += batch.length
      this.waiting.length = 0
      this.health = this.store.lasting ? 'saved' : 'refused'
    } catch (error) {
      this.waiting.push(...entries)
      this.health = healthOf(error)
    }
    return 'stored'
  }

  /**
   * The same table was played on in another tab. What that tab stored counts; but entries that only this one has cannot be
   * joined to it, so this line goes on in memory.
   */
  private afterConflict(entries: readonly StoredEntry[]): 'stored' | 'conflict' {
    if (this.waiting.length === 0) return 'conflict'
    this.waiting.push(...entries)
    this.health = 'refused'
    return 'stored'
  }

  async table(id: string): Promise<StoredPosition<LocalRoom> | null> {
    const [row, stored] = [await this.store.row(id), await this.store.load(id)]
    if (!row || !stored) return null
    this.saved = stored.entries.length
    return { seq: this.saved, version: 1, room: { seats: row.seats }, head: row.head, clock: null }
  }

  async entries(id: string, after: number): Promise<StoredEntry[]> {
    return (await this.store.load(id))?.entries.slice(after) ?? []
  }
}
