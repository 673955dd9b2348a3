/** IndexedDB as promises: tables in one place, their entries, one row each, in another. */
const NAME = 'quayside'
const VERSION = 1

export const TABLES = 'tables'
export const ENTRIES = 'entries'

export function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: 'id' })
    request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] })
  }
  return answer(request)
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser gave no reason'))
  })
}

/** Resolves when everything of the transaction is on disk; a full disk shows only here. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave no reason'))
    transaction.onerror = () => reject(transaction.error ?? new Error('the browser gave no reason'))
  })
}

/** All entries of a table, in order. */
export function entriesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER])
}
