/** A table as a `.game` file: out of this device and into it. */
import { games } from '@quayside/all'
import { PERSON, type SeatPlan } from '@quayside/protocol'
import type { GameTypes } from '@quayside/rules-kit'
import {
  commitmentOf,
  type Fairness,
  resultOf,
  type StoredEntry,
  storedEntry,
  type Table,
} from '@quayside/table'
import { openRecord, readRecord, writeRecord } from '@quayside/table/record'

type AnyTable = Table<GameTypes>

/** Header key that says who sat where; other programs keep what they do not know. */
const SEATS_KEY = 'quayside-seats'

export function writeTableFile(
  table: AnyTable,
  { seats, secret }: { readonly seats: readonly SeatPlan[]; readonly secret: string },
): string {
  const others = { ...table.header.others, [SEATS_KEY]: seats.map((seat) => seat.kind).join(' ') }
  return writeRecord({ ...table, header: { ...table.header, others, ...revealed(table, secret) } })
}

/** After the end the secret is told, so that anyone can check the draws. */
function revealed(table: AnyTable, secret: string): { fairness?: Fairness } {
  const { fairness } = table.header
  if (!fairness || !resultOf(table)) return {}
  return { fairness: fairness.commitment === commitmentOf(secret) ? { ...fairness, secret } : fairness }
}

export interface ReadTable {
  readonly table: AnyTable
  readonly seats: readonly SeatPlan[]
  readonly entries: readonly StoredEntry[]
}

export async function readTableFile(
  text: string,
): Promise<ReadTable | { readonly problem: string; readonly line: number }> {
  const record = readRecord(text)
  if ('problem' in record) return record
  const entry = Object.hasOwn(games, record.game) ? games[record.game] : undefined
  if (!entry) return { problem: `there is no game "${record.game}"`, line: record.lines.game ?? 1 }
  const game = await entry.game()
  const table = openRecord<GameTypes>(game, record, true)
  if ('problem' in table) return table
  const kinds = (table.header.others[SEATS_KEY] ?? '').split(' ')
  const seats = Array.from({ length: table.players }, (_, seat) => ({
    kind: kinds[seat] || PERSON,
    name: table.header.names?.[seat] ?? '',
  }))
  const opened = resultOf(table) ? table : { ...table, header: withoutFairness(table.header) }
  return { table: opened, seats, entries: table.log.map(storedEntry) }
}

/** A running game that goes on here draws from a new secret: the old promise cannot be kept. */
function withoutFairness({ fairness: _promise, ...header }: AnyTable['header']): AnyTable['header'] {
  return header
}
