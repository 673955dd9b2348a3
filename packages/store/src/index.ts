/** The store that the settings ask for, and what it keeps. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type FailureKind, failureKind, StoreProblem } from './failure.ts'
import type { OnlineStore } from './port.ts'
import { openPostgres } from './postgres/store.ts'
import { openSqlite } from './sqlite/store.ts'

export { failureKind, isSoonBack, isStoreUnavailable, StoreProblem } from './failure.ts'
export type { DueMail, MailAddress, MailReader, MailStore, NewAddress } from './mail.ts'
export { type Counts, MAX_KEYS, type Message } from './messages.ts'
export type { Passkey, PasskeyStore } from './passkeys.ts'
export type { Bond, BondKind, HeldInvitation, PeopleStore, PlayedWith } from './people.ts'
export type * from './port.ts'
export { openPostgres, type PostgresStore } from './postgres/store.ts'
export type { NewCall, PushDevice, PushStore, Reachable } from './push.ts'
export type { BestRating, GuestRating, RatingChange, RatingStore } from './ratings.ts'
export { type RecomputedGame, recomputeRatings } from './recompute-ratings.ts'
export type { GameResult, ResultCursor, ResultSeat, ResultStore, SeatFacts } from './results.ts'
export * from './room.ts'
export * from './secrets.ts'
export { lockFolder } from './sqlite/folder-lock.ts'
export { openSqlite, type SqliteStore } from './sqlite/store.ts'
export type { HeldTicket, Ticket, WaitingStore } from './waiting.ts'

export interface StoreOptions {
  /** The data folder, for SQLite. */
  readonly data: string
  /** A PostgreSQL address; then the folder is not used. */
  readonly databaseUrl?: string | undefined
  /** False only in benchmarks: what waiting for the disk costs. */
  readonly durable?: boolean
  /** The most that the SQLite file may grow to, in megabytes; nothing: as far as the disk goes. */
  readonly maxMegabytes?: number | undefined
}

export const DATABASE_FILE = 'quayside.sqlite'

export async function openStore(options: StoreOptions): Promise<OnlineStore> {
  const { data, databaseUrl, durable = true, maxMegabytes } = options
  try {
    if (databaseUrl) return await openPostgres({ url: databaseUrl, durable })
    await mkdir(data, { recursive: true, mode: 0o700 })
    return openSqlite({ path: join(data, DATABASE_FILE), durable, maxMegabytes })
  } catch (error) {
    throw openProblem(error, databaseUrl ? 'The database' : `The database ${join(data, DATABASE_FILE)}`)
  }
}

const ADVICE: { readonly [kind in FailureKind]?: string } = {
  busy: 'another program holds it; stop that program first',
  full: 'the disk is full; make room first',
  readOnly: 'it may not be written; check owner and mode of file and folder',
  disk: 'it cannot be opened; check path, owner and mode of file and folder',
  damaged: 'it is damaged; restore the last backup into a new folder',
  unreachable: 'it does not answer; check DATABASE_URL and that the database runs',
}

/** What whoever runs the server can do about it; anything else is a bug, and stays as it is. */
function openProblem(error: unknown, what: string): unknown {
  const kind = isFileProblem(error) ? 'disk' : failureKind(error)
  const advice = isRefusedLogin(error) ? 'it refuses the login; check DATABASE_URL' : ADVICE[kind]
  if (advice === undefined || !(error instanceof Error)) return error
  return new StoreProblem(kind, `${what} cannot be used: ${advice} (${error.message}).`)
}

/** PostgreSQL: a wrong user or password, or a database that does not exist. */
function isRefusedLogin(error: unknown): boolean {
  return /^(28|3D)/.test((error as { code?: string }).code ?? '')
}

function isFileProblem(error: unknown): boolean {
  const { code } = error as { code?: string }
  return ['ENOTDIR', 'EEXIST', 'EACCES', 'EROFS', 'EPERM', 'ENOSPC'].includes(code ?? '')
}
