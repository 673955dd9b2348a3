/** Finished games of this device: remembered when somebody looks at them, and kept when their table is deleted. */
import { type GameResult, PERSON, type Requests, type SeatPlan } from '@quayside/protocol'
import type { GameTypes } from '@quayside/rules-kit'
import { moveCount, resultOf, type Table, thinkingTimes } from '@quayside/table'
import type { BrowserStore, StoredRow } from './browser-store.ts'
import { answer, RECORDS, RESULTS, TABLES, whole } from './database.ts'
import { readTableFile, writeTableFile } from './table-file.ts'

type AnyTable = Table<GameTypes>
type FindTable = (id: string) => Promise<{ readonly row: StoredRow; readonly table: AnyTable } | null>

type MakeRow = (table: AnyTable, seats: readonly SeatPlan[], secret: string) => StoredRow

export function localResults(store: BrowserStore, find: FindTable, rowOf: MakeRow): LocalResults {
  return new LocalResults(store, find, rowOf)
}

export type { LocalResults }

class LocalResults {
  private readonly store: BrowserStore
  private readonly find: FindTable
  private readonly rowOf: MakeRow

  constructor(store: BrowserStore, find: FindTable, rowOf: MakeRow) {
    this.store = store
    this.find = find
    this.rowOf = rowOf
  }

  /** With those that have ended since somebody last looked. */
  async all(): Promise<readonly GameResult[]> {
    for (const row of await this.store.rows()) if (row.over && !row.counted) await this.keep(row.id)
    const { database } = this.store
    if (!database) return []
    return (await answer(database.transaction(RESULTS).objectStore(RESULTS).getAll())) as GameResult[]
  }

  private async keep(id: string): Promise<void> {
    const found = await this.find(id)
    const result = found && resultFor(found.row, found.table)
    if (result) await this.write(result, null)
  }

  /** The table is about to go, and its log with it. */
  async keepWithRecord(id: string): Promise<void> {
    const found = await this.find(id)
    const result = found && resultFor(found.row, found.table)
    if (found && result) await this.write(result, writeTableFile(found.table, found.row))
  }

  /** A game from elsewhere needs no table. */
  async add(text: string): Promise<Requests['addResult']['back']> {
    const read = await readTableFile(text)
    if ('problem' in read) return read
    const row = this.rowOf(read.table, read.seats, '')
    const { id } = row
    const result = resultFor(row, read.table)
    if (!result) return { problem: 'the game is not finished', line: text.trimEnd().split('\n').length }
    await this.change(async (transaction) => {
      transaction.objectStore(RESULTS).put(result)
      transaction.objectStore(RECORDS).put({ id, text })
    })
    return { id }
  }

  /** A result that somebody has deleted does not come back. */
  private async write(result: GameResult, record: string | null): Promise<void> {
    await this.change(async (transaction) => {
      const tables = transaction.objectStore(TABLES)
      const results = transaction.objectStore(RESULTS)
      const row = (await answer(tables.get(result.id))) as StoredRow | undefined
      if (row && !row.counted) {
        results.put(result)
        tables.put({ ...row, counted: true })
      }
      const isWanted = (await answer(results.count(result.id))) > 0
      if (record !== null && isWanted) transaction.objectStore(RECORDS).put({ id: result.id, text: record })
    })
  }

  private async change(work: (transaction: IDBTransaction) => Promise<void>): Promise<void> {
    const transaction = this.store.database?.transaction([TABLES, RESULTS, RECORDS], 'readwrite')
    if (transaction) await whole(transaction, () => work(transaction))
  }

  /** Of a game whose table is gone. */
  async record(id: string): Promise<{ text: string } | null> {
    const store = this.store.database?.transaction(RECORDS).objectStore(RECORDS)
    const found = store && ((await answer(store.get(id))) as { text: string } | undefined)
    return found ? { text: found.text } : null
  }

  /** Null: all of them. */
  async forget(id: string | null): Promise<null> {
    await this.change(async (transaction) => {
      for (const name of [RESULTS, RECORDS]) {
        const store = transaction.objectStore(name)
        if (id === null) store.clear()
        else store.delete(id)
      }
    })
    return null
  }
}

/** Null while the game runs. */
export function resultFor(
  row: Pick<StoredRow, 'id' | 'game' | 'seats' | 'colours' | 'changed'>,
  table: AnyTable,
): GameResult | null {
  const result = resultOf(table)
  if (!result) return null
  const started = Date.parse(table.header.started ?? '')
  const begun = Number.isNaN(started) ? null : started
  const thinking = thinkingTimes(table)
  const people = row.seats.filter(({ kind }) => kind === PERSON).length
  return {
    id: row.id,
    game: row.game,
    options: table.options as GameResult['options'],
    started: begun,
    // An imported record does not say when it ended.
    ended: table.log.at(-1)?.at ?? begun ?? row.changed,
    moves: moveCount(table),
    status: 'over',
    reason: result.reason,
    clock: { kind: 'none' },
    seats: row.seats.map(({ kind, name }, seat) => ({
      kind,
      name,
      colour: row.colours[seat] ?? null,
      // Around one screen nobody knows who is who.
      isYou: kind === PERSON && people === 1,
      place: result.places[seat] ?? null,
      score: result.scores[seat] ?? null,
      resigned: false,
      choices: thinking[seat]?.choices ?? 0,
      thinkMs: thinking[seat]?.thinkMs ?? null,
    })),
  }
}
