/** This page's requests to the server that it came from. */
import { makeApi, RefusedError } from '@quayside/client'
import type { Language } from '@quayside/texts'
import type { OnlineWords } from './texts/words.ts'

export const api = makeApi()

/** What went wrong, as a sentence: the server's own, or that it was not there to say one. */
export function sentenceOf(error: unknown, language: Language, o: OnlineWords): string {
  return error instanceof RefusedError ? error.refusal.message[language] : o.unreachable
}

export function codeOf(error: unknown): string {
  return error instanceof RefusedError ? error.refusal.code : 'unreachable'
}
