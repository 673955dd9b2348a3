/** Failures of a database, told apart by what helps against them. */

/**
 * `busy`: somebody else holds the file; `full`: no room on the disk; `readOnly`: it may not be written; `disk`: the disk fails;
 * `unreachable`: the database, or the thread that writes, does not answer; `damaged`: the file is no whole database; `statement`: the
 * write itself is at fault, and would fail again.
 */
export type FailureKind = 'busy' | 'full' | 'readOnly' | 'disk' | 'unreachable' | 'damaged' | 'statement'

export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Why a store cannot be used at all, as one sentence for those who run the server. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem'
  readonly kind: FailureKind

  constructor(kind: FailureKind, sentence: string) {
    super(sentence)
    this.kind = kind
  }
}

export function laterVersion(schema: number): StoreProblem {
  const sentence = `The data was written by a later version of Quayside (schema ${schema}); start that version, or restore a backup.`
  return new StoreProblem('statement', sentence)
}

/** Primary result codes of SQLite. */
const SQLITE: { readonly [code: number]: FailureKind } = {
  5: 'busy',
  6: 'busy',
  8: 'readOnly',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  14: 'disk',
  26: 'damaged',
}

const SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']
/** PostgreSQL: connection trouble, shutting down, starting up, too many connections. */
const STATES = /^(08|57P0|53)/

const POSTGRES: { readonly [state: string]: FailureKind } = {
  53100: 'full',
  25006: 'readOnly',
  58030: 'disk',
  XX001: 'damaged',
  XX002: 'damaged',
}

export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof Error)) return 'statement'
  if (error instanceof StoreFailure || error instanceof StoreProblem) return error.kind
  const { code = '', errcode } = error as { code?: string; errcode?: number }
  // The upper bits of SQLite's codes only tell more about the lower ones.
  if (errcode !== undefined) return SQLITE[errcode & 0xff] ?? 'statement'
  const known = POSTGRES[code]
  if (known) return known
  const isAway =
    SYSTEM.includes(code) ||
    STATES.test(code) ||
    /^connection terminated|^timeout exceeded when trying to connect|client was closed/i.test(error.message)
  return isAway ? 'unreachable' : 'statement'
}

/** Nothing is wrong with what was asked: the store cannot save, or cannot be reached, now. */
export function isStoreUnavailable(error: unknown): boolean {
  return failureKind(error) !== 'statement'
}

/** It may answer again by itself within seconds, as a database that restarts: worth waiting for. */
export function isSoonBack(error: unknown): boolean {
  return failureKind(error) === 'unreachable'
}
