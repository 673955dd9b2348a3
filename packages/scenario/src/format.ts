/** How reports write values and lists. */
import { canonicalJson, type Json } from '@quayside/rules-kit'

export function canon(value: unknown): string {
  return canonicalJson(value as Json)
}

export function shortList(words: readonly string[]): string {
  return words.length > 12 ? `${words.slice(0, 12).join('; ')}; … (${words.length})` : words.join('; ')
}
