/** The words of the first lessons, in the same language as everything else. */
import { wordBook } from '../texts/index.ts'
import type { LearnWords } from './texts/words.ts'

const book = wordBook<LearnWords>({
  en: async () => (await import('./texts/en.ts')).en,
  ja: async () => (await import('./texts/ja.ts')).ja,
})

export const loadLearnWords = book.load
export const useLearnWords = book.use
