/** Rows of the database as the server's own types. Both stores keep documents as JSON text. */
import type { StoredEntry } from '@quayside/table'
import type { AuditLine, ChatLine, Report, TableChange, TableRow } from './port.ts'

export interface RawTable {
  readonly id: string
  readonly seq: number
  readonly version: number
  readonly room: string
  readonly head: string | null
  readonly secret: string
  readonly clock: string | null
  readonly facts: string
  readonly changed: number | string
}

/** A table with its position, as a source of rows. */
export const TABLE_COLUMNS = 'id, seq, version, room, head, secret, clock, facts, changed'
export const TABLES = 'tables JOIN positions ON positions.table_id = tables.id'

export function tableRow(raw: RawTable): TableRow {
  return {
    id: raw.id,
    seq: raw.seq,
    version: raw.version,
    room: JSON.parse(raw.room),
    head: raw.head === null ? null : JSON.parse(raw.head),
    secret: raw.secret,
    clock: readClock(raw.clock),
    facts: JSON.parse(raw.facts),
    changed: Number(raw.changed),
  }
}

/** JSON has no infinity; a clock that never runs out writes null. */
function readClock(text: string | null): TableRow['clock'] {
  if (text === null) return null
  const clock = JSON.parse(text)
  return { ...clock, left: clock.left.map((ms: number | null) => ms ?? Number.POSITIVE_INFINITY) }
}

export interface RawEntry {
  readonly seq: number
  readonly text: string
  readonly by_seat: number | null
  readonly request: string | null
  readonly at: number | string | null
  readonly digest: string | null
  readonly link: string | null
}

export const ENTRY_COLUMNS = 'seq, text, by_seat, request, at, digest, link'

export function entryRow(raw: RawEntry): StoredEntry {
  return {
    seq: raw.seq,
    text: raw.text,
    digest: raw.digest,
    ...(raw.by_seat === null ? {} : { by: raw.by_seat }),
    ...(raw.request === null ? {} : { id: raw.request }),
    ...(raw.at === null ? {} : { at: Number(raw.at) }),
    ...(raw.link === null ? {} : { link: raw.link }),
  }
}

export interface RawChat {
  readonly n: number
  readonly guest: string
  readonly name: string
  readonly text: string
  readonly phrase: string | null
  readonly at: number | string
}

export function chatRow({ n, guest, name, text, phrase, at }: RawChat): ChatLine {
  return { n, guest, name, text, ...(phrase === null ? {} : { phrase }), at: Number(at) }
}

export interface RawReport {
  readonly table_id: string
  readonly id: string
  readonly guest: string
  readonly about: string
  readonly text: string
  readonly at: number | string
  readonly settled: number | string | null
}

export const REPORT_COLUMNS = 'table_id, id, guest, about, text, at, settled'

export function reportRow(raw: RawReport): Report {
  const { table_id, id, guest, about, text, at, settled } = raw
  return {
    table: table_id,
    id,
    guest,
    about,
    text,
    at: Number(at),
    settled: settled === null ? null : Number(settled),
  }
}

export function auditRow(raw: AuditLine): AuditLine {
  const { id, at, who, action, about, note } = raw
  return { id, at: Number(at), who, action, about, note }
}

export function jsonOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}

/** Columns of a table that a change writes, in the order both stores bind them. */
export function changeColumns(change: TableChange) {
  return {
    seq: change.seq + change.entries.length,
    version: change.version + (change.room ? 1 : 0),
    status: change.room?.status ?? null,
    open: change.room ? openFlag(change.room.open) : null,
    host: change.room?.host ?? null,
    room: jsonOrNull(change.room),
    head: jsonOrNull(change.head),
    clock: jsonOrNull(change.clock),
    facts: JSON.stringify(change.facts),
    wake: change.wake,
    changed: change.at,
  }
}

export function openFlag(isOpen: boolean): number {
  return isOpen ? 1 : 0
}
