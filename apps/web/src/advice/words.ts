import { wordBook } from '../texts/index.ts'
import type { HintWords } from './texts/words.ts'

const book = wordBook<HintWords>({
  en: async () => (await import('./texts/en.ts')).en,
  ja: async () => (await import('./texts/ja.ts')).ja,
})

export const loadHintWords = book.load
export const useHintWords = book.use
