import { wordBook } from '../texts/index.ts'
import type { TextTableWords } from './texts/words.ts'

const book = wordBook<TextTableWords>({
  en: async () => (await import('./texts/en.ts')).en,
  ja: async () => (await import('./texts/ja.ts')).ja,
})

export const loadTextTableWords = book.load
export const useTextTableWords = book.use
