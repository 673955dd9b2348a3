/** Export of finished games as records, and import of records as finished tables. */
import type { AnyGame, GameTypes } from '@quayside/rules-kit'
import {
  firstLink,
  linkEntries,
  loadTable,
  openRecord,
  readRecord,
  resultOf,
  storedEntry,
  storedHead,
  type Table,
  writeRecord,
} from '@quayside/table'
import type { OnlineStore } from './port.ts'
import { EMPTY_SEAT, isFinished, PERSON, type Room } from './room.ts'
import { hashOf, newJoinSecret, newTableId } from './secrets.ts'

type AnyTable = Table<GameTypes>

/** Finds the rules of a game by its id; null when there are none. */
export type FindGame = (id: string) => Promise<{ readonly game: AnyGame } | null>

const PAGE = 200

export interface ExportedRecord {
  readonly id: string
  readonly text: string
}

/** Running games are left out: their records contain hidden information. */
export async function* finishedRecords(store: OnlineStore, find: FindGame): AsyncGenerator<ExportedRecord> {
  for (let after = ''; ; ) {
    const ids = await store.tableIds(after, PAGE)
    for (const id of ids) {
      const text = await recordOf(store, id, find)
      if (text !== null) yield { id, text }
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < PAGE) return
    after = last
  }
}

async function recordOf(store: OnlineStore, id: string, find: FindGame): Promise<string | null> {
  const row = await store.table(id)
  if (!row?.head || !isFinished(row.room)) return null
  const loaded = await find(row.room.game)
  if (!loaded) return null
  const table = loadTable<GameTypes>(loaded.game, { ...row.head, entries: await store.entries(id, 0) })
  if ('problem' in table || table.fault) return null
  return wholeRecord(table, row)
}

/** After the end: everything, with the secret, and who did not play to the end. */
export function wholeRecord(
  table: AnyTable,
  { room, secret }: { readonly room: Room; readonly secret: string },
): string {
  const resigned = room.seats.flatMap((seat, i) => (seat.resigned ? [i] : []))
  const others = {
    ...table.header.others,
    ...(resigned.length > 0 ? { 'quayside-resigned': resigned.join(' ') } : {}),
    ...(room.reason === null || resultOf(table) ? {} : { 'quayside-stopped': room.reason }),
  }
  const { fairness } = table.header
  const header = {
    ...table.header,
    others,
    ...(fairness && secret !== '' ? { fairness: { ...fairness, secret } } : {}),
  }
  return writeRecord({ ...table, header })
}

/** Replays the record of a finished game; `problem` is a sentence for the user. */
export async function readFinished(
  text: string,
  find: FindGame,
): Promise<AnyTable | { readonly problem: string }> {
  const record = readRecord(text)
  if ('problem' in record) return { problem: `line ${record.line}: ${record.problem}` }
  const loaded = await find(record.game)
  if (!loaded) return { problem: `there is no game "${record.game}"` }
  const table = openRecord<GameTypes>(loaded.game, record, true)
  if ('problem' in table) return { problem: `line ${table.line}: ${table.problem}` }
  return resultOf(table) ? table : { problem: 'the game is not finished; only finished games can be kept' }
}

/** Stores a finished game as a table that people with its link can view. */
export async function importFinished(
  store: OnlineStore,
  table: AnyTable,
  now: number,
): Promise<{ readonly id: string; readonly join: string }> {
  const id = newTableId()
  const join = newJoinSecret()
  const room = importedRoom(table, join)
  const head = storedHead(table)
  await store.createTable({ id, room, secret: table.header.fairness?.secret ?? '', at: now })
  await store.save({
    id,
    seq: 0,
    version: 1,
    entries: linkEntries(firstLink(head), table.log.map(storedEntry)),
    room,
    head,
    clock: null,
    facts: { moves: table.log.length, owe: [] },
    wake: null,
    at: now,
  })
  return { id, join }
}

function importedRoom({ game, options, players, header }: AnyTable, join: string): Room {
  const names = header.names ?? []
  return {
    game: game.id,
    options: options as Room['options'],
    status: 'over',
    reason: null,
    seats: Array.from({ length: players }, (_, i) => ({ ...EMPTY_SEAT, kind: PERSON, name: names[i] ?? '' })),
    host: '',
    open: false,
    joinHash: hashOf(join),
    clock: { setting: { kind: 'none' }, outOfTime: 'fallback' },
    order: 'chosen',
    first: 'drawn',
    commitment: header.fairness?.commitment ?? '',
    banned: [],
    muted: [],
    proposal: null,
    rematch: null,
  }
}
