/** A step as it is stored: every entry linked to the one before, now and then with a digest of the whole state. */
import type { AnyGame, GameTypes } from '@quayside/rules-kit'
import {
  firstLink,
  lastLink,
  linkEntries,
  type Step,
  type StoredEntry,
  type StoredHead,
  storedEntry,
} from '@quayside/table'

/** Entries between two digests: links find a damaged log, digests find rules that lead elsewhere, and cost more. */
const DIGEST_EVERY = 64

/** Where a stored log ends: what the next entry is linked to, and the last entry that has a digest. */
export interface LogEnd {
  readonly link: string
  readonly digestSeq: number
}

export function logEnd(head: StoredHead, entries: readonly StoredEntry[]): LogEnd {
  return logEndAfter({ link: firstLink(head), digestSeq: 0 }, entries)
}

export function logEndAfter({ link, digestSeq }: LogEnd, entries: readonly StoredEntry[]): LogEnd {
  const digested = entries.findLast(({ digest }) => digest !== null)
  return { link: lastLink(link, entries), digestSeq: digested?.seq ?? digestSeq }
}

export function storedStep(
  game: AnyGame,
  { entries, head }: Step<GameTypes>,
  { link, digestSeq }: LogEnd,
): StoredEntry[] {
  const stored = linkEntries(link, entries.map(storedEntry))
  const last = stored.at(-1)
  const isDue = head.seq - digestSeq >= DIGEST_EVERY || game.result(head.state) !== null
  if (!last || !isDue) return stored
  return [...stored.slice(0, -1), { ...last, digest: game.digest(head.state) }]
}
