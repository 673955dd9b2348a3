/** A table as hosts store it. */
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
  /** Of the hash chain over the log; logs of before there was one have none. */
  readonly link?: string
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
