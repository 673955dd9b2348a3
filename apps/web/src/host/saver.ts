/** Brings a table's new entries to the store; keeps them back, in order, when the store refuses. */
import type { StoreHealth } from '@quayside/protocol'
import type { AnyGame, GameTypes, Seat } from '@quayside/rules-kit'
import { type Entry, moveCount, resultOf, type StoredEntry, storedEntry, type Table } from '@quayside/table'
import { type BrowserStore, healthOf } from './browser-store.ts'

export class Saver {
  health: StoreHealth
  private readonly waiting: StoredEntry[] = []
  private line: Promise<void> = Promise.resolve()
  private saved: number
  private readonly id: string
  private readonly store: BrowserStore

  constructor(store: BrowserStore, id: string, saved: number) {
    this.store = store
    this.id = id
    this.saved = saved
    this.health = store.lasting ? 'saved' : 'refused'
  }

  /** Never throws: a game goes on in memory when the disk is full, and says so. */
  save(table: Table<GameTypes>, entries: readonly Entry<GameTypes>[]): Promise<void> {
    this.waiting.push(...entries.map(storedEntry))
    const change = { ...facts(table), changed: Date.now() }
    this.line = this.line.then(() => this.flush(change))
    return this.line
  }

  private async flush(change: ReturnType<typeof facts> & { changed: number }): Promise<void> {
    const batch = [...this.waiting]
    if (batch.length === 0) return
    try {
      const done = await this.store.append(this.id, this.saved, batch, change)
      if (done === 'conflict') {
        // The same table was played on in another tab; that line stands on disk, this one only here.
        this.health = 'refused'
        return
      }
      this.saved += batch.length
      this.waiting.splice(0, batch.length)
      this.health = this.store.lasting ? 'saved' : 'refused'
    } catch (error) {
      this.health = healthOf(error)
    }
  }
}

/** What "my tables" says about a table. */
export function facts(table: Table<GameTypes>): { moves: number; over: boolean; owing: Seat | null } {
  const game: AnyGame = table.game
  const pending = game.pending(table.head.state)
  return {
    moves: moveCount(table),
    over: resultOf(table) !== null,
    owing: pending.by === 'seats' ? (pending.owe[0] ?? null) : null,
  }
}
