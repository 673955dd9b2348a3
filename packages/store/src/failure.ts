/** Failures of a database, told apart by what helps against them. */

/**
 * `busy`: somebody else holds the file; `full`: no room on the disk; `unreachable`: file or database cannot be reached;
 * `damaged`: the file is no whole database; `statement`: the write itself is at fault, and would fail again.
 */
export type FailureKind = 'busy' | 'full' | 'unreachable' | 'damaged' | 'statement'

export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Primary result codes of SQLite. */
const SQLITE: { readonly [code: number]: FailureKind } = {
  5: 'busy',
  6: 'busy',
  8: 'unreachable',
  10: 'unreachable',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'damaged',
}

const SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']
/** PostgreSQL: connection trouble, shutting down, starting up, too many connections. */
const STATES = /^(08|57P0|53)/

export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof Error)) return 'statement'
  if (error instanceof StoreFailure) return error.kind
  const { code = '', errcode } = error as { code?: string; errcode?: number }
  // The upper bits of SQLite's codes only tell more about the lower ones.
  if (errcode !== undefined) return SQLITE[errcode & 0xff] ?? 'statement'
  const isAway =
    SYSTEM.includes(code) ||
    STATES.test(code) ||
    /^connection terminated|^timeout exceeded when trying to connect|client was closed/i.test(error.message)
  return isAway ? 'unreachable' : 'statement'
}

/** A retry may help. */
export function isStoreUnavailable(error: unknown): boolean {
  return ['busy', 'full', 'unreachable'].includes(failureKind(error))
}
