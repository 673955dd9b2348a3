import { wordBook } from '../texts/index.ts'
import type { SetupWords } from './texts/words.ts'

const book = wordBook<SetupWords>({
  en: async () => (await import('./texts/en.ts')).en,
  ja: async () => (await import('./texts/ja.ts')).ja,
})

export const loadSetupWords = book.load
export const useSetupWords = book.use
