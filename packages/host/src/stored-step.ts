import type { AnyGame, GameTypes } from '@quayside/rules-kit'
import { type Step, type StoredEntry, storedEntry } from '@quayside/table'

/** Entries between two digests: one costs as much as a whole move, and the last one vouches for all before it. */
const DIGEST_EVERY = 8

export function storedStep(game: AnyGame, { entries, head }: Step<GameTypes>): StoredEntry[] {
  const stored = entries.map(storedEntry)
  const last = stored.at(-1)
  const isDue = Math.floor((head.seq - entries.length) / DIGEST_EVERY) < Math.floor(head.seq / DIGEST_EVERY)
  if (!last || !(isDue || game.result(head.state))) return stored
  return [...stored.slice(0, -1), { ...last, digest: game.digest(head.state) }]
}
