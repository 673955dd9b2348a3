/** The words of the rule pages, in the same language as everything else. */
import { wordBook } from '../texts/index.ts'
import type { RulesWords } from './texts/words.ts'

const book = wordBook<RulesWords>({
  en: async () => (await import('./texts/en.ts')).en,
  ja: async () => (await import('./texts/ja.ts')).ja,
})

export const loadRulesWords = book.load
export const useRulesWords = book.use
