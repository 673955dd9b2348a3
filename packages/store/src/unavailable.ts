/** Distinguishes an unreachable database, where a retry helps, from a faulty query. */

const SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'SQLITE_BUSY']
/** PostgreSQL: connection trouble, shutting down, starting up, too many connections. */
const STATES = /^(08|57P0|53)/

export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  return (
    SYSTEM.includes(code) ||
    STATES.test(code) ||
    /^connection terminated|^timeout exceeded when trying to connect|client was closed/i.test(error.message)
  )
}
