import type { Standing } from './planned-change.ts'

/** A digest of the position for the entry it follows, when the store has none: for a table that leaves memory. */
export function missingDigest<R>({
  game,
  table,
  logEnd,
}: Standing<R>): { readonly seq: number; readonly digest: string } | null {
  if (!table || table.fault || !logEnd || table.head.seq <= logEnd.digestSeq) return null
  return { seq: table.head.seq, digest: game.digest(table.head.state) }
}
