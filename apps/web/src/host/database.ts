/** IndexedDB as promises: tables in one place, their entries, one row each, in another. */
const NAME = 'quayside'
const VERSION = 2

export const TABLES = 'tables'
export const ENTRIES = 'entries'
/** Finished games, and the records of those whose table is gone. */
export const RESULTS = 'results'
export const RECORDS = 'records'

export function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION)
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result } = request
    if (oldVersion < 1) {
      result.createObjectStore(TABLES, { keyPath: 'id' })
      result.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] })
    }
    result.createObjectStore(RESULTS, { keyPath: 'id' })
    result.createObjectStore(RECORDS, { keyPath: 'id' })
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
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave no reason'))
    transaction.onerror = () => reject(transaction.error ?? new Error('the browser gave no reason'))
  })
}

/** All of the work or nothing: an error in the middle takes back what was written before it. */
export async function whole<T>(transaction: IDBTransaction, work: () => Promise<T>): Promise<T> {
  const done = finished(transaction)
  try {
    const result = await work()
    await done
    return result
  } catch (error) {
    done.catch(() => undefined)
    if (!isOver(transaction)) transaction.abort()
    throw error
  }
}

/** A transaction that has ended by itself cannot be aborted any more. */
function isOver(transaction: IDBTransaction): boolean {
  try {
    transaction.objectStore(TABLES)
    return false
  } catch {
    return true
  }
}

/** All entries of a table, in order. */
export function entriesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER])
}
