import { wordBook } from '../texts/index.ts'
import type { LabWords } from './texts/words.ts'

const book = wordBook<LabWords>({
  en: async () => (await import('./texts/en.ts')).en,
  ja: async () => (await import('./texts/ja.ts')).ja,
})

export const loadLabWords = book.load
export const useLabWords = book.use
