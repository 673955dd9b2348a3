/**
 * A hash chain over the lines of a stored log: each link is a hash of the link before it and of its own line. A line that was
 * changed, lost, added or moved is found at its place, at a small part of what a digest of the whole state costs.
 */
import { canonicalJson, type Json, sha256, toHex, utf8 } from '@quayside/rules-kit'
import type { StoredEntry, StoredHead } from './store.ts'

/** 64 bits: enough to find damage, and a usual line fits into one block of the hash. */
const LINK_BYTES = 8

/** What the first entry is linked to: the game, its options and its set-up. */
export function firstLink({ game, options, players, setup }: StoredHead): string {
  return hashOf(canonicalJson([game, options, players, setup] as Json))
}

export function nextLink(before: string, { text, by, id }: StoredEntry): string {
  return hashOf(`${before} ${by ?? ''} ${id ?? ''} ${text}`)
}

function hashOf(text: string): string {
  return toHex(sha256(utf8(text)), LINK_BYTES)
}

/** The entries with their links. */
export function linkEntries(before: string, entries: readonly StoredEntry[]): StoredEntry[] {
  let link = before
  return entries.map((entry) => {
    link = nextLink(link, entry)
    return { ...entry, link }
  })
}

/** The link of the last entry. Entries that were stored before there were links are counted in. */
export function lastLink(before: string, entries: readonly StoredEntry[]): string {
  return entries.at(-1)?.link ?? linkEntries(before, entries).at(-1)?.link ?? before
}

/** Index of the first entry whose stored link is not the right one; -1: all are, as far as they have links. */
export function brokenLink(before: string, entries: readonly StoredEntry[]): number {
  // Logs of before there were links have nothing to compare.
  if (entries.every(({ link }) => link === undefined)) return -1
  let link = before
  return entries.findIndex((entry) => {
    link = nextLink(link, entry)
    return entry.link !== undefined && entry.link !== link
  })
}
