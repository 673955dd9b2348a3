/** Ports of a table: log storage and time. */
import type { Json, OptionValues, Seat } from '@quayside/rules-kit'
import type { Header } from './entry.ts'

export interface StoredEntry {
  readonly seq: number
  /** A move in notation, or `undo to N`. */
  readonly text: string
  /** Who asked for an undo. */
  readonly by?: Seat
  readonly id?: string
  readonly at?: number
  readonly digest: string | null
}

export interface StoredHead {
  readonly game: string
  readonly options: OptionValues
  readonly players: number
  readonly setup: Json
  readonly header: Header
}

export interface StoredTable extends StoredHead {
  readonly entries: readonly StoredEntry[]
}

/** An append-only log with optimistic concurrency. Entries are durable once `append` has answered `stored`. */
export interface TableStore {
  create(id: string, head: StoredHead): Promise<void>
  /** Appends if the log has exactly `expected` entries; otherwise another process was faster. */
  append(id: string, expected: number, entries: readonly StoredEntry[]): Promise<'stored' | 'conflict'>
  load(id: string): Promise<StoredTable | null>
}

export interface Clock {
  /** Milliseconds; only differences matter. */
  now(): number
}

/** In memory only: for tests, and for a page without storage. */
export function memoryStore(): TableStore {
  const tables = new Map<string, { head: StoredHead; entries: StoredEntry[] }>()
  return {
    async create(id, head) {
      if (tables.has(id)) throw new Error(`there is a table ${id} already`)
      tables.set(id, { head, entries: [] })
    },
    async append(id, expected, entries) {
      const table = tables.get(id)
      if (!table) throw new Error(`there is no table ${id}`)
      if (table.entries.length !== expected) return 'conflict'
      table.entries.push(...entries)
      return 'stored'
    },
    async load(id) {
      const table = tables.get(id)
      return table ? { ...table.head, entries: [...table.entries] } : null
    },
  }
}
