/** A store in memory, with the promises of the real ones: for tables that live as long as their program, and for tests. */
import type { StoredEntry } from '@quayside/table'
import type { HostStore, StoredPosition, TableChange } from './ports.ts'

export class MemoryStore<R> implements HostStore<R> {
  private readonly positions = new Map<string, StoredPosition<R>>()
  private readonly logs = new Map<string, StoredEntry[]>()

  create(id: string, position: StoredPosition<R>): void {
    this.positions.set(id, position)
    this.logs.set(id, [])
  }

  async save(change: TableChange<R>): Promise<'stored' | 'conflict'> {
    const at = this.positions.get(change.id)
    if (!at || at.seq !== change.seq || at.version !== change.version) return 'conflict'
    this.positions.set(change.id, {
      seq: change.seq + change.entries.length,
      version: change.version + (change.room ? 1 : 0),
      room: change.room ?? at.room,
      head: change.head ?? at.head,
      clock: change.clock,
    })
    this.logs.get(change.id)?.push(...change.entries)
    return 'stored'
  }

  async table(id: string): Promise<StoredPosition<R> | null> {
    return this.positions.get(id) ?? null
  }

  async entries(id: string, after: number): Promise<StoredEntry[]> {
    return (this.logs.get(id) ?? []).slice(after)
  }
}
