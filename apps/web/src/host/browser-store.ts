/** Tables on this device. What `append` has answered `stored` to survives a closed tab and a crash. */
import type { StoreHealth, TableRow } from '@quayside/protocol'
import type { StoredEntry, StoredHead, StoredTable } from '@quayside/table'
import { answer, ENTRIES, entriesOf, openDatabase, TABLES, whole } from './database.ts'

/** What a table keeps beside its log. */
export interface StoredRow extends TableRow {
  readonly head: StoredHead
  /** From which the table's chance is drawn; it never leaves this device while the game runs. */
  readonly secret: string
  /** Its result is remembered, or was and is no longer wanted. */
  readonly counted?: boolean
}
type Change = Partial<Pick<StoredRow, 'changed' | 'moves' | 'over' | 'owing' | 'picture' | 'head'>>
type EntryRow = StoredEntry & { readonly table: string }

/** The same promises from a disk and from memory, where a browser refuses storage. */
export interface BrowserStore {
  readonly lasting: boolean
  /** Where results are remembered too; null where nothing lasts. */
  readonly database: IDBDatabase | null
  create(row: StoredRow, entries: readonly StoredEntry[]): Promise<void>
  append(
    id: string,
    expected: number,
    entries: readonly StoredEntry[],
    change: Change,
  ): Promise<'stored' | 'conflict'>
  change(id: string, change: Change): Promise<void>
  row(id: string): Promise<StoredRow | null>
  load(id: string): Promise<StoredTable | null>
  rows(): Promise<readonly StoredRow[]>
  remove(id: string): Promise<void>
}

export function healthOf(error: unknown): StoreHealth {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
}

export async function diskStore(factory: IDBFactory): Promise<BrowserStore> {
  return new DiskStore(await openDatabase(factory))
}

class DiskStore implements BrowserStore {
  readonly lasting = true
  readonly database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.database = database
    // Another tab with a newer version may need the database to itself.
    database.onversionchange = () => database.close()
  }

  async create(row: StoredRow, entries: readonly StoredEntry[]): Promise<void> {
    const transaction = this.write()
    await whole(transaction, async () => {
      transaction.objectStore(TABLES).add(row)
      for (const entry of entries) transaction.objectStore(ENTRIES).add({ ...entry, table: row.id })
    })
  }

  async append(id: string, expected: number, entries: readonly StoredEntry[], change: Change) {
    const transaction = this.write()
    return whole(transaction, async () => {
      const store = transaction.objectStore(ENTRIES)
      const count = await answer(store.count(entriesOf(id)))
      if (count !== expected) return 'conflict' as const
      for (const entry of entries) store.add({ ...entry, table: id })
      await merge(transaction, id, change)
      return 'stored' as const
    })
  }

  async change(id: string, change: Change): Promise<void> {
    const transaction = this.write()
    await whole(transaction, () => merge(transaction, id, change))
  }

  async row(id: string): Promise<StoredRow | null> {
    const found = await answer(this.read().objectStore(TABLES).get(id))
    return (found as StoredRow | undefined) ?? null
  }

  async load(id: string): Promise<StoredTable | null> {
    const transaction = this.read()
    const row = answer(transaction.objectStore(TABLES).get(id))
    const entries = answer(transaction.objectStore(ENTRIES).getAll(entriesOf(id)))
    const found = (await row) as StoredRow | undefined
    return found ? { ...found.head, entries: (await entries) as EntryRow[] } : null
  }

  async rows(): Promise<readonly StoredRow[]> {
    return (await answer(this.read().objectStore(TABLES).getAll())) as StoredRow[]
  }

  async remove(id: string): Promise<void> {
    const transaction = this.write()
    await whole(transaction, async () => {
      transaction.objectStore(TABLES).delete(id)
      transaction.objectStore(ENTRIES).delete(entriesOf(id))
    })
  }

  private read(): IDBTransaction {
    return this.database.transaction([TABLES, ENTRIES], 'readonly')
  }

  private write(): IDBTransaction {
    return this.database.transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' })
  }
}

async function merge(transaction: IDBTransaction, id: string, change: Change): Promise<void> {
  const tables = transaction.objectStore(TABLES)
  const row = (await answer(tables.get(id))) as StoredRow | undefined
  if (row) tables.put({ ...row, ...change })
}

/** Keeps tables as long as the page lives. */
export class PassingStore implements BrowserStore {
  readonly lasting = false
  readonly database = null
  private readonly tables = new Map<string, { row: StoredRow; entries: StoredEntry[] }>()

  async create(row: StoredRow, entries: readonly StoredEntry[]): Promise<void> {
    this.tables.set(row.id, { row, entries: [...entries] })
  }

  async append(id: string, expected: number, entries: readonly StoredEntry[], change: Change) {
    const table = this.tables.get(id)
    if (table?.entries.length !== expected) return 'conflict' as const
    table.entries.push(...entries)
    await this.change(id, change)
    return 'stored' as const
  }

  async change(id: string, change: Change): Promise<void> {
    const table = this.tables.get(id)
    if (table) table.row = { ...table.row, ...change }
  }

  async row(id: string): Promise<StoredRow | null> {
    return this.tables.get(id)?.row ?? null
  }

  async load(id: string): Promise<StoredTable | null> {
    const table = this.tables.get(id)
    return table ? { ...table.row.head, entries: table.entries } : null
  }

  async rows(): Promise<readonly StoredRow[]> {
    return [...this.tables.values()].map((table) => table.row)
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id)
  }
}
